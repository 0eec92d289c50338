import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ListState } from './scholarship-list.tsx'

/** How a list stands, from its query; `rows` narrows what it shows. */
export function listState(
  query: UseQueryResult<ListedScholarship[]>,
  rows: readonly ListedScholarship[] | undefined = query.data,
): ListState {
  return {
    rows,
    isError: query.isError,
    isStale: query.isPlaceholderData,
    isRetrying: query.isFetching,
    onRetry: () => void query.refetch(),
  }
}

/** The rows of one page out of all rows. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}
