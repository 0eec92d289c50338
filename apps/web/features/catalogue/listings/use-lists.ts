import type { QueryInputOf } from '@laurel/contract/define-call'
import {
  countEligible,
  listEligible,
  listMine,
  listWishlist,
  PAGE_SIZE,
  readStats,
} from '@laurel/contract/scholarships'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { keptQuery } from '../../../api/own-answers.ts'
import { eligibleQuery, type ListQuery } from './eligible-query.ts'

export type ListFilters = QueryInputOf<typeof countEligible>
type ListOrder = Pick<ListQuery, 'order' | 'orderBy'>

/** What fits best of all that was read: the newest may be of unknown amount and date. */
export const BEST_MATCHES = {
  withoutRequirement: 'false',
  unread: 'false',
  orderBy: 'match',
} as const

export const readEligible = async (query: ListQuery, signal?: AbortSignal) =>
  (await call(listEligible, { query, ...(signal && { signal }) })).scholarshiplists

export const readCount = (query: ListFilters, signal?: AbortSignal) =>
  call(countEligible, { query, ...(signal && { signal }) })

/** One page of the scholarships that fit. */
export function useEligible(
  page: number,
  filters: ListFilters & ListOrder,
  pageSize = PAGE_SIZE,
  isEnabled = true,
) {
  const query = eligibleQuery(page, filters, pageSize)
  return useQuery({
    queryKey: keys.eligible(query),
    queryFn: ({ signal }) => readEligible(query, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

export function useEligibleCount(filters: ListFilters, isEnabled = true) {
  return useQuery({
    queryKey: keys.count(filters),
    queryFn: ({ signal }) => readCount(filters, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

export function useSaved() {
  return useQuery({ queryKey: keys.saved, queryFn: ({ signal }) => call(listWishlist, { signal }) })
}

export function useMine() {
  return useQuery(keptQuery(keys.mine, (signal) => call(listMine, { signal })))
}

/** The student's real counts; never from a cache of the browser. */
export function useStats() {
  return useQuery({ queryKey: keys.stats, queryFn: ({ signal }) => call(readStats, { signal }) })
}
