import type { countEligible, listEligible, listOnboarding } from '@laurel/contract/scholarships'
import type { QueryOf } from '@laurel/contract/define-call'
import type { ListingFilters } from '@laurel/matching/listing'
import type { MatchQuery, MatchResult } from '@laurel/matching/match-index'
import type { App } from '../../app-context.ts'
import { DEFAULT_TIME_ZONE, dayIn, endOfDay, startOfDay } from '../../days.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { readStudent, type Student } from '../matches/read-student.ts'
import { offerFeatured } from './offer-featured.ts'
import { searchScholarships } from './search-scholarships.ts'

type Filters = QueryOf<typeof countEligible>
type Window = Partial<QueryOf<typeof listEligible>>

/** `skiphard` leaves out what takes over two hours; spec 3 "Lists and paging". */
const HARD_MINUTES = 120

/** The open scholarships that fit a student or may, counted and in order. */
export async function findMatches(
  app: App,
  who: Pick<ApplicantSession, 'applicantId' | 'timeZone'>,
  filters: Filters & Window,
): Promise<MatchResult> {
  return findMatchesOf(app, await readStudent(app, who.applicantId), who.timeZone, filters)
}

/** The same for a student of whom only a part may be known. */
export async function findMatchesOf(
  app: Pick<App, 'clock' | 'db' | 'matches'>,
  student: Student,
  timeZone: string,
  filters: Filters & Window,
): Promise<MatchResult> {
  const within = await findWithin(app, filters)
  const query = toMatchQuery(app.clock.now(), timeZone, student, filters)
  return app.matches.index.query({ ...query, ...(within && { within }) })
}

/** A page of what fits; with the best first, the featured one that can be applied to leads it. */
export async function findForOnboarding(
  app: App,
  who: ApplicantSession,
  query: QueryOf<typeof listOnboarding>,
): Promise<string[]> {
  const found = await findMatches(app, who, query)
  const idsOf = (from: number, size: number) => found.page(from, size).map(({ id }) => id)
  const offersFeatured = query.withoutRequirement && query.orderBy === 'match'
  if (!offersFeatured) return idsOf(query.offset, query.limit - query.offset)
  return (await offerFeatured(app, idsOf(0, found.total))).slice(query.offset, query.limit)
}

/** What a visitor sees: open scholarships by the same filters, with nothing known of them. */
export async function findNewest(
  app: App,
  filters: Filters & Window,
  size: number,
): Promise<{ id: string }[]> {
  const visitor = { answers: {}, attested: {}, applied: new Set<string>() }
  const found = await findMatchesOf(app, visitor, DEFAULT_TIME_ZONE, filters)
  return found.page(filters.offset ?? 0, size)
}

/** The ids that a list is confined to, if it is. */
async function findWithin(
  app: Pick<App, 'db' | 'matches'>,
  filters: Filters,
): Promise<readonly string[] | undefined> {
  if (isSentFromHere(filters) && filters.delivery === 'provider') return []
  return filters.search ? searchScholarships(app, filters.search) : undefined
}

function toMatchQuery(
  now: Date,
  timeZone: string,
  student: Student,
  filters: Filters & Window,
): MatchQuery {
  return {
    answers: student.answers,
    attested: student.attested,
    nowMs: now.getTime(),
    today: dayIn(timeZone, now),
    excluded: student.applied,
    filters: toListingFilters(filters, timeZone),
    order: { by: filters.orderBy ?? 'createdAt', direction: filters.order ?? 'DESC' },
  }
}

/** A CV list asks for scholarships with requirements, so the default filter steps aside. */
const isEasyApply = ({ withoutRequirement, requirementFields }: Filters) =>
  withoutRequirement && requirementFields === undefined

/** Spec 3 "Money and facts": what a sponsor takes itself is never in Easy Apply or CV. */
const isSentFromHere = (filters: Filters) =>
  isEasyApply(filters) || filters.requirementFields !== undefined

function toListingFilters(filters: Filters, timeZone: string): ListingFilters {
  const { requirementFields, skiphard, verdict, deadlineFrom, deadlineTo } = filters
  const { amountMin, amountMax } = filters
  const delivery = isSentFromHere(filters) ? 'laurel' : filters.delivery
  return {
    withoutRequirement: isEasyApply(filters),
    ...(requirementFields !== undefined && { requirementFields: requirementFields.split(',') }),
    ...(delivery && { delivery }),
    ...(skiphard && { maxEffortMinutes: HARD_MINUTES }),
    ...(verdict && { verdict }),
    ...(deadlineFrom !== undefined && {
      closesFromMs: startOfDay(deadlineFrom, timeZone).getTime(),
    }),
    ...(deadlineTo !== undefined && { closesToMs: endOfDay(deadlineTo, timeZone).getTime() }),
    ...(amountMin !== undefined && { amountFromUsd: amountMin }),
    ...(amountMax !== undefined && { amountToUsd: amountMax }),
  }
}
