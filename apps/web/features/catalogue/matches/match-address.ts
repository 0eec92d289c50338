import { SEARCH_LIMIT } from '@laurel/contract/scholarships'
import { FIELDS_OF_STUDY, STATE_CODES } from '@laurel/matching/option-ids'
import { inOrder, type MatchView, type Sort, SORTS, WITHIN_DAYS } from './match-filters.ts'

/** The list as it is without a word about it in the address. */
const DEFAULT_SORT: Sort = 'match'
const MOST_USD = 999_999_999

const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

function oneOf<Word extends string>(text: string | null, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === text)
}

/** A day that exists, as YYYY-MM-DD. */
export function dayFrom(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  // As the server does: its days end before the year 9999.
  if (text >= '9999') return undefined
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? undefined : text
}

/** Whole US dollars, more than none. */
export function dollarsFrom(text: string | null): number | undefined {
  const digits = (text ?? '').replaceAll(/[\s$,]/g, '')
  const amountUsd = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return amountUsd > 0 && amountUsd <= MOST_USD ? amountUsd : undefined
}

/** What the address asks for; anything it cannot mean counts as not said. */
export function matchView(search: URLSearchParams): MatchView {
  const sort = search.get('sort') ?? ''
  const within = Number(search.get('within'))
  const withinDays = WITHIN_DAYS.find((days) => days === within)
  const [from, to] = inOrder(dayFrom(search.get('from')), dayFrom(search.get('to')))
  return {
    text: (search.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
    verdict: oneOf(search.get('verdict'), ['eligible', 'possible', 'unread']),
    isWithoutRequirements: search.get('requirements') === 'none',
    isQuick: search.get('effort') === 'short',
    withinDays,
    closesFrom: withinDays === undefined ? from : undefined,
    closesTo: withinDays === undefined ? to : undefined,
    amountMinUsd: dollarsFrom(search.get('amount')),
    delivery: oneOf(search.get('apply'), ['laurel', 'provider']),
    field: oneOf(search.get('field'), FIELDS_OF_STUDY),
    state: oneOf(search.get('state'), STATE_CODES),
    isNeedBased: search.get('need') === 'yes',
    essay: oneOf(search.get('essay'), ['with', 'without']),
    sort: isSort(sort) ? sort : DEFAULT_SORT,
  }
}

/** The address of a view, from its first page. */
export function searchOf(view: MatchView): string {
  const { withinDays, amountMinUsd } = view
  const said: Record<string, string | undefined> = {
    search: view.text || undefined,
    verdict: view.verdict,
    requirements: view.isWithoutRequirements ? 'none' : undefined,
    effort: view.isQuick ? 'short' : undefined,
    within: withinDays === undefined ? undefined : String(withinDays),
    from: view.closesFrom,
    to: view.closesTo,
    amount: amountMinUsd === undefined ? undefined : String(amountMinUsd),
    apply: view.delivery,
    field: view.field,
    state: view.state,
    need: view.isNeedBased ? 'yes' : undefined,
    essay: view.essay,
    sort: view.sort === DEFAULT_SORT ? undefined : view.sort,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(said)) if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}
