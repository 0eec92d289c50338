import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applicants } from '../../db/schema/accounts.ts'
import { applications, submissions } from '../../db/schema/applications.ts'
import { withoutLostFiles, type HeldFile } from './hold-files.ts'
import type { Prepared } from './prepare-sending.ts'
import type { MergedAnswers } from './save-answers.ts'
import type { Origin } from './send-application.ts'

interface Ready {
  applicationId: string
  merged: MergedAnswers
  files: ReadonlyMap<string, HeldFile>
  sending: { origin: Origin; arrivedAt: Date }
  now: Date
}

/** Moves an application to Received and keeps exactly what was sent; nothing changes it later. */
export async function markReceived(
  tx: Transaction,
  { applicantId, scholarship, asked, sender }: Prepared,
  { applicationId, merged, files, sending, now }: Ready,
): Promise<void> {
  const values = withoutLostFiles(asked, merged.values, files)
  await tx
    .update(applications)
    .set({
      status: 'Received',
      origin: sending.origin,
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .where(eq(applications.id, applicationId))
  await tx.insert(submissions).values({
    applicationId,
    submittedAt: sending.arrivedAt,
    recipient: scholarship.sponsor,
    answers: asked.flatMap(({ id, title }) => {
      const value = values.get(id)
      const file = files.get(id)
      return value === undefined ? [] : [{ requirementId: id, title, value, ...(file && { file }) }]
    }),
    sender,
  })
  // What matching knows of the student changes with it: the scholarship is no longer listed.
  await tx
    .update(applicants)
    .set({ isScholarshipApplied: true, profileVersion: sql`${applicants.profileVersion} + 1` })
    .where(eq(applicants.id, applicantId))
}
