import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './record-table.module.css'

export interface Column<Row> {
  label: string
  isNumber?: boolean
  /** Stays on one line, as dates and buttons do. */
  isShort?: boolean
  cell: (row: Row) => ReactNode
}

interface RecordTableProps<Row> {
  caption: string
  /** The first one names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** The rows shown belong to what was asked before. */
  isStale?: boolean
}

/** Rows of one kind: a table, and on narrow screens a card for each with its labelled values. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const isWide = useMedia('(min-width: 750px)')
  return isWide ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, isStale = false } = props
  const [first, ...others] = columns
  return (
    <div className={styles.frame} aria-busy={isStale || undefined}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ label, isNumber, isShort, cell }) => (
                <td
                  key={label}
                  className={classNames(isNumber && styles.number, isShort && styles.short)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, isStale = false } = props
  const [first, ...others] = columns
  return (
    <ul className={styles.cards} aria-label={caption} aria-busy={isStale || undefined}>
      {rows.map((row) => (
        <li key={row.id} className={classNames(styles.frame, styles.card)}>
          <h2>{first.cell(row)}</h2>
          <dl>
            {others.map(({ label, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
