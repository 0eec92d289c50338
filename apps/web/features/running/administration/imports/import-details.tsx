import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { sizeWords } from '../../../../ui/size-words.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { ListTabs } from '../../../../ui/list-tabs.tsx'
import { PagePastEnd } from '../../../../ui/page-past-end.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { shortMomentOf, shortDayOf } from '../../../../instant-words.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { PAGE_SIZE, withinLists } from '../../../common/records/page-window.ts'
import { StateBadge } from './import-badges.tsx'
import { ImportProgress } from './import-progress.tsx'
import { countOf, isAtWork, isOnlyChecked, shownIn, standingWords, TABS } from './import-words.ts'
import styles from './imports.module.css'
import { RowTable } from './row-table.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useImport, useImportRows, useMove } from './use-imports.ts'

const AsideRowDialog = lazy(() => import('./aside-row.tsx'))

/** One file: how far it is, what was read of its rows, and what can be done with it. */
export function ImportDetails({ id }: { id: string }) {
  const query = useImport(id)
  return (
    <>
      <PageHeading>{query.data?.fileName ?? 'Import'}</PageHeading>
      <Loaded query={query} noun="this import">
        {(view) => (
          <>
            <p className={styles.line}>
              <StateBadge state={view.state} />
              <span>{sizeWords(view.sizeBytes)}</span>
              <span>
                {view.origin === 'command'
                  ? 'By command'
                  : (view.startedBy ?? 'By somebody who has left')}
                , {shortMomentOf(view.createdAt)}
              </span>
            </p>
            <Standing view={view} />
            {view.state !== 'checking' && view.state !== 'failed' && <Rows view={view} />}
          </>
        )}
      </Loaded>
    </>
  )
}

/** What is going on, what came of it, and the next step. */
function Standing({ view }: { view: CatalogueImport }) {
  const words = standingWords(view)
  return (
    <div className={styles.box}>
      {/* One line through all states, so that each change of it is read out. */}
      {words !== '' && (
        <p role="status" className={styles.sum}>
          {words}
        </p>
      )}
      {isAtWork(view) ? (
        <ImportProgress view={view} />
      ) : view.state === 'checked' ? (
        <Checked view={view} />
      ) : (
        <Ended view={view} />
      )}
    </div>
  )
}

function Checked({ view }: { view: CatalogueImport }) {
  const { id, counts, sameAs } = view
  // Both buttons go with it.
  const confirm = useMove(id, 'confirm', focusHeading)
  const discard = useMove(id, 'discard', focusHeading)
  const failed = confirm.isError ? confirm.error : discard.error
  return (
    <>
      {counts.setAside > 0 && (
        <p>{countOf(counts.setAside, 'row')} can’t come in; why stands under Set aside.</p>
      )}
      {sameAs && (
        <p className={styles.note}>
          <Link to={paths.adminImport(sameAs.id)}>The same file</Link> was brought in on{' '}
          {shortDayOf(sameAs.importedAt)}.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => confirm.mutate()} isBusy={confirm.isPending}>
          Bring in
        </Button>
        <Button onClick={() => discard.mutate()} isBusy={discard.isPending}>
          Leave out
        </Button>
      </div>
      {failed && (
        <FailureLine id="move-failed">
          {failureWords(failed, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}

function Ended({ view }: { view: CatalogueImport }) {
  const { state, problem, counts, canUndo } = view
  const [isUndoing, setUndoing] = useState(false)
  return (
    <>
      {problem !== null && <ErrorPanel message={problem} />}
      {state === 'stopped' && <p>It was stopped. What came in until then stays.</p>}
      {state === 'imported' && counts.setAside > 0 && (
        <p>{countOf(counts.setAside, 'row')} did not come in; why stands under Set aside.</p>
      )}
      <div className={styles.actions}>
        {canUndo && (
          <Button onClick={() => setUndoing(true)}>
            {state === 'undone' ? 'Undo what was kept' : 'Undo'}
          </Button>
        )}
        <Link to={paths.adminImports} className={styles.more}>
          Bring in another file
        </Link>
      </div>
      {isUndoing && <UndoDialog id={view.id} onClose={() => setUndoing(false)} />}
    </>
  )
}

function Rows({ view }: { view: CatalogueImport }) {
  const [search] = useSearchParams()
  const show = shownIn(search.get('show'))
  const page = withinLists(pageFromSearch(search))
  const rows = useImportRows(view, show, page)
  const isDone = !isOnlyChecked(view)
  const [line, setLine] = useState<number>()
  return (
    <>
      <ListTabs label="Rows" tabs={tabsOf(view, show, isDone)} />
      <Loaded query={rows} noun="the rows">
        {({ total, rows: found }) => {
          if (found.length > 0)
            return (
              <RowTable
                rows={found}
                isDone={isDone}
                isStale={rows.isPlaceholderData}
                onPutRight={setLine}
              />
            )
          return total > 0 ? (
            <PagePastEnd noun="rows" />
          ) : (
            <EmptyState title="No rows">There is no such row in this file.</EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={rows.data?.total ?? 0}
        headingId="page-heading"
      />
      {line !== undefined && (
        <Suspense>
          <AsideRowDialog place={{ id: view.id, line }} onClose={() => setLine(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** All, and what there is any of. */
function tabsOf(
  { id, counts, undone, rowsTotal }: CatalogueImport,
  shown: string,
  isDone: boolean,
) {
  const countIn = { ...counts, kept: undone?.kept ?? 0, all: rowsTotal ?? 0 }
  return TABS.filter(({ show }) => show === 'all' || show === shown || countIn[show] > 0).map(
    ({ show, would, did }) => ({
      label: isDone ? did : would,
      to: `${paths.adminImport(id)}${show === 'all' ? '' : `&show=${show}`}`,
      isCurrent: show === shown,
      ...(countIn[show] > 0 && { count: countIn[show] }),
    }),
  )
}
