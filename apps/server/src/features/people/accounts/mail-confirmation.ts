import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { createMailedCode } from './create-mailed-code.ts'
import { confirmationEmail } from './emails.ts'

export type MailsConfirmation = SendsSoon & Pick<App, 'hashCode' | 'limits'>

/** Writes a mail whose code and link confirm the address; to be sent after the commit. */
export async function writeConfirmation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'hashCode'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const purpose = 'email_confirmation'
  const pair = await createMailedCode(tx, app, { userId, purpose, email })
  const mailed = confirmationEmail({ userId, recipient: email, ...pair }, app.config)
  await writeEmail(tx, mailed, app.clock.now())
}

/**
 * Mails the confirmation of the address that waits, else of the account's own. Throws
 * EMAIL_CONFIRMED when there is nothing to confirm, TOO_MANY_REQUESTS when the person or the
 * address had many such mails.
 */
export async function mailConfirmation(app: MailsConfirmation, userId: string): Promise<string> {
  const [user] = await app.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new CallFailure('SESSION_ENDED')
  if (user.pendingEmail === null && user.emailConfirmedAt !== null)
    throw new CallFailure('EMAIL_CONFIRMED')
  const email = user.pendingEmail ?? user.email
  await app.limits.use('confirmationMail', userId)
  await app.limits.use('confirmationMail', hashOf(email))
  await app.db.transaction((tx) => writeConfirmation(tx, app, { userId, email }))
  sendSoon(app)
  return email
}

/** Whoever had many such mails has saved the address all the same, and asks for the mail later. */
export async function mailConfirmationIfAllowed(
  app: MailsConfirmation,
  userId: string,
): Promise<void> {
  try {
    await mailConfirmation(app, userId)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
  }
}
