import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
import { isBeyond, isFound, SORTS, sortedBy, turned, type Round } from './filter-applicants.ts'

interface Neighbours {
  previousId: string | null
  nextId: string | null
}

/** The applications before and after one in a list as filtered and sorted. */
export async function findNeighbours(
  db: Queryable,
  round: Round,
  filter: ApplicantFilter,
  applicationId: string,
): Promise<Neighbours> {
  const [row] = await db
    .select({ value: SORTS[filter.orderBy] as SQL<string | number | Date> })
    .from(applicantEntries)
    .where(eq(applicantEntries.applicationId, applicationId))
  if (!row) return { previousId: null, nextId: null }
  const from = { ...row, applicationId }
  const [previousId, nextId] = await Promise.all([
    findFirst(db, round, turned(filter), isBeyond(filter, from, false)),
    findFirst(db, round, filter, isBeyond(filter, from, true)),
  ])
  return { previousId, nextId }
}

async function findFirst(
  db: Queryable,
  round: Round,
  filter: ApplicantFilter,
  isThere: SQL,
): Promise<string | null> {
  const [found] = await db
    .select({ id: applicantEntries.applicationId })
    .from(applicantEntries)
    .leftJoin(
      applicationHandlings,
      eq(applicationHandlings.applicationId, applicantEntries.applicationId),
    )
    .where(and(isFound(round, filter), isThere))
    .orderBy(...sortedBy(filter))
    .limit(1)
  return found?.id ?? null
}
