import type { countEligible, listEligible, listOnboarding } from '@laurel/contract/scholarships'
import type { QueryOf } from '@laurel/contract/define-call'
import { isSharedField } from '@laurel/matching/engine/traits'
import type { ListingFilters } from '@laurel/matching/listing'
import type { MatchQuery, MatchResult } from '@laurel/matching/match-index'
import type { App } from '../../../app-context.ts'
import { NO_TIES } from '../conflicts/ties.ts'
import { DEFAULT_TIME_ZONE, dayIn, endOfDay, startOfDay } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readEarlyIds } from '../matches/read-early.ts'
import { readStudent, type Student } from '../matches/read-student.ts'
import { findSubset } from './find-subset.ts'
import { findOffered } from './offer-featured.ts'
import type { SoughtRules } from './meets-criteria.ts'
import { parseSearch } from './parse-search.ts'
import type { Sought } from './read-found.ts'

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
  app: Pick<App, 'clock' | 'db' | 'matches' | 'metrics'>,
  student: Student,
  timeZone: string,
  filters: Filters & Window,
): Promise<MatchResult> {
  // One and the same throughout: a subset is of one index.
  const { index } = app.matches
  return index.query(await toMatchQuery(app, index, timeZone, student, filters))
}

/** What is told of a result in numbers; what nobody has read is counted apart. */
export const countsOf = ({ total, eligible, possible, unread }: MatchResult) => ({
  yourRecommendation: total,
  eligible,
  possible,
  unread,
})

/** The first that somebody sees of the catalogue says whom it is for. */
const withoutUnread = (query: MatchQuery): MatchQuery => ({
  ...query,
  filters: { ...query.filters, withoutUnread: true },
})

/** Beyond these many places nothing is put before the others. */
const LED_PLACES = 500

/** A page of what fits; with the best first, the featured one that can be applied to leads it. */
export async function findForOnboarding(
  app: App,
  who: ApplicantSession,
  { offset, limit, ...filters }: QueryOf<typeof listOnboarding>,
): Promise<string[]> {
  const student = await readStudent(app, who.applicantId)
  const { index } = app.matches
  const query = withoutUnread(await toMatchQuery(app, index, who.timeZone, student, filters))
  const isLed =
    filters.withoutRequirement &&
    filters.orderBy === 'match' &&
    limit <= LED_PLACES &&
    query.within === undefined
  const offered = isLed ? await findOffered(app, query) : undefined
  const found = index.query(query)
  const idsOf = (from: number, size: number) => found.page(from, size).map(({ id }) => id)
  if (offered === undefined) return idsOf(offset, limit - offset)
  const led = [offered, ...idsOf(0, limit).filter((id) => id !== offered)]
  return led.slice(offset, limit)
}

/** What a visitor sees: open scholarships by the same filters, with nothing known of them. */
export async function findNewest(
  app: App,
  filters: Filters & Window,
  size: number,
): Promise<{ id: string }[]> {
  const excluded = await readEarlyIds(app)
  const none = new Set<string>()
  const known = { answers: {}, attested: {}, ties: NO_TIES, applied: none, barred: new Map() }
  const { index } = app.matches
  const query = await toMatchQuery(app, index, DEFAULT_TIME_ZONE, { ...known, excluded }, filters)
  return index.query(withoutUnread(query)).page(filters.offset ?? 0, size)
}

/** What a list is confined to, if it is, besides what the index can tell itself. */
async function findWithin(
  app: Pick<App, 'clock' | 'db' | 'matches' | 'metrics'>,
  index: App['matches']['index'],
  filters: Filters,
): Promise<MatchQuery['within']> {
  if (isSentFromHere(filters) && filters.delivery === 'provider') return []
  const words = filters.search ? await parseSearch(app.db, filters.search) : undefined
  const isOfOwnFields = ownFieldsIn(filters).length > 0
  const sought: Sought = {
    ...(words !== undefined && { words }),
    ...(isOfOwnFields && { asksOnly: fieldsIn(filters) }),
    ...rulesIn(filters),
  }
  return Object.keys(sought).length === 0 ? undefined : findSubset(app, index, sought)
}

const rulesIn = ({ fieldOfStudy, state, needBased, essay }: Filters): SoughtRules => ({
  ...(fieldOfStudy && { field: fieldOfStudy }),
  ...(state && { state }),
  ...(needBased && { isNeedBased: true }),
  ...(essay && { hasEssay: essay === 'with' }),
})

const fieldsIn = ({ requirementFields }: Filters): string[] => requirementFields?.split(',') ?? []

/** Fields of single requirements, which the index does not tell apart. */
const ownFieldsIn = (filters: Filters): string[] =>
  fieldsIn(filters).filter((id) => !isSharedField(id))

async function toMatchQuery(
  app: Pick<App, 'clock' | 'db' | 'matches' | 'metrics'>,
  index: App['matches']['index'],
  timeZone: string,
  student: Student,
  filters: Filters & Window,
): Promise<MatchQuery> {
  const within = await findWithin(app, index, filters)
  const now = app.clock.now()
  if (filters.orderBy === 'match') await app.matches.readyAt(now)
  return {
    ...(within && { within }),
    answers: student.answers,
    attested: student.attested,
    nowMs: now.getTime(),
    today: dayIn(timeZone, now),
    excluded: student.excluded,
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
  const { skiphard, verdict, deadlineFrom, deadlineTo } = filters
  const { amountMin, amountMax } = filters
  const isSent = isSentFromHere(filters)
  const delivery = isSent ? 'laurel' : filters.delivery
  const isForIndex = filters.requirementFields !== undefined && ownFieldsIn(filters).length === 0
  const fields = isForIndex ? fieldsIn(filters) : undefined
  return {
    withoutRequirement: isEasyApply(filters),
    ...(fields !== undefined && { requirementFields: fields }),
    ...(delivery && { delivery }),
    ...((isSent || skiphard || filters.unread === false) && { withoutUnread: true }),
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
