import { count, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { commitOnce } from '../../../http/idempotency.ts'
import { readAdministrators } from '../../common/mail/read-administrators.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { waitingEmail, type Waiting } from './emails.ts'

/**
 * Mails administrators how many requests wait, once for whichever was asked last: run by the hour,
 * that is one mail an hour at most, and none while nobody asks anew.
 */
export async function tellAdministrators({
  db,
  clock,
  config,
}: Pick<App, 'db' | 'clock' | 'config'>): Promise<void> {
  const waiting = await readWaiting(db)
  const latestId = await readLatestId(db)
  if (waiting.requests === 0 || latestId === undefined) return
  const once = {
    owner: 'support-notice',
    key: latestId,
    callId: 'tellAdministrators',
    bodyHash: '',
  }
  await commitOnce(db, clock, once, (keeper) =>
    db.transaction(async (tx) => {
      await keeper.keep(tx, latestId)
      const now = clock.now()
      for (const recipient of await readAdministrators(tx))
        await writeEmail(tx, waitingEmail(recipient, waiting, config), now)
      return latestId
    }),
  )
}

const { createdAt, id, isPriority, status } = supportRequests

/** Also where it is resolved: an older one that still waits is not news. */
async function readLatestId(db: Queryable): Promise<string | undefined> {
  const latestFirst = [desc(createdAt), desc(id)]
  const [row] = await db
    .select({ id })
    .from(supportRequests)
    .orderBy(...latestFirst)
    .limit(1)
  return row?.id
}

async function readWaiting(db: Queryable): Promise<Waiting> {
  const ofSubscribers = sql<number>`(count(*) filter (where ${isPriority}))::int`
  const [row] = await db
    .select({ requests: count(), ofSubscribers })
    .from(supportRequests)
    .where(eq(status, 'Active'))
  return row ?? { requests: 0, ofSubscribers: 0 }
}
