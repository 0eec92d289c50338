import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { deadlineBadge, deadlineWords } from '@laurel/contract/words/deadline-words'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import styles from './conversation-card.module.css'
import { cutAt, plainText } from '../../catalogue/scholarships/snippet.ts'

/** Specification 2, section 9: "on the conversation page". */
const DESCRIPTION_LENGTH = 150
const SPONSOR_LENGTH = 10

interface ConversationCardProps {
  scholarship: ListedScholarship
  now: Date
}

/** A scholarship as the conversation shows it. */
export function ConversationCard({ scholarship, now }: ConversationCardProps) {
  const titleId = useId()
  const { id, title, description, deadline, user } = scholarship
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <p className={styles.sponsor} title={user.firstName}>
        {cutAt(user.firstName, SPONSOR_LENGTH)}
      </p>
      <h2 id={titleId} className={styles.title} title={title}>
        {title}
      </h2>
      <p className={styles.facts}>
        <Amount scholarship={scholarship} className={styles.amount} />
        <span>Deadline: {deadlineWords(deadline, now)}</span>
        {!scholarship.isOpen && <span>{deadlineBadge(scholarship, now)?.words}</span>}
      </p>
      <p className={styles.snippet}>{cutAt(plainText(description), DESCRIPTION_LENGTH)}</p>
      <Link
        to={paths.scholarshipDetail(id)}
        className={styles.link}
        aria-label={`View Details: ${title}`}
      >
        View Details &gt;&gt;
      </Link>
    </article>
  )
}
