import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Amount } from './amount.tsx'
import styles from './compact-card.module.css'
import { deadlineBadge, deadlineWords } from '@laurel/contract/words/deadline-words'
import { HeartButton } from './heart-button.tsx'
import { cutAtWord, plainText } from './snippet.ts'

/** Specification 1, section 2: where the chat is maximised. */
const SNIPPET_LENGTH = 150

interface CompactCardProps {
  scholarship: ListedScholarship
  now: Date
  onUnsave?: ((id: string) => void) | undefined
  hasSnippet?: boolean
}

/** A scholarship in few lines, for narrow places: title and heart, amount and deadline. */
export function CompactCard({ scholarship, now, onUnsave, hasSnippet }: CompactCardProps) {
  const titleId = useId()
  const { id, title, description, deadline } = scholarship
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.lines}>
        <Link id={titleId} to={paths.scholarshipDetail(id)} title={title} className={styles.title}>
          {title}
        </Link>
        <span className={styles.facts}>
          <Amount scholarship={scholarship} className={styles.amount} />
          <span>Deadline: {deadlineWords(deadline, now)}</span>
          {!scholarship.isOpen && <span>{deadlineBadge(scholarship, now)?.words}</span>}
        </span>
        {hasSnippet && (
          <p className={styles.snippet}>{cutAtWord(plainText(description), SNIPPET_LENGTH)}</p>
        )}
      </div>
      <HeartButton scholarship={scholarship} onUnsave={onUnsave} />
    </article>
  )
}
