import {
  STANDINGS,
  type ApplicantFilter,
  type StandingCounts,
} from '@laurel/contract/applicant-shapes'
import type { listApplicants as listCall } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { count, eq } from 'drizzle-orm'
import { dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { inRound, isFound, isNarrow, sortedBy, type Round } from './filter-applicants.ts'
import { readRows } from './read-rows.ts'

interface Window {
  offset: number
  limit: number
}

/** One page of a round's applicants, with the counts of all; for a viewer the counts alone. */
export async function listApplicants(
  db: Queryable,
  member: ScholarshipMember,
  { offset, limit, ...filter }: ApplicantFilter & Window,
  mayRead: boolean,
): Promise<AnswerOf<typeof listCall>> {
  const round = roundOf(member, filter)
  const [about, counts, ids] = await Promise.all([
    readScholarship(db, member.scholarshipId),
    countStandings(db, round),
    mayRead ? findPage(db, round, filter, { offset, limit }) : [],
  ])
  const isCounted = !mayRead || !isNarrow(filter)
  const total = isCounted ? totalOf(counts, filter) : await countFound(db, round, filter)
  return {
    ...about,
    cycle: round.cycle,
    counts,
    total,
    applicants: mayRead ? await readRows(db, ids) : null,
  }
}

/** The round that a filter names, else the present one. */
export const roundOf = (
  { scholarshipId, cycle }: ScholarshipMember,
  filter: Pick<ApplicantFilter, 'cycle'>,
): Round => ({ scholarshipId, cycle: filter.cycle ?? cycle })

async function readScholarship(db: Queryable, id: string) {
  const { title, closesAt, timeZone, status } = scholarships
  const [row] = await db
    .select({ title, closesAt, timeZone, status })
    .from(scholarships)
    .where(eq(scholarships.id, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  return {
    title: row.title,
    closesAt: row.closesAt?.toISOString() ?? null,
    lastDay: row.closesAt && dayIn(row.timeZone, row.closesAt),
    isCalledOff: row.status === 'withdrawn',
  }
}

export const NO_COUNTS = Object.fromEntries(STANDINGS.map((each) => [each, 0])) as StandingCounts

async function countStandings(db: Queryable, round: Round): Promise<StandingCounts> {
  const { standing } = applicantEntries
  const rows = await db
    .select({ standing, number: count() })
    .from(applicantEntries)
    .where(inRound(round))
    .groupBy(standing)
  return { ...NO_COUNTS, ...Object.fromEntries(rows.map((row) => [row.standing, row.number])) }
}

const totalOf = (counts: StandingCounts, { stage }: ApplicantFilter): number =>
  STANDINGS.filter((each) => (stage === undefined ? each !== 'withdrawn' : each === stage))
    .map((each) => counts[each])
    .reduce((sum, number) => sum + number, 0)

const fromRound = { applicationId: applicantEntries.applicationId }
const itsHandling = eq(applicationHandlings.applicationId, applicantEntries.applicationId)

async function findPage(
  db: Queryable,
  round: Round,
  filter: ApplicantFilter,
  { offset, limit }: Window,
): Promise<string[]> {
  const page = isNarrow(filter)
    ? db.select(fromRound).from(applicantEntries).leftJoin(applicationHandlings, itsHandling)
    : db.select(fromRound).from(applicantEntries)
  const rows = await page
    .where(isFound(round, filter))
    .orderBy(...sortedBy(filter))
    .offset(offset)
    .limit(limit - offset)
  return rows.map(({ applicationId }) => applicationId)
}

async function countFound(db: Queryable, round: Round, filter: ApplicantFilter): Promise<number> {
  const [found] = await db
    .select({ number: count() })
    .from(applicantEntries)
    .leftJoin(applicationHandlings, itsHandling)
    .where(isFound(round, filter))
  return found?.number ?? 0
}
