import { and, asc, eq, lte, min, notInArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { postMessage, type PostOutcome } from '../../../integrations/webhooks/post-message.ts'
import { signMessage } from '../../../integrations/webhooks/sign-message.ts'
import { bodyOf } from './message-body.ts'
import { switchOffWebhook } from './switch-off-webhook.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'server'>
type Post = typeof postMessage

/** How long after each try the next one comes: three days in all. */
const PAUSES_MINUTES = [1, 5, 30, 120, 300, 600, 840, 1200, 1200]
const MINUTE_MILLISECONDS = 60_000
/** While one is sent, nobody else takes it up; long past what a receiver may take. */
const HELD_MILLISECONDS = 60_000

/** So many organisations are told at the same time, each of one thing after another. */
const ORGANISATIONS_AT_ONCE = 8
/** A receiver that takes its time with each message keeps only its own organisation waiting. */
const TURN_MILLISECONDS = 30_000

/** Sends every message that is due, the organisations taking turns; gives how many arrived. */
export async function deliverWebhooks(
  app: Parts,
  post: Post = postMessage,
  atOnce = ORGANISATIONS_AT_ONCE,
): Promise<number> {
  let arrived = 0
  // One that does not answer keeps the others waiting once, not with each message.
  const silent = new Set<string>()
  for (;;) {
    const queue = await findWaiting(app, [...silent])
    if (queue.length === 0) return arrived
    const takeTurns = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const taken = await tellOrganisation(app, next, { post, silent })
        arrived += taken
      }
    }
    await Promise.all(Array.from({ length: atOnce }, takeTurns))
  }
}

/** Organisations with messages that are due, the one that waits longest first. */
async function findWaiting({ db, clock }: Parts, silent: string[]): Promise<string[]> {
  const { nextTryAt, webhookId } = webhookDeliveries
  const rows = await db
    .select({ organisationId: webhooks.organisationId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(lte(nextTryAt, clock.now()), notInArray(webhookId, silent)))
    .groupBy(webhooks.organisationId)
    .orderBy(min(nextTryAt), webhooks.organisationId)
  return rows.map(({ organisationId }) => organisationId)
}

/** One turn of an organisation; gives how many messages arrived. */
async function tellOrganisation(
  app: Parts,
  organisationId: string,
  { post, silent }: { post: Post; silent: Set<string> },
): Promise<number> {
  const endsAt = app.clock.now().getTime() + TURN_MILLISECONDS
  let arrived = 0
  while (app.clock.now().getTime() < endsAt) {
    const due = await takeDue(app, organisationId, [...silent])
    if (!due) break
    if (await tryDelivery(app, due, post)) arrived += 1
    else silent.add(due.delivery.webhookId)
  }
  return arrived
}

/** Takes one for one try: a process that dies leaves it to be tried again. */
async function takeDue({ db, clock }: Parts, organisationId: string, silent: string[]) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ delivery: webhookDeliveries, url: webhooks.url, secret: webhooks.secret })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          eq(webhooks.organisationId, organisationId),
          lte(webhookDeliveries.nextTryAt, now),
          notInArray(webhookDeliveries.webhookId, silent),
        ),
      )
      .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
      .limit(1)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    if (!due) return undefined
    const tries = due.delivery.tries + 1
    await tx
      .update(webhookDeliveries)
      .set({ tries, nextTryAt: new Date(now.getTime() + HELD_MILLISECONDS) })
      .where(eq(webhookDeliveries.id, due.delivery.id))
    return { ...due, tries }
  })
}

type Due = NonNullable<Awaited<ReturnType<typeof takeDue>>>

async function tryDelivery(app: Parts, due: Due, post: Post): Promise<boolean> {
  const { clock, server } = app
  const { delivery, url, secret, tries } = due
  const now = clock.now()
  const body = bodyOf(delivery)
  const outcome = await post(url, signMessage(secret, { id: delivery.id, body }, now), body)
  const hasArrived = 'status' in outcome && outcome.status >= 200 && outcome.status < 300
  const pause = PAUSES_MINUTES[tries - 1]
  const nextTryAt =
    hasArrived || pause === undefined
      ? null
      : new Date(clock.now().getTime() + pause * MINUTE_MILLISECONDS)
  await transact(app.db, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({
        outcome: describe(outcome),
        nextTryAt,
        ...(hasArrived && { deliveredAt: clock.now() }),
      })
      .where(eq(webhookDeliveries.id, delivery.id))
    if (!hasArrived && nextTryAt === null) await switchOffWebhook(tx, app, delivery.webhookId)
  })
  if (!hasArrived)
    server.log.warn({ delivery: delivery.id, tries, outcome }, 'a webhook message was not taken')
  return hasArrived
}

const describe = (outcome: PostOutcome): string =>
  'status' in outcome ? `Answered ${outcome.status}` : outcome.problem
