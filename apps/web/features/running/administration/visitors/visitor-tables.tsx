import type { ReactNode } from 'react'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { sourceWords, told, type Visitors } from './visitor-words.ts'
import styles from './visitors.module.css'

type Source = Visitors['sources'][number] & { id: string }
type Page = Visitors['pages'][number] & { id: string }
type Conversion = Visitors['conversions'][number] & { id: string }

/** A column of numbers. */
const number = <Row,>(label: string, valueOf: (row: Row) => number): Column<Row> => ({
  label,
  isNumber: true,
  cell: (row) => told(valueOf(row)),
})

const SOURCE_COLUMNS: readonly [Column<Source>, ...Column<Source>[]] = [
  { label: 'Source', cell: ({ source }) => sourceWords(source) },
  number('Visits', ({ visits }) => visits),
  number('Came to sign-up', ({ signUpVisits }) => signUpVisits),
  number('Signed up', ({ accounts }) => accounts),
  number('Sent', ({ senders }) => senders),
  number('Subscribed', ({ subscribers }) => subscribers),
]

/** What led people here, and how far they came. */
export function SourceTable({ sources }: Pick<Visitors, 'sources'>) {
  return (
    <List id="sources" heading="What led them here" none="Nobody came in this time.">
      {sources.length > 0 && (
        <RecordTable
          caption="Sources"
          columns={SOURCE_COLUMNS}
          rows={sources.map((row) => ({ ...row, id: row.source }))}
        />
      )}
    </List>
  )
}

const PAGE_COLUMNS: readonly [Column<Page>, ...Column<Page>[]] = [
  { label: 'Page', cell: ({ page }) => page },
  number('Visits', ({ visits }) => visits),
  number('Views', ({ views }) => views),
]

/** What people looked at. */
export function PageTable({ pages }: Pick<Visitors, 'pages'>) {
  return (
    <List id="pages" heading="What they looked at" none="No page was counted in this time.">
      {pages.length > 0 && (
        <RecordTable
          caption="Pages"
          columns={PAGE_COLUMNS}
          rows={pages.map((row) => ({ ...row, id: row.page }))}
        />
      )}
    </List>
  )
}

const CONVERSION_COLUMNS: readonly [Column<Conversion>, ...Column<Conversion>[]] = [
  { label: 'What they did', cell: ({ event }) => event },
  { label: 'Source', cell: ({ source }) => sourceWords(source) },
  number('People', ({ people }) => people),
]

/** What people did, each once. */
export function ConversionTable({ conversions }: Pick<Visitors, 'conversions'>) {
  return (
    <List id="conversions" heading="What they did" none="Nothing was noted in this time.">
      {conversions.length > 0 && (
        <RecordTable
          caption="Conversions"
          columns={CONVERSION_COLUMNS}
          rows={conversions.map((row) => ({ ...row, id: `${row.event}/${row.source}` }))}
        />
      )}
    </List>
  )
}

interface ListProps {
  id: string
  heading: string
  /** Instead of a table without rows. */
  none: string
  children: ReactNode
}

function List({ id, heading, none, children }: ListProps) {
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children || <p className={styles.note}>{none}</p>}
    </section>
  )
}
