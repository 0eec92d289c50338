import type { OwnSupportRequest } from '@laurel/contract/support'
import { dayOf } from '../../../instant-words.ts'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { Badge } from '../../../ui/badge.tsx'
import styles from './own-requests.module.css'

const STATUS = {
  Active: { tone: 'info', icon: IconClock },
  Resolved: { tone: 'success', icon: IconCircleCheck },
} as const

/** What was written from the contact page while signed in has no query. */
const UNTITLED = 'Message'

/** One line that opens: the text, and what was answered. */
export function OwnRequest({ request }: { request: OwnSupportRequest }) {
  const { query, description, status, createdAt } = request
  const { tone, icon } = STATUS[status]
  return (
    <li>
      <details className={styles.request}>
        <summary>
          <div>
            <h3 className={styles.query}>{query || UNTITLED}</h3>
            <p className={styles.sent}>Sent {dayOf(createdAt)}</p>
          </div>
          <Badge tone={tone} icon={icon}>
            {status}
          </Badge>
        </summary>
        <div className={styles.texts}>
          <p className={styles.text} dir="auto">
            {description}
          </p>
          <Answer request={request} />
        </div>
      </details>
    </li>
  )
}

function Answer({ request: { answer, status, resolvedAt } }: { request: OwnSupportRequest }) {
  const day = resolvedAt === null ? '' : ` ${dayOf(resolvedAt)}`
  if (answer !== null)
    return (
      <div className={styles.answer}>
        <p className={styles.from}>Our answer{day && ` ·${day}`}</p>
        <p className={styles.text} dir="auto">
          {answer}
        </p>
      </div>
    )
  return (
    <p className={styles.unanswered}>
      {status === 'Active'
        ? 'No answer yet. It comes by email and stands here, too.'
        : `Resolved${day} without a written answer. Send a new request if you still need help.`}
    </p>
  )
}
