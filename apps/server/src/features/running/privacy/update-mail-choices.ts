import type { MailChoices, updateMailChoices as updateCall } from '@laurel/contract/privacy'
import type { BodyOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { mailChoices } from '../../../db/schema/privacy.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { updateAutomation } from '../../student/automation/update-automation.ts'
import { readMailChoices } from '../../common/mail/queries.ts'

/** Changes which mails somebody wants. Reminders are the same setting as among the automations. */
export async function updateMailChoices(
  app: Pick<App, 'db' | 'clock'>,
  { userId, applicantId }: Pick<ApplicantSession, 'userId' | 'applicantId'>,
  { deadlineReminders, ...changes }: BodyOf<typeof updateCall>,
): Promise<MailChoices> {
  if (deadlineReminders !== undefined)
    await updateAutomation(app, applicantId, { remindsOfDeadlines: deadlineReminders })
  if (changes.preparedDrafts !== undefined || changes.suggestions !== undefined)
    await app.db.transaction(async (tx) => {
      // One change at a time, so that none is lost in another.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      const known = await readMailChoices(tx, userId)
      const changed = {
        preparedDrafts: changes.preparedDrafts ?? known.preparedDrafts,
        suggestions: changes.suggestions ?? known.suggestions,
        updatedAt: app.clock.now(),
      }
      await tx
        .insert(mailChoices)
        .values({ userId, ...changed })
        .onConflictDoUpdate({ target: mailChoices.userId, set: changed })
    })
  return readMailChoices(app.db, userId)
}
