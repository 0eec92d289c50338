import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applicants } from '../../db/schema/accounts.ts'
import { applications, submissions } from '../../db/schema/applications.ts'
import { submittedBy } from '../quota/queries.ts'
import { withoutLostFiles, type HeldFile } from './hold-files.ts'
import type { Prepared } from './prepare-sending.ts'
import { keepingChanged, keepSources, type MergedAnswers } from './save-answers.ts'
import type { Origin } from './send-application.ts'

interface Ready {
  applicationId: string
  merged: MergedAnswers
  files: ReadonlyMap<string, HeldFile>
  sending: { origin: Origin; arrivedAt: Date }
  now: Date
}

/**
 * Keeps the answers, moves an application to Received and keeps exactly what was sent; nothing
 * changes it later. Returns how many applications the student has submitted now.
 */
export async function markReceived(
  tx: Transaction,
  { applicantId, scholarship, asked, sender }: Prepared,
  { applicationId, merged, files, sending, now }: Ready,
): Promise<number> {
  const values = withoutLostFiles(asked, merged.values, files)
  const answers = asked.flatMap(({ id, title }) => {
    const value = values.get(id)
    const file = files.get(id)
    return value === undefined ? [] : [{ requirementId: id, title, value, ...(file && { file }) }]
  })
  // The student's row too: what matching knows changes, for the scholarship is no longer listed.
  const { rows } = await tx.execute<{ submitted: number }>(sql`
    with ${keepingChanged(applicationId, merged, now)}, received as (
      update ${applications}
      set status = 'Received', origin = ${sending.origin}, version = version + 1, updated_at = ${now}
      where id = ${applicationId}
    ), submission as (
      insert into ${submissions} (application_id, submitted_at, recipient, answers, sender)
      values (${applicationId}, ${sending.arrivedAt}, ${scholarship.sponsor},
        ${JSON.stringify(answers)}, ${JSON.stringify(sender)})
    )
    update ${applicants}
    set is_scholarship_applied = true, profile_version = profile_version + 1
    where id = ${applicantId}
    returning ${submittedBy(applicantId)} as submitted`)
  await keepSources(tx, applicationId, merged, now)
  // The statement sees what was before it.
  const before = rows[0]?.submitted ?? 0
  return sending.origin === 'individual' ? before + 1 : before
}
