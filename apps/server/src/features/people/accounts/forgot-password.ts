import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { createMailedCode } from './create-mailed-code.ts'
import { resetEmail } from './emails.ts'

type Needs = SendsSoon & Pick<App, 'hashCode'>

/**
 * Mails a code and a link for a new password. Nobody waits for it, so that the answer takes as long
 * for an address without an account.
 */
export function forgotPassword(app: Needs, email: string): void {
  app.background.start('mail a code for a new password', async () => {
    if (await mailReset(app, email)) sendSoon(app)
  })
}

async function mailReset(app: Needs, email: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.purgeAfter)))
    if (!user) return false
    const userId = user.id
    const pair = await createMailedCode(tx, app, { userId, purpose: 'password_reset', email })
    const firstName = user.emailConfirmedAt === null ? '' : user.firstName
    const mailed = resetEmail({ userId, recipient: email, firstName, ...pair }, app.config)
    await writeEmail(tx, mailed, app.clock.now())
    return true
  })
}
