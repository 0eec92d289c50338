import styles from './chart-panel.module.css'
import { classNames } from './class-names.ts'

export interface TableOf {
  columns: readonly string[]
  /** The first cell names its row; the last holds a number. */
  rows: readonly (readonly string[])[]
  /** Every cell but the first holds a number. */
  hasOnlyNumbers?: boolean
}

/** The values behind a picture. */
export function ChartTable(props: TableOf & { caption: string }) {
  const { caption, columns, rows, hasOnlyNumbers = false } = props
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, hasOnlyNumbers && styles.numbers)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], position) => (
            // Two scholarships may share a title.
            <tr key={position}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
