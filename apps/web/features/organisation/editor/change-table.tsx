import type { ListingChange } from '@laurel/contract/words/listing-changes'
import styles from './change-table.module.css'

interface ChangeTableProps {
  caption: string
  changes: readonly ListingChange[]
  /** What the two sides are called. */
  sides: readonly [before: string, after: string]
}

/** Two versions of a scholarship side by side, where they differ. */
export function ChangeTable({ caption, changes, sides: [before, after] }: ChangeTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.field} ${change.before} ${change.after}`}>
            <th scope="row">{change.label}</th>
            <td data-side={before}>{change.before}</td>
            <td data-side={after}>{change.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
