import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A query client whose invalidations reach first readings too. By itself TanStack Query lets a
 * reading that has no data yet go on: begun before a change, it would show what was true then.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none')
      this.getQueryCache()
        .findAll(filters)
        .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
        // Nobody looks at one without observers: whoever asked for it waits for its answer.
        .filter((query) => query.isActive())
        .forEach((query) => void query.cancel({ revert: true }))
    return super.invalidateQueries(filters, options)
  }
}
