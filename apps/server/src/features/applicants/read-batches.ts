import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { submissions } from '../../db/schema/applications.ts'
import { applicantEntries, applicationHandlings } from '../../db/schema/rounds.ts'
import { isBeyond, isFound, isNarrow, SORTS, sortedBy, type Round } from './filter-applicants.ts'
import { nameOf } from './read-rows.ts'

/** Rows that are in memory at once. */
const BATCH_SIZE = 2000

export type ExportedApplicant = Awaited<ReturnType<typeof readBatch>>[number]

/**
 * The applicants that a filter finds, some at a time: each batch goes on behind the last row of the
 * one before, and no connection is kept in between. The next one is read while one is written.
 * Nothing of those who withdrew.
 */
export async function* readBatches(
  db: Database,
  round: Round,
  filter: ApplicantFilter,
): AsyncGenerator<ExportedApplicant[]> {
  let coming: Promise<ExportedApplicant[]> | undefined = readBatch(db, round, filter)
  while (coming) {
    const batch: ExportedApplicant[] = await coming
    const last = batch.at(-1)
    const isLast = !last || batch.length < BATCH_SIZE
    coming = isLast ? undefined : readBatch(db, round, filter, last)
    // Whoever reads may leave before it comes; then nobody hears of its failure.
    coming?.catch(() => undefined)
    if (last) yield batch
  }
}

type Place = { applicationId: string; sortedAs: string | number }

async function readBatch(db: Database, round: Round, filter: ApplicantFilter, last?: Place) {
  const { applicationId, submittedAt, standing, answered, asked } = applicantEntries
  const beyond = last && isBeyond(filter, { ...last, value: last.sortedAs }, true)
  const itsHandling = eq(applicationHandlings.applicationId, applicationId)
  // The rows first, by the index alone: what they hold is read of these only.
  const ids = db.select({ id: applicationId }).from(applicantEntries)
  const chosen = (isNarrow(filter) ? ids.leftJoin(applicationHandlings, itsHandling) : ids)
    .where(and(isFound(round, filter), ne(standing, 'withdrawn'), beyond))
    .orderBy(...sortedBy(filter))
    .limit(BATCH_SIZE)
    .as('chosen')
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
    .from(chosen)
    .innerJoin(applicantEntries, eq(applicationId, chosen.id))
    .innerJoin(submissions, eq(submissions.applicationId, applicationId))
    .leftJoin(applicationHandlings, itsHandling)
    .leftJoin(users, eq(users.id, applicationHandlings.assignedTo))
    .orderBy(...sortedBy(filter))
}
