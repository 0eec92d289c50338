import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keys } from '../../../api/keys.ts'
import { todayHere } from '../../../clock.ts'
import { type ListFilters, readCount } from '../listings/use-lists.ts'
import { activeFilters, type ActiveFilter } from './filter-words.ts'
import { filterQuery, type MatchFilters, type Verdict } from './match-filters.ts'

export interface MatchCounts {
  /** Eligible and possible. */
  all: number
  eligible: number
  possible: number
  /** Those of which nobody has read whom they are for; not among all. */
  unread: number
  /** Without requirements, of the verdict that is chosen. */
  withoutRequirements: number
  /** What the filters leave. */
  shown: Shown
}

/** What a list holds; the unread come after all others and are counted apart. */
export interface Shown {
  read: number
  unread: number
}

async function readCounts(filters: MatchFilters, signal: AbortSignal): Promise<MatchCounts> {
  const count = (changed: Partial<MatchFilters>) =>
    readCount(filterQuery({ ...filters, ...changed }, todayHere()), signal)
  const [all, eligible, unread, withoutRequirements] = await Promise.all([
    count({ verdict: undefined }),
    count({ verdict: 'eligible' }),
    count({ verdict: 'unread' }),
    filters.isWithoutRequirements ? undefined : count({ isWithoutRequirements: true }),
  ])
  const possible = all - eligible
  const counts = { all, eligible, possible, unread }
  const ofVerdict = filters.verdict ? counts[filters.verdict] : all
  return {
    ...counts,
    shown: shownOf(counts, filters.verdict),
    withoutRequirements: withoutRequirements ?? ofVerdict,
  }
}

function shownOf(counts: Record<Verdict | 'all', number>, verdict: Verdict | undefined): Shown {
  if (verdict === 'unread') return { read: 0, unread: counts.unread }
  return verdict
    ? { read: counts[verdict], unread: 0 }
    : { read: counts.all, unread: counts.unread }
}

/** How many the filters leave, and how many each of the quick ones would. */
export function useMatchCounts(filters: MatchFilters) {
  const query: ListFilters = filterQuery(filters, todayHere())
  return useQuery({
    queryKey: keys.matchCounts(query),
    queryFn: ({ signal }) => readCounts(filters, signal),
    placeholderData: keepPreviousData,
  })
}

export interface Loosened {
  filter: ActiveFilter
  count: number
}

/** What each filter would leave if it were taken away alone, most first; for a list that is empty. */
export function useLoosened(filters: MatchFilters) {
  const query = filterQuery(filters, todayHere())
  return useQuery({
    queryKey: [...keys.matchCounts(query), 'loosened'],
    queryFn: async ({ signal }): Promise<Loosened[]> => {
      const loosened = activeFilters(filters).map(async (filter) => {
        const wider = filterQuery({ ...filters, ...filter.without }, todayHere())
        return { filter, count: await readCount(wider, signal) }
      })
      const found = (await Promise.all(loosened)).filter(({ count }) => count > 0)
      return found.toSorted((a, b) => b.count - a.count)
    },
  })
}
