import type { ListingMerge } from '@laurel/contract/desk-admin'
import { Link, useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { PagePastEnd } from '../../../../ui/page-past-end.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import admin from '../administration.module.css'
import { shortDayOf } from '../../../../instant-words.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { PAGE_SIZE, withinLists } from '../../../common/records/page-window.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import styles from './merge-list.module.css'
import { useMerges, useMergeUndo } from './use-desk.ts'

/** Entries of one award that were made one, and the way to take them apart. */
export function MergeList() {
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const merges = useMerges(page)
  return (
    <div className={styles.merges}>
      <p className={admin.lead}>
        The same award from two catalogues is listed once. For 30 days you can take two apart; they
        are not merged by themselves again.
      </p>
      <Loaded query={merges} noun="the merges">
        {({ total, merges: found }) => {
          if (found.length > 0)
            return (
              <RecordTable
                caption="Merged in the last 30 days, the latest first"
                columns={columns}
                rows={found}
                isStale={merges.isPlaceholderData}
              />
            )
          return total > 0 ? (
            <PagePastEnd noun="merges" />
          ) : (
            <EmptyState title="Nothing was merged">
              Listings merged as the same award appear here for 30 days.
            </EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={merges.data?.total ?? 0}
        headingId="page-heading"
      />
    </div>
  )
}

const BASES: Readonly<Record<ListingMerge['basis'], string>> = {
  name: 'Same title and sponsor',
  text: 'Same text',
  person: 'By a person',
}

const columns: readonly [Column<ListingMerge>, ...Column<ListingMerge>[]] = [
  {
    label: 'Stays',
    cell: ({ stays }) => (
      <>
        <Link to={paths.scholarshipDetail(stays.id)}>{stays.title}</Link>
        <span className={admin.small}>{stays.sponsor}</span>
      </>
    ),
  },
  {
    label: 'Merged into it',
    cell: ({ goes }) => (
      <>
        {goes.title}
        <span className={admin.small}>{goes.sponsor}</span>
      </>
    ),
  },
  {
    label: 'Why',
    cell: ({ basis, likeness, mergedBy }) => (
      <>
        {BASES[basis]}
        <span className={admin.small}>
          {Math.round(likeness * 100)}% of the words{mergedBy !== null && `, ${mergedBy}`}
        </span>
      </>
    ),
  },
  { label: 'Merged', cell: ({ mergedAt }) => shortDayOf(mergedAt) },
  { label: 'Undo', cell: (merge) => <TakeApart merge={merge} /> },
]

function TakeApart({ merge }: { merge: ListingMerge }) {
  const undo = useMergeUndo(merge.id)
  return (
    <>
      <Button onClick={() => undo.mutate()} isBusy={undo.isPending}>
        Take apart
      </Button>
      {undo.isError && (
        <FailureLine id={`merge-${merge.id}`}>
          {failureWords(undo.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}
