import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { CompactCard } from './compact-card.tsx'
import styles from './compact-card.module.css'

interface CompactListProps {
  rows: readonly ListedScholarship[]
  now: Date
  onUnsave?: ((id: string) => void) | undefined
}

/** A list in one narrow column. */
export default function CompactList({ rows, now, onUnsave }: CompactListProps) {
  return (
    <ul className={styles.list}>
      {rows.map((scholarship) => (
        <li key={scholarship.id}>
          <CompactCard scholarship={scholarship} now={now} onUnsave={onUnsave} hasSnippet />
        </li>
      ))}
    </ul>
  )
}
