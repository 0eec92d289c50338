import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { sizeWords } from '../../../../ui/size-words.ts'
import styles from '../administration.module.css'
import { shortMomentOf } from '../../../../instant-words.ts'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { withinLists } from '../../../common/records/page-window.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { CatalogueUpload } from './catalogue-upload.tsx'
import { StateBadge } from './import-badges.tsx'
import { countOf, isAtWork } from './import-words.ts'
import { useImports } from './use-imports.ts'

/** Files of scholarships: one to bring in, and all that came in before. */
export function ImportList() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const page = withinLists(pageFromSearch(search))
  const list = useImports(page)
  return (
    <>
      <PageHeading>Imports</PageHeading>
      <p className={styles.lead}>
        Choose a file, look at what was read of each row, then bring it in or leave it out. Any
        import can be undone later.
      </p>
      <CatalogueUpload onSent={({ id }) => void navigate(paths.adminImport(id))} />
      <RecordPages
        query={list}
        noun="the imports"
        rowNoun="imports"
        page={page}
        rowsOf={({ imports }) => imports}
        nothing={
          <EmptyState title="No imports yet">
            Files that you check or bring in appear here.
          </EmptyState>
        }
      >
        {(imports, isStale) => (
          <RecordTable
            caption="Imports, the latest first"
            columns={columns}
            rows={imports}
            isStale={isStale}
          />
        )}
      </RecordPages>
    </>
  )
}

const columns: readonly [Column<CatalogueImport>, ...Column<CatalogueImport>[]] = [
  {
    label: 'File',
    cell: ({ id, fileName, sizeBytes, origin, startedBy }) => (
      <>
        <Link to={paths.adminImport(id)} className={styles.open}>
          {fileName}
        </Link>
        <span className={styles.small}>
          {sizeWords(sizeBytes)},{' '}
          {origin === 'command' ? 'by command' : (startedBy ?? 'by somebody who has left')}
        </span>
      </>
    ),
  },
  { label: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { label: 'Begun', cell: ({ createdAt }) => shortMomentOf(createdAt) },
  { label: 'Rows', isNumber: true, cell: rowsOf },
  { label: 'Added', isNumber: true, cell: ({ counts }) => counts.imported.toLocaleString('en-US') },
  {
    label: 'Changed',
    isNumber: true,
    cell: ({ counts }) => counts.updated.toLocaleString('en-US'),
  },
  {
    label: 'Set aside',
    isNumber: true,
    cell: ({ counts }) => counts.setAside.toLocaleString('en-US'),
  },
]

function rowsOf(view: CatalogueImport): string {
  const { rowsDone, rowsTotal } = view
  if (isAtWork(view) && rowsTotal === null) return `${countOf(rowsDone, 'row')} so far`
  return (rowsTotal ?? rowsDone).toLocaleString('en-US')
}
