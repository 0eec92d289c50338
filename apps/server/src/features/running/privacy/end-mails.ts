import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { ownApplicantId } from '../../../http/session.ts'
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

/** Does so by the token in a mail; answers with the address, for who has several. */
export async function endMailsByToken(
  app: Pick<App, 'db' | 'clock' | 'unsubscribeTokens'>,
  token: string,
): Promise<{ email: string } | undefined> {
  const user = await findMailed(app, token)
  if (!user) return undefined
  await endMails(app, user.id)
  return { email: maskEmail(user.email) }
}

/** Whose mail the token came in; undefined when it is forged or the account must go. */
export async function findMailed(
  { db, unsubscribeTokens }: Pick<App, 'db' | 'unsubscribeTokens'>,
  token: string,
): Promise<{ id: string; email: string } | undefined> {
  const userId = unsubscribeTokens.userOf(token)
  if (userId === undefined) return undefined
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.purgeAfter)))
  return user
}
