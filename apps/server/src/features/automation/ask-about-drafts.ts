import type { App } from '../../app-context.ts'
import { automationSteps } from '../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import { readRecipient } from '../mail/read-recipient.ts'
import { writeEmail } from '../mail/write-email.ts'
import { readScholarships } from '../scholarships/queries.ts'
import { preparedEmail } from './emails.ts'
import { readAutomation } from './queries.ts'
import type { PreparedDraft } from './read-prepared.ts'

/** Asks a student by one mail about the prepared drafts that were not asked about before. */
export async function askAboutDrafts(
  app: App,
  applicantId: OwnApplicantId,
  drafts: readonly PreparedDraft[],
): Promise<void> {
  const open = drafts.filter(({ wasAsked }) => !wasAsked)
  if (open.length === 0) return
  const now = app.clock.now()
  const rows = await readScholarships(
    app.db,
    open.map(({ scholarshipId }) => scholarshipId),
  )
  await app.db.transaction(async (tx) => {
    const noted = await tx
      .insert(automationSteps)
      .values(
        open.map(({ scholarshipId, cycle }) => ({
          applicantId,
          scholarshipId,
          cycle,
          step: 'asked' as const,
          takenAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: automationSteps.scholarshipId })
    const asked = noted.flatMap(({ id }) => rows.get(id) ?? [])
    const recipient = await readRecipient(tx, applicantId)
    const { remindsOfDeadlines } = await readAutomation(tx, applicantId)
    // The setting that keeps reminders away keeps this away too: the draft itself shows.
    if (recipient && remindsOfDeadlines && asked.length > 0)
      await writeEmail(tx, preparedEmail(recipient, asked, app.config), now)
  })
}
