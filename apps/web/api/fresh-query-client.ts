import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  type SetDataOptions,
  type Updater,
} from '@tanstack/react-query'

/**
 * A query client in which nothing old takes the place of what is newer. By itself TanStack Query lets
 * a reading go on that began before a change, and shows what was true then.
 */
export class FreshQueryClient extends QueryClient {
  /**
   * What is set, such as the answer of a write, is newer than a reading that is under way: that is
   * begun anew where somebody looks at it, else given up. What is made of older data is as old as that.
   */
  constructor(config?: QueryClientConfig) {
    super(config)
    // Assigned, because no method that is written here has the types of the one it stands for.
    this.setQueryData = (queryKey, updater, options) => {
      const before = this.getQueryState(queryKey)
      const next = updated(updater, before?.data)
      const isMadeOfOlder = typeof updater === 'function' && before?.data !== undefined
      if (next === undefined || (isMadeOfOlder && Object.is(next, before.data))) return next
      const age = isMadeOfOlder ? { updatedAt: before.dataUpdatedAt } : {}
      this.#set(queryKey, next, { ...age, ...options })
      const query = this.getQueryCache().find({ queryKey, exact: true })
      if (before?.fetchStatus === 'fetching') {
        void query?.cancel({ revert: true })
        void super.invalidateQueries({ queryKey, exact: true })
      } else if (isMadeOfOlder && before.isInvalidated) query?.invalidate()
      return next
    }
  }

  /** Invalidations reach first readings, too. */
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

  #set(queryKey: QueryKey, data: unknown, options: SetDataOptions): void {
    super.setQueryData<unknown, QueryKey, unknown>(queryKey, () => data, options)
  }
}

const updated = <Before, After>(updater: Updater<Before, After>, before: unknown): After =>
  typeof updater === 'function' ? (updater as (before: unknown) => After)(before) : updater
