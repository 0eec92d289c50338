import { setImmediate } from 'node:timers/promises'
import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { submissions } from '../../../db/schema/applications.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
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
    // Its query leaves first: whoever reads keeps the process busy.
    await setImmediate()
    if (last) yield batch
  }
}

type Place = { applicationId: string; sortedAs: string | number }

async function readBatch(db: Database, round: Round, filter: ApplicantFilter, last?: Place) {
  const { applicationId, submittedAt, standing, answered, asked } = applicantEntries
  const beyond = last && isBeyond(filter, { ...last, value: last.sortedAs }, true)
  const itsHandling = eq(applicationHandlings.applicationId, applicationId)
  // The rows first, by the index alone: what they hold is read of these only.
  const entries = db
    .select({
      applicationId,
      submittedAt,
      standing,
      answered,
      asked,
      sortedAs: sql<string | number>`${SORTS[filter.orderBy]}`.as('sorted_as'),
    })
    .from(applicantEntries)
  const chosen = (isNarrow(filter) ? entries.leftJoin(applicationHandlings, itsHandling) : entries)
    .where(and(isFound(round, filter), ne(standing, 'withdrawn'), beyond))
    .orderBy(...sortedBy(filter))
    .limit(BATCH_SIZE)
    .as('chosen')
  // Looked up one by one: joined as a whole, all of them would be read for each batch, and none
  // would leave before the last one is there.
  const sent = db
    .select({ sender: submissions.sender, answers: submissions.answers })
    .from(submissions)
    .where(eq(submissions.applicationId, chosen.applicationId))
    .limit(1)
    .as('sent')
  const handled = db
    .select({
      tags: applicationHandlings.tags,
      assignedTo: nameOf.as('assigned_to'),
      assignedId: users.id,
    })
    .from(applicationHandlings)
    .leftJoin(users, eq(users.id, applicationHandlings.assignedTo))
    .where(eq(applicationHandlings.applicationId, chosen.applicationId))
    .limit(1)
    .as('handled')
  const query = db
    .select({
      applicationId: chosen.applicationId,
      submittedAt: chosen.submittedAt,
      standing: chosen.standing,
      answered: chosen.answered,
      asked: chosen.asked,
      sortedAs: chosen.sortedAs,
      sender: sent.sender,
      answers: sent.answers,
      tags: handled.tags,
      assignedTo: handled.assignedTo,
      assignedId: handled.assignedId,
    })
    .from(chosen)
    .innerJoinLateral(sent, sql`true`)
    .leftJoinLateral(handled, sql`true`)
    .orderBy(...[chosen.sortedAs, chosen.applicationId].map(filter.order === 'ASC' ? asc : desc))
  // As the driver reads them: Drizzle looks at each column of each row, which takes as long again.
  const { rows } = await db.execute<Raw>(query)
  return rows.map((row) => ({
    applicationId: row.application_id,
    submittedAt: new Date(row.submitted_at),
    standing: row.standing,
    answered: row.answered,
    asked: row.asked,
    sortedAs: row.sorted_as,
    sender: row.sender,
    answers: row.answers,
    tags: row.tags,
    assignedTo: row.assigned_to,
    assignedId: row.id,
  }))
}

type Entry = typeof applicantEntries.$inferSelect
type Submission = typeof submissions.$inferSelect

/** A row by the names of its columns. */
interface Raw extends Record<string, unknown> {
  application_id: string
  submitted_at: string
  standing: Entry['standing']
  answered: number
  asked: number
  sorted_as: string | number
  sender: Submission['sender']
  answers: Submission['answers']
  tags: string[] | null
  assigned_to: string
  id: string | null
}
