import { eq, like, lte, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { files } from '../../../db/schema/applications.ts'
import { idempotencyKeys, outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { forgetEvents } from '../../money/billing/leave-billing.ts'
import { recordAwards } from './record-awards.ts'

/** `purgeAfter` is the latest moment; run every hour, this leaves room for a run that fails. */
const EARLY_HOURS = 2

type Needs = Pick<App, 'db' | 'clock' | 'files' | 'server'>
interface Due {
  id: string
  email: string
}

/**
 * Removes everyone whose time has come, with all they left: answers, applications, files, mails.
 * Only who won what and, without a name, what was paid stays. Safe to repeat. Returns how many people were removed.
 */
export async function purgeAccounts(app: Needs): Promise<number> {
  const dueUntil = new Date(app.clock.now().getTime() + EARLY_HOURS * 3_600_000)
  const due = await app.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(lte(users.purgeAfter, dueUntil))
  let purged = 0
  for (const person of due)
    try {
      await purgeAccount(app, person)
      purged += 1
    } catch (error) {
      // One whose files cannot be removed now must not keep the others.
      app.server.log.error({ err: error, userId: person.id }, 'an account is left to be purged')
    }
  return purged
}

async function purgeAccount({ db, files: store }: Needs, { id, email }: Due): Promise<void> {
  const mine = eq(applicants.userId, id)
  const students = await db.select({ id: applicants.id }).from(applicants).where(mine)
  const stored = await db
    .select({ key: files.id })
    .from(files)
    .innerJoin(applicants, eq(applicants.id, files.applicantId))
    .where(mine)
  // First the bytes: when one cannot be removed, its row is still there for the next run.
  for (const { key } of stored) await store.remove(key)
  const counted = [id, ...students.map((student) => student.id)].map((each) =>
    like(rateLimits.key, `%:${each}`),
  )
  await db.transaction(async (tx) => {
    await recordAwards(tx, [id])
    for (const student of students) await forgetEvents(tx, student.id)
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, id))
    await tx.delete(outboxEmails).where(eq(outboxEmails.recipient, email))
    await tx.delete(rateLimits).where(or(...counted))
    await tx.delete(users).where(eq(users.id, id))
  })
}
