import { eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { retentionNotices } from '../../../../db/schema/privacy.ts'
import { transact } from '../../../../db/transact.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { closeForGood } from '../close-for-good.ts'
import { retentionEmail } from './emails.ts'
import { readLastUse, readUnused } from './read-last-use.ts'
import { goingAt, latestUse, nextStep, retainedUntil } from './rules.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'trialHash' | 'sessions'>

/**
 * Tells people whose accounts nobody has used for years that they end, twice, and ends those that
 * nobody came back to: the purge removes them as any other. Safe to repeat.
 */
export async function endUnused(app: Needs): Promise<void> {
  for (const { userId } of await readUnused(app.db, latestUse(app.clock.now())))
    await followUnused(app, userId)
}

async function followUnused(app: Needs, userId: string): Promise<void> {
  const ended = await transact(app.db, async (tx): Promise<readonly string[]> => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const use = await readLastUse(tx, userId)
    if (!use) return []
    const now = app.clock.now()
    const endsAt = retainedUntil(use.lastUsedAt, use.isShort)
    const [notices] = await tx
      .select()
      .from(retentionNotices)
      .where(eq(retentionNotices.userId, userId))
    const step = nextStep(endsAt, notices, now)
    if (step === 'wait') return []
    if (step === 'close')
      return (await closeForGood(tx, app, userId, 'unused'))?.endedSessionIds ?? []
    const told =
      step === 'tell last' && notices
        ? { ...notices, lastToldAt: now }
        : { userId, endsAt, firstToldAt: now, lastToldAt: null }
    await keepNotices(tx, told)
    await writeEmail(tx, retentionEmail({ ...use, goesAt: goingAt(endsAt, told) }, app.config), now)
    return []
  })
  for (const each of ended) app.sessions.forget(each)
}

/** Those of before, when the account was used since, are replaced. */
async function keepNotices(
  tx: Transaction,
  { userId, ...told }: typeof retentionNotices.$inferInsert,
): Promise<void> {
  await tx
    .insert(retentionNotices)
    .values({ userId, ...told })
    .onConflictDoUpdate({ target: retentionNotices.userId, set: told })
}
