import type { MailChoices } from '@laurel/contract/privacy'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { automations } from '../../../db/schema/automation.ts'
import { mailChoices } from '../../../db/schema/privacy.ts'

export type MailChoice = keyof MailChoices

/** Which mails a person wants; without an answer all of them. None once the account must go. */
export async function readMailChoices(db: Queryable, userId: string): Promise<MailChoices> {
  const [row] = await db
    .select({
      deadlineReminders: automations.remindsOfDeadlines,
      preparedDrafts: mailChoices.preparedDrafts,
      suggestions: mailChoices.suggestions,
    })
    .from(users)
    .leftJoin(mailChoices, eq(mailChoices.userId, users.id))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(automations, eq(automations.applicantId, applicants.id))
    .where(and(eq(users.id, userId), isNull(users.purgeAfter)))
    .orderBy(applicants.createdAt)
    .limit(1)
  return {
    deadlineReminders: row !== undefined && (row.deadlineReminders ?? true),
    preparedDrafts: row !== undefined && (row.preparedDrafts ?? true),
    suggestions: row !== undefined && (row.suggestions ?? true),
  }
}

/** Whether a mail of this kind may be written to somebody. */
export const wantsMail = async (
  db: Queryable,
  userId: string,
  choice: MailChoice,
): Promise<boolean> => (await readMailChoices(db, userId))[choice]
