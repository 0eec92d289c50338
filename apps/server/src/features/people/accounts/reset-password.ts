import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { checkMailedCode, type MailProof } from './check-mailed-code.ts'
import type { Account } from './create-account.ts'
import { hashPassword } from './hash-password.ts'
import { proveAddress } from './prove-address.ts'
import { provideApplicant } from './provide-applicant.ts'
import { isWeakPassword } from './rules.ts'
import { setPassword } from './set-password.ts'

type Needs = SendsSoon & Pick<App, 'hashCode' | 'sessions'>

/**
 * Sets a new password for whoever reads the person's mail, and signs everybody out. A weak password
 * leaves the code as it is, so the next one may be tried with it.
 */
export async function resetPassword(
  app: Needs,
  proof: MailProof,
  newPassword: string,
): Promise<Account> {
  const check = () => app.db.transaction((tx) => checkMailedCode(tx, app, 'password_reset', proof))
  const proven = await check()
  if (!proven) throw new CallFailure('WRONG_CODE')
  const owner = { ...proven.user, productName: app.config.productName }
  if (isWeakPassword(newPassword, owner)) throw new CallFailure('WEAK_PASSWORD')
  const passwordHash = await hashPassword(newPassword)
  const ended = await app.db.transaction(async (tx) => {
    // Once more: while the password was hashed, somebody else may have used the code.
    const still = await checkMailedCode(tx, app, 'password_reset', proof)
    if (!still) return undefined
    await proveAddress(tx, still.user, app.clock.now())
    return setPassword(tx, app, { user: still.user, passwordHash })
  })
  if (!ended) throw new CallFailure('WRONG_CODE')
  for (const id of ended) app.sessions.forget(id)
  sendSoon(app)
  return { userId: owner.id, applicantId: await provideApplicant(app, owner.id) }
}
