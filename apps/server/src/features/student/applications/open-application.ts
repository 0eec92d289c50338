import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { applications } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { mayOpen } from '../../catalogue/scholarships/may-open.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import type { Prepared } from './prepare-sending.ts'
import type { ApplicationStatus } from './states.ts'

export interface OpenApplication {
  id: string
  status: ApplicationStatus
  /** Made by this transaction, so there is nothing in it yet. */
  isNew: boolean
}

/** On conflict nothing changes: only an update locks the row that is there and returns it. */
const insertApplication = prepareStatement<
  Omit<OpenApplication, 'isNew'>,
  { id: string; applicantId: string; scholarshipId: string; cycle: string; now: Date }
>(
  'open application',
  sql`
    with student as (
      select id from ${applicants} where id = ${sql.placeholder('applicantId')} for no key update
    )
    insert into ${applications} (id, applicant_id, scholarship_id, cycle, status, origin, version,
      created_at, updated_at)
    select ${sql.placeholder('id')}, id, ${sql.placeholder('scholarshipId')},
      ${sql.placeholder('cycle')}, 'Draft', 'individual', 1, ${sql.placeholder('now')},
      ${sql.placeholder('now')}
    from student
    on conflict (applicant_id, scholarship_id, cycle)
    do update set version = applications.version
    returning id, status`,
)

/**
 * The one row of this applicant, scholarship and round, held until the transaction ends: whoever
 * saves or sends the same application waits here. So is the student's row, so that what is counted
 * of their applications from now on is exact.
 */
export async function openApplication(
  tx: Transaction,
  applicantId: OwnApplicantId,
  { id: scholarshipId, cycle }: Pick<ScholarshipRow, 'id' | 'cycle'>,
  now: Date,
): Promise<OpenApplication> {
  const id = randomUUID()
  const [application] = await insertApplication(tx, { id, applicantId, scholarshipId, cycle, now })
  if (!application) throw new Error('An application vanished while it was being saved.')
  return { ...application, isNew: application.id === id }
}

/** Whether the limit of free views allows an application that was just opened to stay a draft. */
export const mayBegin = async (
  tx: Transaction,
  { applicantId, scholarship }: Pick<Prepared, 'applicantId' | 'scholarship'>,
  { id, isNew }: OpenApplication,
  now: Date,
): Promise<boolean> => !isNew || mayOpen(tx, applicantId, scholarship, { now, besides: id })
