import type { deleteAccount as deleteCall } from '@laurel/contract/accounts'
import type { AnswerOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DEFAULT_TIME_ZONE } from '../../days.ts'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { transact } from '../../db/transact.ts'
import { CallFailure } from '../../http/failures.ts'
import type { UserSession } from '../../http/session.ts'
import { checkPassword } from '../accounts/check-password.ts'
import { writeEmail } from '../mail/write-email.ts'
import { closeAccount, type ClosedAccount } from '../profile/close-account.ts'
import { accountDeletedEmail } from './emails.ts'
import { recordAwards } from './record-awards.ts'
import { recordOwnRequest } from './record-own-request.ts'
import { maskEmail } from './rules.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'limits' | 'sessions' | 'trialHash'>

/**
 * Deletes an account for the person at once: nobody signs in to it, its address is free for a new
 * one, and nothing more happens by itself. `purgeAccounts` removes what it held.
 */
export async function deleteAccount(
  app: Needs,
  { userId }: Pick<UserSession, 'userId'>,
  password: string | undefined,
): Promise<AnswerOf<typeof deleteCall>> {
  const [user] = await app.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new CallFailure('SESSION_ENDED')
  await checkPassword(app, user, password)
  const closed = await transact(app.db, async (tx) => {
    const account = await closeByRequest(tx, app, userId)
    if (account) await recordOwnRequest(tx, 'delete', maskEmail(account.email), app.clock.now())
    return account
  })
  if (!closed) throw new CallFailure('SESSION_ENDED')
  for (const id of closed.endedSessionIds) app.sessions.forget(id)
  return { purgedBy: closed.purgeAfter.toISOString() }
}

/** Closes an account because its owner asked; undefined when it is closed already. */
export async function closeByRequest(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'trialHash'>,
  userId: string,
): Promise<ClosedAccount | undefined> {
  await recordAwards(tx, [userId])
  const account = await closeAccount(tx, app, userId, 'own_request')
  if (!account) return undefined
  await forgetSignIn(tx, userId)
  await writeLastMail(tx, app, userId, account)
  return account
}

/** The name stays until the purge, which may have an award to record; RFC 2606 keeps mail away. */
async function forgetSignIn(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@account.invalid`,
      pendingEmail: null,
      emailConfirmedAt: null,
      passwordHash: null,
      googleSubject: null,
      phone: null,
      tracking: null,
    })
    .where(eq(users.id, userId))
}

/** After all others were dropped. */
function writeLastMail(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  userId: string,
  { email, timeZone = DEFAULT_TIME_ZONE, purgeAfter }: ClosedAccount,
): Promise<void> {
  const mail = accountDeletedEmail({ userId, email, timeZone, purgedBy: purgeAfter }, config)
  return writeEmail(tx, mail, clock.now())
}
