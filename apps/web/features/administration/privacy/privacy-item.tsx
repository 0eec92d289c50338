import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { moment } from '../instants.ts'
import support from '../support/support.module.css'
import { KIND_WORDS, STATUS_WORDS, timeWords, urgencyWords } from './privacy-words.ts'
import { SettleForm } from './settle-form.tsx'

interface PrivacyItemProps {
  request: QueuedPrivacyRequest
  isOpen: boolean
  onToggle: () => void
}

/** One line that opens: what is asked, how far it is, and the answer to it. */
export function PrivacyItem({ request, isOpen, onToggle }: PrivacyItemProps) {
  const { id, kind, reference, email, status } = request
  const bodyId = `privacy-${id}`
  const urgency = urgencyWords(request)
  return (
    <li className={support.request}>
      <div className={support.head}>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            {KIND_WORDS[kind]} · {reference}
          </button>
        </h2>
        <p className={support.line}>
          {urgency && (
            <Badge tone={urgency.tone} icon={IconAlertTriangle}>
              {urgency.label}
            </Badge>
          )}
          <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
          <span>{email}</span>
          <span>{timeWords(request)}</span>
        </p>
        <Icon icon={IconChevronDown} className={support.chevron} />
      </div>
      <div id={bodyId} className={support.body} hidden={!isOpen}>
        {isOpen && <Body request={request} />}
      </div>
    </li>
  )
}

function Body({ request }: { request: QueuedPrivacyRequest }) {
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
          <p className={support.from}>{moment(settledAt)}</p>
          <p className={support.text}>{request.answer}</p>
        </div>
      )}
      {settledAt === null && status !== 'received' && <SettleForm request={request} />}
      {status === 'received' && (
        <p>
          Nothing is done until the emailed link is followed. It may be somebody else’s address.
        </p>
      )}
    </>
  )
}

function Facts({ request }: { request: QueuedPrivacyRequest }) {
  const { name, state, receivedAt, provedAt, dueAt, hasAccount } = request
  const facts: readonly (readonly [string, string])[] = [
    ['Name', name || 'Not given'],
    ['State', state || 'Not given'],
    ['Account', hasAccount ? 'Yes, with this address' : 'None'],
    ['Received', moment(receivedAt)],
    ['Proved', provedAt === null ? 'Not yet' : moment(provedAt)],
    ['Due', moment(dueAt)],
  ]
  return (
    <dl className={support.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
