import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sandboxWebhooks } from '../../../db/schema/sandbox.ts'
import { readSandboxKey } from '../../../integrations/billing/open-billing-provider.ts'
import {
  signEvent,
  SIGNATURE_HEADER,
} from '../../../integrations/billing/sandbox/sandbox-events.ts'

type Webhook = typeof sandboxWebhooks.$inferSelect
type Parts = Pick<App, 'server' | 'db' | 'clock'>

const WEBHOOK_PATH = '/api/v1/user-payments/webhooks/sandbox'
const BATCH = 100

/** Tells the product what waits to be told. What it does not take in is told again later. */
export async function deliverWebhooks(
  app: Parts,
  inOrder: (webhooks: Webhook[]) => Webhook[] = (webhooks) => webhooks,
): Promise<void> {
  const key = await readSandboxKey(app.db)
  for (;;) {
    const claimed = await claim(app)
    for (const webhook of inOrder(claimed)) await deliver(app, key, webhook)
    if (claimed.length < BATCH) return
  }
}

/** Ten seconds later, then ever longer, and every six hours at last. */
const FIRST_WAIT_SECONDS = 10
const WAIT_FACTOR = 4
const LONGEST_WAIT_SECONDS = 21_600

/** Puts the next try off before this one, so that a process that dies loses none. */
async function claim({ db, clock }: Parts): Promise<Webhook[]> {
  const now = clock.now()
  const due = db
    .select({ id: sandboxWebhooks.id })
    .from(sandboxWebhooks)
    .where(lte(sandboxWebhooks.nextTryAt, now))
    .orderBy(asc(sandboxWebhooks.createdAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const wait = sql`least(${FIRST_WAIT_SECONDS} * power(${WAIT_FACTOR}, ${sandboxWebhooks.tries}), ${LONGEST_WAIT_SECONDS})`
  return db
    .update(sandboxWebhooks)
    .set({
      tries: sql`${sandboxWebhooks.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${wait} * interval '1 second'`,
    })
    .where(inArray(sandboxWebhooks.id, due))
    .returning()
}

async function deliver({ server, db, clock }: Parts, key: Buffer, webhook: Webhook): Promise<void> {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signEvent(key, webhook.payload, clock.now()),
    },
    payload: webhook.payload,
  })
  if (statusCode >= 200 && statusCode < 300)
    await db.delete(sandboxWebhooks).where(eq(sandboxWebhooks.id, webhook.id))
  else
    server.log.warn({ statusCode, tries: webhook.tries }, 'a webhook of the sandbox was not taken')
}
