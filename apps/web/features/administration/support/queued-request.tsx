import { phoneWords } from '@laurel/contract/words/phone-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { sayWhen } from '../../notifications/say-when.ts'
import { moment } from '../instants.ts'
import { AnswerForm } from './answer-form.tsx'
import { isOverdue, titleOf } from './queue-view.ts'
import { Resolution } from './resolution.tsx'
import { bodyIdOf } from './settle.ts'
import styles from './support.module.css'

interface QueuedRequestProps {
  request: QueuedSupportRequest
  now: Date
  isOpen: boolean
  onToggle: () => void
}

/** One line that opens: the whole text, and the answer to it. */
export function QueuedRequest({ request, now, isOpen, onToggle }: QueuedRequestProps) {
  const { id, status } = request
  const bodyId = bodyIdOf(id)
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            dir="auto"
            onClick={onToggle}
          >
            {titleOf(request)}
          </button>
        </h2>
        <Line request={request} now={now} />
        <Icon icon={IconChevronDown} className={styles.chevron} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <Asked request={request} />
            {status === 'Active' ? (
              <AnswerForm request={request} />
            ) : (
              <Resolution request={request} />
            )}
          </>
        )}
      </div>
    </li>
  )
}

function Line({ request, now }: Pick<QueuedRequestProps, 'request' | 'now'>) {
  const { name, email, createdAt, resolvedAt, isPriority } = request
  return (
    <p className={styles.line}>
      {isPriority && (
        <Badge tone="gold" icon={IconCrown}>
          Priority
        </Badge>
      )}
      {isOverdue(request, now) && (
        <Badge tone="danger" icon={IconAlertTriangle}>
          Overdue
        </Badge>
      )}
      <span>
        {name} · {email}
      </span>
      <span>
        {resolvedAt === null
          ? `Asked ${sayWhen(createdAt, now)}`
          : `Resolved ${sayWhen(resolvedAt, now)}`}
      </span>
    </p>
  )
}

const Asked = ({ request }: { request: QueuedSupportRequest }) => (
  <>
    <p className={styles.text} dir="auto">
      {request.description}
    </p>
    <dl className={styles.facts}>
      <div>
        <dt>Email</dt>
        <dd>{request.email}</dd>
      </div>
      {request.phone !== null && request.phone !== '' && (
        <div>
          <dt>Phone</dt>
          <dd>{phoneWords(request.phone)}</dd>
        </div>
      )}
      <div>
        <dt>Asked</dt>
        <dd>{moment(request.createdAt)}</dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>{request.applicantId === null ? 'Contact page, without an account' : 'An account'}</dd>
      </div>
    </dl>
  </>
)
