import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { forgetMailedCodes } from './check-mailed-code.ts'
import { passwordChangedEmail } from './emails.ts'
import { endSessions } from './end-sessions.ts'

interface NewPassword {
  user: typeof users.$inferSelect
  passwordHash: string
  /** The session that it is changed from; without one all sessions end. */
  butFor?: string
}

/**
 * Sets a password and shuts out whoever knew the one before: other sessions end, codes and links
 * that were mailed are void, and the person is told. Returns the sessions that ended.
 */
export async function setPassword(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { user, passwordHash, butFor }: NewPassword,
): Promise<string[]> {
  const now = clock.now()
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await forgetMailedCodes(tx, user.id)
  const told = { userId: user.id, recipient: user.email, firstName: user.firstName }
  await writeEmail(tx, passwordChangedEmail(told, config), now)
  return endSessions(tx, { userId: user.id, butFor, now })
}
