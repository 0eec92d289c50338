import type { deleteAccount as deleteCall } from '@laurel/contract/account-settings'
import type { AnswerOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { checkPassword } from '../../people/accounts/check-password.ts'
import { closeForGood } from './close-for-good.ts'
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
    const account = await closeForGood(tx, app, userId, 'own_request')
    if (account) await recordOwnRequest(tx, 'delete', maskEmail(account.email), app.clock.now())
    return account
  })
  if (!closed) throw new CallFailure('SESSION_ENDED')
  for (const id of closed.endedSessionIds) app.sessions.forget(id)
  return { purgedBy: closed.purgeAfter.toISOString() }
}
