import styles from './chart-panel.module.css'

export interface TableOf {
  columns: readonly string[]
  /** The first cell names its row; the last holds a number. */
  rows: readonly (readonly string[])[]
}

/** The values behind a picture. */
export function ChartTable({ caption, columns, rows }: TableOf & { caption: string }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
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
