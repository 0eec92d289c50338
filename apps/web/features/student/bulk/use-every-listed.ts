import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { BULK_LIMIT } from '@laurel/contract/applications'
import { listEligible, WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { ListFilters } from '../../catalogue/listings/use-lists.ts'

/** Every scholarship of a list over all its pages, up to as many as one bulk call takes. */
export function useEveryListed(filters: ListFilters, isEnabled: boolean) {
  return useQuery({
    queryKey: keys.eligible({ ...filters, window: 'every' }),
    queryFn: ({ signal }) => readAll(filters, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

async function readAll(filters: ListFilters, signal: AbortSignal): Promise<ListedScholarship[]> {
  const all = new Map<string, ListedScholarship>()
  for (let offset = 0; offset < BULK_LIMIT; offset += WINDOW_LIMIT) {
    const window = { offset: String(offset), limit: String(offset + WINDOW_LIMIT) }
    const query = { order: 'DESC' as const, orderBy: 'createdAt' as const, ...filters, ...window }
    const { scholarshiplists } = await call(listEligible, { query, signal })
    for (const each of scholarshiplists) all.set(each.id, each)
    if (scholarshiplists.length < WINDOW_LIMIT) break
  }
  return [...all.values()]
}
