import type { FIELDS_OF_STUDY, STATE_CODES } from '@laurel/matching/option-ids'
import type { ListQuery } from '../listings/eligible-query.ts'
import type { ListFilters } from '../listings/use-lists.ts'

type Order = Required<Pick<ListQuery, 'order' | 'orderBy'>>

export const SORTS = {
  match: { label: 'Best match', order: { orderBy: 'match', order: 'DESC' } },
  deadline: { label: 'Deadline', order: { orderBy: 'deadline', order: 'ASC' } },
  amount: { label: 'Amount', order: { orderBy: 'amount', order: 'DESC' } },
  effort: { label: 'Least effort', order: { orderBy: 'effort', order: 'ASC' } },
  newest: { label: 'Newest', order: { orderBy: 'createdAt', order: 'DESC' } },
} as const satisfies Record<string, { label: string; order: Order }>
export type Sort = keyof typeof SORTS

export type Verdict = 'eligible' | 'possible' | 'unread'
export type Delivery = 'laurel' | 'provider'
export type Field = (typeof FIELDS_OF_STUDY)[number]
export type State = (typeof STATE_CODES)[number]

/** Days from today in which it closes. */
export const WITHIN_DAYS = [7, 30, 90] as const

/** What is looked for; what is undefined or false narrows nothing. */
export interface MatchFilters {
  text: string
  verdict: Verdict | undefined
  isWithoutRequirements: boolean
  /** Two hours of work at the most. */
  isQuick: boolean
  /** One of WITHIN_DAYS; then there are no days of one's own. */
  withinDays: number | undefined
  /** YYYY-MM-DD. */
  closesFrom: string | undefined
  closesTo: string | undefined
  amountMinUsd: number | undefined
  delivery: Delivery | undefined
  /** What scholarships name: a field of study, a state, need. */
  field: Field | undefined
  state: State | undefined
  isNeedBased: boolean
  essay: 'with' | 'without' | undefined
}

export interface MatchView extends MatchFilters {
  sort: Sort
}

export const NO_FILTERS: MatchFilters = {
  text: '',
  verdict: undefined,
  isWithoutRequirements: false,
  isQuick: false,
  withinDays: undefined,
  closesFrom: undefined,
  closesTo: undefined,
  amountMinUsd: undefined,
  delivery: undefined,
  field: undefined,
  state: undefined,
  isNeedBased: false,
  essay: undefined,
}

export const hasFilters = (filters: MatchFilters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof MatchFilters)[]).some(
    (name) => filters[name] !== NO_FILTERS[name],
  )

/** Ends of a range that were given the wrong way round mean the same range. */
export function inOrder(from: string | undefined, to: string | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}

/** The day so many days after another. */
function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The filters as the server takes them; `today` is the day where the student is. */
export function filterQuery(filters: MatchFilters, today: string): ListFilters {
  const { text, verdict, withinDays, amountMinUsd, delivery, field, state, essay } = filters
  const [from, to] =
    withinDays === undefined
      ? inOrder(filters.closesFrom, filters.closesTo)
      : [today, daysAfter(today, withinDays)]
  return {
    withoutRequirement: filters.isWithoutRequirements ? 'true' : 'false',
    ...(text !== '' && { search: text }),
    ...(verdict && { verdict }),
    ...(filters.isQuick && { skiphard: 'true' as const }),
    ...(from !== undefined && { deadlineFrom: from }),
    ...(to !== undefined && { deadlineTo: to }),
    ...(amountMinUsd !== undefined && { amountMin: String(amountMinUsd) }),
    ...(delivery && { delivery }),
    ...(field && { fieldOfStudy: field }),
    ...(state && { state }),
    ...(filters.isNeedBased && { needBased: 'true' as const }),
    ...(essay && { essay }),
  }
}
