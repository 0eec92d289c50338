import { barOf } from './bar-of.ts'
import styles from './bar-rows.module.css'

export interface BarRow {
  label: string
  words: string
  /** What is known for certain, for a bar; null where it is too few to be told. */
  least: number | null
}

interface BarRowsProps {
  rows: readonly BarRow[]
  labelledBy: string
}

/** Numbers with their names, each above a bar as long as it is beside the greatest. */
export function BarRows({ rows, labelledBy }: BarRowsProps) {
  const most = Math.max(...rows.map(({ least }) => least ?? 0))
  return (
    <table className={styles.rows} aria-labelledby={labelledBy}>
      <tbody>
        {rows.map(({ label, words, least }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-hidden={least === null || undefined}>{words}</td>
            {least !== null && (
              <td className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: barOf(least, most) }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
