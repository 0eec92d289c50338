import type { Family } from '@laurel/contract/family-links'
import { Button } from '../../../ui/button.tsx'
import { longDate } from '@laurel/contract/words/deadline-words'
import type { LinkToEnd } from './end-link-dialog.tsx'
import styles from './family.module.css'

interface ParentListProps {
  parents: Family['parents']
  onEnd: (link: LinkToEnd) => void
}

/** Who follows this student. */
export function ParentList({ parents, onEnd }: ParentListProps) {
  return (
    <ul className={styles.rows}>
      {parents.map(({ linkId, name, since }) => (
        <li key={linkId} className={styles.row}>
          <span className={styles.who}>
            <strong>{name}</strong>
            <span className={styles.small}>Follows you since {longDate(since.slice(0, 10))}</span>
          </span>
          <Button
            variant="subtle"
            aria-label={`End link with ${name}`}
            onClick={() => onEnd({ linkId, name, other: 'parent' })}
          >
            End link
          </Button>
        </li>
      ))}
    </ul>
  )
}
