import { useEffect, useRef } from 'react'
import styles from './privacy.module.css'
import type { PrivacyKind } from './request-rules.ts'

interface RequestReceivedProps {
  kind: PrivacyKind
  email: string
  reference: string
}

/** Takes the place of the form: the number to name the request by, and what comes next. */
export function RequestReceived({ kind, email, reference }: RequestReceivedProps) {
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
      <p>
        Next, open the email that we sent to <strong>{email}</strong> and follow its link. This
        makes sure that the request is yours.
      </p>
      <p>
        {kind === 'do_not_sell'
          ? 'Once confirmed, it is handled within 15 business days. Nothing is sold in the meantime.'
          : 'Once confirmed, you get no more of these emails.'}
      </p>
    </div>
  )
}
