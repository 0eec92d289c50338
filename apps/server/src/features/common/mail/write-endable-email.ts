import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { wantsMail, type MailChoice } from './queries.ts'
import { siteLinks } from './site-links.ts'
import { writeEmail, type Email } from './write-email.ts'

/**
 * Writes a mail that its reader can end, with a line that ends them all; nothing to somebody who
 * has ended such mails. Returns whether it was written.
 */
export async function writeEndableEmail(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'unsubscribeTokens'>,
  choice: MailChoice,
  email: Email & { userId: string },
): Promise<boolean> {
  if (!(await wantsMail(tx, email.userId, choice))) return false
  const link = siteLinks(app.config).unsubscribe(app.unsubscribeTokens.issue(email.userId))
  const bodyText = `${email.bodyText}To end these and all other emails but receipts and those about your account: ${link}\n`
  await writeEmail(tx, { ...email, bodyText }, app.clock.now(), true)
  return true
}
