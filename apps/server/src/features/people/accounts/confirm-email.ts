import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sqlStateOf, UNIQUE_VIOLATION, type Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import {
  checkMailedCode,
  forgetMailedCodes,
  type MailProof,
  type Proven,
} from './check-mailed-code.ts'
import { addressChangedEmail } from './emails.ts'

type Needs = SendsSoon & Pick<App, 'hashCode'>

/**
 * Confirms the address a code or link was mailed to; one that waited becomes the account's own.
 * Throws WRONG_CODE, and APPLICANT_EXISTS when somebody else has an account with it by now.
 */
export async function confirmEmail(app: Needs, proof: MailProof): Promise<string> {
  try {
    const email = await app.db.transaction((tx) => confirm(tx, app, proof))
    if (email === undefined) throw new CallFailure('WRONG_CODE')
    sendSoon(app)
    return email
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new CallFailure('APPLICANT_EXISTS')
    throw error
  }
}

async function confirm(tx: Transaction, app: Needs, proof: MailProof): Promise<string | undefined> {
  const proven = await checkMailedCode(tx, app, 'email_confirmation', proof)
  if (!proven) return undefined
  const { user, mailedTo } = proven
  const isWaiting = mailedTo === user.pendingEmail
  // Another address was typed since.
  if (!isWaiting && mailedTo !== user.email) return undefined
  const emailConfirmedAt = app.clock.now()
  if (isWaiting) await moveAddress(tx, app, proven)
  await tx.update(users).set({ emailConfirmedAt }).where(eq(users.id, user.id))
  // All: a code for a new password may be on its way to the address before.
  await forgetMailedCodes(tx, user.id)
  return mailedTo
}

async function moveAddress(
  tx: Transaction,
  { clock, config }: Needs,
  { user, mailedTo }: Proven,
): Promise<void> {
  const changes = { email: mailedTo, pendingEmail: null }
  await tx.update(users).set(changes).where(eq(users.id, user.id))
  const told = { userId: user.id, recipient: user.email, firstName: user.firstName }
  await writeEmail(tx, addressChangedEmail(told, config), clock.now())
}
