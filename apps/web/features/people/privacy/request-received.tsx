import { useEffect, useRef } from 'react'
import styles from './privacy.module.css'
import type { PrivacyKind } from './request-rules.ts'

const ANSWERED = 'We answer within 45 days. If it takes longer, up to 90 in all, we tell you why.'
const FOLLOWS: Readonly<Record<PrivacyKind, string>> = {
  know: ANSWERED,
  delete: ANSWERED,
  correct: ANSWERED,
  appeal: 'We answer within 45 days.',
  do_not_sell:
    'It is handled within 15 business days (in Nevada 60 days). Nothing is sold in the meantime.',
  unsubscribe: 'Once confirmed, you get no more of these emails.',
}

interface RequestReceivedProps {
  kind: PrivacyKind
  email: string
  reference: string
  /** The sign-in was the proof: no link was mailed. */
  isProved: boolean
}

/** Takes the place of the form: the number to name the request by, and what comes next. */
export function RequestReceived({ kind, email, reference, isProved }: RequestReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        We have your request
      </h2>
      <p>
        Your reference is <strong className={styles.reference}>{reference}</strong>.
      </p>
      {isProved ? (
        <p>
          You are signed in, so there is nothing to confirm. We write to <strong>{email}</strong>.
        </p>
      ) : (
        <p>
          Next, open the email that we sent to <strong>{email}</strong> and follow its link. This
          makes sure that the request is yours.
        </p>
      )}
      <p>{FOLLOWS[kind]}</p>
    </div>
  )
}
