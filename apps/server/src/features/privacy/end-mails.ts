import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { CallFailure } from '../../http/failures.ts'
import { ownApplicantId } from '../../http/session.ts'
import { maskEmail } from './rules.ts'
import { updateMailChoices } from './update-mail-choices.ts'

const NONE = { deadlineReminders: false, preparedDrafts: false, suggestions: false }

/** Ends all mails that somebody can end, about every student of the account. */
export async function endMails(app: Pick<App, 'db' | 'clock'>, userId: string): Promise<void> {
  const mine = await app.db
    .select({ applicantId: applicants.id })
    .from(applicants)
    .where(eq(applicants.userId, userId))
    .orderBy(asc(applicants.createdAt))
  for (const { applicantId } of mine)
    await updateMailChoices(app, { userId, applicantId: ownApplicantId(applicantId) }, NONE)
}

/** Does so by the link in a mail; answers with the address, for who has several. */
export async function endMailsByLink(
  app: Pick<App, 'db' | 'clock' | 'unsubscribeTokens'>,
  token: string,
): Promise<{ email: string }> {
  const userId = app.unsubscribeTokens.userOf(token)
  if (userId === undefined) throw new CallFailure('WRONG_CODE')
  const [user] = await app.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.purgeAfter)))
  if (!user) throw new CallFailure('WRONG_CODE')
  await endMails(app, userId)
  return { email: maskEmail(user.email) }
}
