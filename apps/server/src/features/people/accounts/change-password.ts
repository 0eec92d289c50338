import type { changePassword as changePasswordCall } from '@laurel/contract/account-settings'
import type { BodyOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { isWeakPassword } from './rules.ts'
import { setPassword } from './set-password.ts'

type Needs = SendsSoon & Pick<App, 'limits' | 'sessions'>

/** Changes the password of somebody who knows it; returns how many other sessions ended. */
export async function changePassword(
  app: Needs,
  { userId, sessionId }: UserSession,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordCall>,
): Promise<number> {
  const [known] = await app.db.select().from(users).where(eq(users.id, userId))
  if (!known) throw new CallFailure('SESSION_ENDED')
  const owner = { ...known, productName: app.config.productName }
  if (isWeakPassword(newPassword, owner)) throw new CallFailure('WEAK_PASSWORD')
  await checkPassword(app, known, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const ended = await app.db.transaction(async (tx) => {
    const byId = eq(users.id, userId)
    const [user] = await tx.select().from(users).where(byId).for('no key update')
    // While it was hashed, somebody else may have changed it: what was shown is no longer right.
    if (user?.passwordHash !== known.passwordHash) throw new CallFailure('WRONG_PASSWORD')
    return setPassword(tx, app, { user, passwordHash, butFor: sessionId })
  })
  for (const id of ended) app.sessions.forget(id)
  sendSoon(app)
  return ended.length
}
