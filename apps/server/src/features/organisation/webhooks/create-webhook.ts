import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { MOST_WEBHOOKS, type createWebhook as createCall } from '@laurel/contract/webhooks'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { webhooks } from '../../../db/schema/integrations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { createWebhookSecret } from '../../../integrations/webhooks/sign-message.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { Member } from '../organisations/require-member.ts'
import { parseWebhookUrl } from './parse-webhook-url.ts'

/** Tells an address of events from now on. Throws TOO_MANY_REQUESTS past ten. */
export async function createWebhook(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  body: BodyOf<typeof createCall>,
): Promise<AnswerOf<typeof createCall>> {
  const url = parseWebhookUrl(body.url)
  const events = [...new Set(body.events)]
  const secret = createWebhookSecret()
  const id = randomUUID()
  const createdAt = clock.now()
  await transact(db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const own = eq(webhooks.organisationId, organisationId)
    if ((await tx.$count(webhooks, own)) >= MOST_WEBHOOKS)
      throw new CallFailure('TOO_MANY_REQUESTS', {
        message: `You have ${MOST_WEBHOOKS} webhooks. Please delete one first.`,
      })
    await tx.insert(webhooks).values({ id, organisationId, url, events, secret, createdAt })
    const details = { webhookId: id }
    const event = { organisationId, actorId: userId, action: 'create_webhook', details }
    await recordAudit(tx, [event], createdAt)
  })
  return {
    id,
    url,
    events,
    secret,
    createdAt: createdAt.toISOString(),
    switchedOffAt: null,
    latest: null,
  }
}
