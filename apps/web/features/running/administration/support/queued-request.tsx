import { phoneWords } from '@laurel/contract/words/phone-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { sayWhen } from '../../../student/notifications/say-when.ts'
import { shortMomentOf } from '../../../../instant-words.ts'
import { ItemFacts, type Opening, QueueItem } from '../../../common/records/queue-item.tsx'
import { AnswerForm } from './answer-form.tsx'
import { isOverdue, titleOf } from './queue-view.ts'
import { Resolution } from './resolution.tsx'
import { bodyIdOf } from './settle.ts'
import styles from './support.module.css'

interface QueuedRequestProps extends Opening {
  request: QueuedSupportRequest
  now: Date
}

/** One line that opens: the whole text, and the answer to it. */
export function QueuedRequest({ request, now, ...opening }: QueuedRequestProps) {
  return (
    <QueueItem
      bodyId={bodyIdOf(request.id)}
      title={titleOf(request)}
      line={<Line request={request} now={now} />}
      {...opening}
    >
      <Asked request={request} />
      {request.status === 'Active' ? (
        <AnswerForm request={request} />
      ) : (
        <Resolution request={request} />
      )}
    </QueueItem>
  )
}

type Part = Pick<QueuedRequestProps, 'request'>

function Line({ request, now }: Pick<QueuedRequestProps, 'request' | 'now'>) {
  const { name, email, createdAt, resolvedAt, isPriority } = request
  return (
    <>
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
    </>
  )
}

function Asked({ request: { description, email, phone, createdAt, applicantId } }: Part) {
  const phoneFact = phone ? [['Phone', phoneWords(phone)] as const] : []
  return (
    <>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <ItemFacts
        facts={[
          ['Email', email],
          ...phoneFact,
          ['Asked', shortMomentOf(createdAt)],
          ['From', applicantId === null ? 'Contact page, without an account' : 'An account'],
        ]}
      />
    </>
  )
}
