import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagePastEnd } from '../../../ui/page-past-end.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Loaded } from './loaded.tsx'
import { PAGE_SIZE } from './page-window.ts'

interface RecordPagesProps<Listed extends { total: number }, Row> {
  query: UseQueryResult<Listed>
  /** What is loaded, as in "We couldn’t load the event log." */
  noun: string
  /** What its rows are, as in "This page has no events any more." */
  rowNoun: string
  page: number
  rowsOf: (listed: Listed) => readonly Row[]
  /** What stands there when there are none. */
  nothing: ReactNode
  children: (rows: readonly Row[], isStale: boolean) => ReactNode
}

/** One page of a long list, why it is empty when it is, and the way to the others. */
export function RecordPages<Listed extends { total: number }, Row>({
  query,
  noun,
  rowNoun,
  page,
  rowsOf,
  nothing,
  children,
}: RecordPagesProps<Listed, Row>) {
  return (
    <>
      <Loaded query={query} noun={noun}>
        {(listed) => {
          const rows = rowsOf(listed)
          if (rows.length > 0) return children(rows, query.isPlaceholderData)
          return listed.total > 0 ? <PagePastEnd noun={rowNoun} /> : nothing
        }}
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={query.data?.total ?? 0}
        headingId="page-heading"
      />
    </>
  )
}
