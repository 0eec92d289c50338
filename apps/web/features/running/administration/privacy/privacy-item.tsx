import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Badge } from '../../../../ui/badge.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'
import { ItemFacts, type Opening, QueueItem } from '../../../common/records/queue-item.tsx'
import support from '../support/support.module.css'
import { KIND_WORDS, STATUS_WORDS, timeWords, urgencyWords } from './privacy-words.ts'
import { SettleForm } from './settle-form.tsx'

interface PrivacyItemProps extends Opening {
  request: QueuedPrivacyRequest
}

/** One line that opens: what is asked, how far it is, and the answer to it. */
export function PrivacyItem({ request, ...opening }: PrivacyItemProps) {
  const { id, kind, reference } = request
  return (
    <QueueItem
      bodyId={`privacy-${id}`}
      title={`${KIND_WORDS[kind]} · ${reference}`}
      line={<Line request={request} />}
      {...opening}
    >
      <Body request={request} />
    </QueueItem>
  )
}

type Part = Pick<PrivacyItemProps, 'request'>

function Line({ request }: Part) {
  const { email, status } = request
  const urgency = urgencyWords(request)
  return (
    <>
      {urgency && (
        <Badge tone={urgency.tone} icon={IconAlertTriangle}>
          {urgency.label}
        </Badge>
      )}
      <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
      <span>{email}</span>
      <span>{timeWords(request)}</span>
    </>
  )
}

function Body({ request }: Part) {
  const { status, settledAt } = request
  return (
    <>
      <Facts request={request} />
      {request.details !== '' && (
        <p className={support.text} dir="auto">
          {request.details}
        </p>
      )}
      {request.extension !== '' && <p>Told why it takes longer: {request.extension}</p>}
      {settledAt !== null && request.answer !== '' && (
        <div className={support.answer}>
          <p className={support.from}>{shortMomentOf(settledAt)}</p>
          <p className={support.text}>{request.answer}</p>
        </div>
      )}
      {settledAt === null && status !== 'received' && <SettleForm request={request} />}
      {status === 'received' && (
        <p>Nothing is done until the emailed link is opened. It may be someone else’s address.</p>
      )}
    </>
  )
}

function Facts({ request }: Part) {
  const { name, state, receivedAt, provedAt, dueAt, hasAccount } = request
  return (
    <ItemFacts
      facts={[
        ['Name', name || 'Not given'],
        ['State', state || 'Not given'],
        ['Account', hasAccount ? 'Yes, with this address' : 'None'],
        ['Received', shortMomentOf(receivedAt)],
        ['Proved', provedAt === null ? 'Not yet' : shortMomentOf(provedAt)],
        ['Due', shortMomentOf(dueAt)],
      ]}
    />
  )
}
