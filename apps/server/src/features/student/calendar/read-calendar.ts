import type { readCalendar as readCall } from '@laurel/contract/calendar'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { readPlan } from '../planner/read-plan.ts'
import { findFeedOwner } from './queries.ts'
import { renderCalendar } from './render-calendar.ts'

/** Whoever has the address sees it, so no cache, search engine or other site may learn of it. */
const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="deadlines.ics"',
  'cache-control': 'private',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** Answers a calendar program with the deadlines of whoever's private address it is. */
export async function readCalendar(
  app: App,
  { params, reply }: Asked<typeof readCall>,
): Promise<FastifyReply> {
  const owner = await findFeedOwner(app.db, params.file)
  if (!owner) throw new CallFailure('NOT_FOUND')
  const { scholarships } = await readPlan(app, owner)
  return reply.headers(HEADERS).send(renderCalendar(scholarships, app.config, app.clock.now()))
}
