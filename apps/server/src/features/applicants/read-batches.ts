import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { submissions } from '../../db/schema/applications.ts'
import { applicantEntries, applicationHandlings } from '../../db/schema/rounds.ts'
import { isBeyond, isFound, SORTS, sortedBy, type Round } from './filter-applicants.ts'
import { nameOf } from './read-rows.ts'

/** Rows that are in memory at once. */
const BATCH_SIZE = 500

export type ExportedApplicant = Awaited<ReturnType<typeof readBatch>>[number]

/**
 * The applicants that a filter finds, some at a time: each batch goes on behind the last row of the
 * one before, and no connection is kept in between. Nothing of those who withdrew.
 */
export async function* readBatches(
  db: Database,
  round: Round,
  filter: ApplicantFilter,
): AsyncGenerator<ExportedApplicant[]> {
  let beyond: SQL | undefined
  for (;;) {
    const batch = await readBatch(db, round, filter, beyond)
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH_SIZE) return
    beyond = isBeyond(filter, { applicationId: last.applicationId, value: last.sortedAs }, true)
  }
}

function readBatch(db: Database, round: Round, filter: ApplicantFilter, beyond: SQL | undefined) {
  const { applicationId, submittedAt, standing, answered, asked } = applicantEntries
  return db
    .select({
      applicationId,
      submittedAt,
      standing,
      answered,
      asked,
      sortedAs: SORTS[filter.orderBy] as SQL<string | number>,
      sender: submissions.sender,
      answers: submissions.answers,
      tags: applicationHandlings.tags,
      assignedTo: nameOf,
      assignedId: users.id,
    })
    .from(applicantEntries)
    .innerJoin(submissions, eq(submissions.applicationId, applicationId))
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applicationId))
    .leftJoin(users, eq(users.id, applicationHandlings.assignedTo))
    .where(and(isFound(round, filter), ne(standing, 'withdrawn'), beyond))
    .orderBy(...sortedBy(filter))
    .limit(BATCH_SIZE)
}
