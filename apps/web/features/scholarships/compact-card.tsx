import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Amount } from './amount.tsx'
import styles from './compact-card.module.css'
import { deadlineBadge, deadlineWords } from '@laurel/contract/words/deadline-words'
import { HeartButton } from './heart-button.tsx'

interface CompactCardProps {
  scholarship: ListedScholarship
  now: Date
}

/** A scholarship in two lines, for narrow places: title and heart, amount and deadline. */
export function CompactCard({ scholarship, now }: CompactCardProps) {
  const titleId = useId()
  const { id, title, deadline } = scholarship
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.lines}>
        <Link id={titleId} to={paths.scholarshipDetail(id)} title={title} className={styles.title}>
          {title}
        </Link>
        <span className={styles.facts}>
          <Amount scholarship={scholarship} className={styles.amount} />
          <span>Deadline: {deadlineWords(deadline)}</span>
          {!scholarship.isOpen && <span>{deadlineBadge(scholarship, now)?.words}</span>}
        </span>
      </div>
      <HeartButton scholarship={scholarship} />
    </article>
  )
}
