import { UTM_NAMES } from '@laurel/contract/campaign'
import type { BodyOf } from '@laurel/contract/define-call'
import type { recordPageView as recordCall } from '@laurel/contract/measuring'
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { pageViews } from '../../../db/schema/measuring.ts'
import { networkOf } from '../../../http/network-of.ts'

/**
 * Keeps that a page was looked at, without who looked. A browser that sends Global Privacy Control
 * has said no, whatever the body says. Answers whether it counts.
 */
export async function recordPageView(
  { db, clock, limits }: Pick<App, 'db' | 'clock' | 'limits'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  body: BodyOf<typeof recordCall>,
): Promise<boolean> {
  if (headers['sec-gpc'] === '1') return false
  await limits.use('pageView', networkOf(ip))
  const { visitId, page, width } = body
  const campaign: Record<string, string> = {}
  for (const name of Object.values(UTM_NAMES)) if (body[name]) campaign[name] = body[name]
  await db.insert(pageViews).values({
    id: randomUUID(),
    visitId,
    page,
    width,
    campaign,
    referrerHost: body.referrerHost ?? null,
    linkId: body.trackDeskLinkId || null,
    sourceId: body.trackDeskSourceId || null,
    viewedAt: clock.now(),
  })
  return true
}
