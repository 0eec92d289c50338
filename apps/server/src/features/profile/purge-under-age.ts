import { eq, inArray, lte } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { files } from '../../db/schema/applications.ts'
import { idempotencyKeys, outboxEmails } from '../../db/schema/sessions.ts'

/** `purgeAfter` is the latest moment; run every hour, this leaves room for a run that fails. */
const EARLY_HOURS = 2

/**
 * Removes everyone under 16 whose time has come, with all they left: answers, applications, files.
 * Safe to repeat. Returns how many people were removed.
 */
export async function purgeUnderAge({
  db,
  clock,
  files: store,
}: Pick<App, 'db' | 'clock' | 'files'>): Promise<number> {
  const dueUntil = new Date(clock.now().getTime() + EARLY_HOURS * 3_600_000)
  const due = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(lte(users.purgeAfter, dueUntil))
  if (due.length === 0) return 0
  const userIds = due.map(({ id }) => id)
  const stored = await db
    .select({ key: files.id })
    .from(files)
    .innerJoin(applicants, eq(applicants.id, files.applicantId))
    .where(inArray(applicants.userId, userIds))
  // First the bytes: when one cannot be removed, its row is still there for the next run.
  for (const { key } of stored) await store.remove(key)
  const emails = due.map(({ email }) => email)
  await db.transaction(async (transaction) => {
    await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.owner, userIds))
    await transaction.delete(outboxEmails).where(inArray(outboxEmails.recipient, emails))
    await transaction.delete(users).where(inArray(users.id, userIds))
  })
  return due.length
}
