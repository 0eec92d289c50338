import type { HeldSubscription } from '@laurel/contract/billing-admin'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import { nameOf } from './subscription-words.ts'
import { useGrantEnd } from './use-subscriptions.ts'

interface EndGrantProps {
  subscription: HeldSubscription
  onKeep: () => void
  onDone: () => void
}

/** Asks once more before somebody loses what was given. */
export function EndGrant({ subscription, onKeep, onDone }: EndGrantProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const name = nameOf(subscription)
  const end = useGrantEnd({
    onDone: () => {
      if (words.current) onDone()
      showToast({ kind: 'success', message: 'Access revoked', detail: name })
    },
    onFailed: () => {
      // The dialog was closed before the answer came.
      if (!words.current) showToast({ kind: 'error', message: 'Access not revoked', detail: name })
    },
  })
  // The button that led here is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={words} tabIndex={-1}>
        {name} loses full access at once. What they saved and sent stays.
      </p>
      {end.isError && (
        <FailureLine id="end-grant-error">
          {failureWords(end.error, 'It could not be revoked. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button onClick={onKeep}>Keep it</Button>
        <Button variant="danger" onClick={() => end.mutate(subscription.id)} isBusy={end.isPending}>
          Revoke access
        </Button>
      </div>
    </div>
  )
}
