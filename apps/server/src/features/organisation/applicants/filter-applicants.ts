import { NOBODY, type ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'

/** A round of a scholarship, whose applicants are asked for. */
export interface Round {
  scholarshipId: string
  cycle: string
}

export const inRound = ({ scholarshipId, cycle }: Round) =>
  and(eq(applicantEntries.scholarshipId, scholarshipId), eq(applicantEntries.cycle, cycle))

/** What else a filter asks for than the stage, which counts tell. */
export const isNarrow = ({ search, tag, assignedTo, complete }: ApplicantFilter): boolean =>
  [search || undefined, tag, assignedTo, complete].some((each) => each !== undefined)

/** Of a round, those that a filter finds; `applicationHandlings` is joined, where there are any. */
export const isFound = (round: Round, filter: ApplicantFilter): SQL | undefined => {
  const { stage, search = '', tag, assignedTo, complete } = filter
  const { standing, answered, asked } = applicantEntries
  return and(
    inRound(round),
    stage === undefined ? ne(standing, 'withdrawn') : eq(standing, stage),
    search === '' ? undefined : isNamed(search),
    tag === undefined ? undefined : hasTag(tag),
    assignedTo === undefined ? undefined : isAssignedTo(assignedTo),
    complete === undefined
      ? undefined
      : complete === 'true'
        ? eq(answered, asked)
        : lt(answered, asked),
  )
}

const isNamed = (search: string): SQL | undefined => {
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${applicantEntries.words} like ${part}`,
    sql`exists (select from jsonb_array_elements_text(${applicationHandlings.tags}) as tag
      where lower(tag) like ${part})`,
  )
}

const hasTag = (tag: string): SQL =>
  sql`${applicationHandlings.tags} @> ${JSON.stringify([tag])}::jsonb`

const isAssignedTo = (memberId: string): SQL =>
  memberId === NOBODY
    ? isNull(applicationHandlings.assignedTo)
    : eq(applicationHandlings.assignedTo, memberId)

type Order = Pick<ApplicantFilter, 'orderBy' | 'order'>

/** By what a list is sorted; ties are broken by id. */
export const sortedBy = ({ orderBy, order }: Order): SQL[] =>
  [SORTS[orderBy], sql`${applicantEntries.applicationId}`].map((each) =>
    order === 'ASC' ? sql`${each} asc` : sql`${each} desc`,
  )

export const SORTS: Readonly<Record<Order['orderBy'], SQL>> = {
  sent: sql`${applicantEntries.submittedAt}`,
  name: sql`lower(${applicantEntries.name})`,
  complete: sql`(${applicantEntries.answered} - ${applicantEntries.asked})`,
}

/** Whether a row stands after, or before, another one in a sorted list. */
export const isBeyond = (
  { orderBy, order }: Order,
  than: { applicationId: string; value: unknown },
  isAfter: boolean,
): SQL => {
  const isGreater = (order === 'ASC') === isAfter
  const key = sql`(${SORTS[orderBy]}, ${applicantEntries.applicationId})`
  const other = sql`(${than.value}, ${than.applicationId}::uuid)`
  return isGreater ? gt(key, other) : lt(key, other)
}

/** The same list from its other end. */
export const turned = <O extends Order>(sorted: O): O => ({
  ...sorted,
  order: sorted.order === 'ASC' ? 'DESC' : 'ASC',
})
