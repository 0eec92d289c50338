import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { automationSteps } from '../../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readRecipient } from '../../common/mail/read-recipient.ts'
import { writeEndableEmail } from '../../common/mail/write-endable-email.ts'
import { readScholarships } from '../../catalogue/scholarships/queries.ts'
import { preparedEmail } from './emails.ts'
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
    const left = await holdDrafts(tx, open)
    if (left.length === 0) return
    const noted = await tx
      .insert(automationSteps)
      .values(
        left.map(({ scholarshipId, cycle }) => ({
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
    // To whoever wants no such mails the draft itself shows.
    if (recipient && asked.length > 0)
      await writeEndableEmail(
        tx,
        app,
        'preparedDrafts',
        preparedEmail(recipient, asked, app.config, app.clock.now()),
      )
  })
}

/** Those that are still drafts: another process may just be sending one. */
async function holdDrafts(
  tx: Transaction,
  drafts: readonly PreparedDraft[],
): Promise<PreparedDraft[]> {
  const ids = drafts.map(({ applicationId }) => applicationId)
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), eq(applications.status, 'Draft')))
    .for('share')
  const held = new Set(rows.map(({ id }) => id))
  return drafts.filter(({ applicationId }) => held.has(applicationId))
}
