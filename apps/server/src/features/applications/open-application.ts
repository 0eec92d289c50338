import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applications } from '../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import type { ScholarshipRow } from '../scholarships/queries.ts'
import type { ApplicationStatus } from './states.ts'

export interface OpenApplication {
  id: string
  status: ApplicationStatus
  /** Made by this transaction, so there is nothing in it yet. */
  isNew: boolean
}

/**
 * The one row of this applicant, scholarship and round, held until the transaction ends: whoever
 * saves or sends the same application waits here.
 */
export async function openApplication(
  tx: Transaction,
  applicantId: OwnApplicantId,
  { id: scholarshipId, cycle }: Pick<ScholarshipRow, 'id' | 'cycle'>,
  now: Date,
): Promise<OpenApplication> {
  const id = randomUUID()
  const [application] = await tx
    .insert(applications)
    .values({
      id,
      applicantId,
      scholarshipId,
      cycle,
      status: 'Draft',
      origin: 'individual',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [applications.applicantId, applications.scholarshipId, applications.cycle],
      // Changes nothing: only an update locks the row that is there and returns it.
      set: { version: sql`applications.version` },
    })
    .returning({ id: applications.id, status: applications.status })
  if (!application) throw new Error('An application vanished while it was being saved.')
  return { ...application, isNew: application.id === id }
}
