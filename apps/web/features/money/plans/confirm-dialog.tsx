import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { failureWords } from './failure-words.ts'
import styles from './own-plan.module.css'
import { useBillingChange } from './use-billing.ts'

interface ConfirmDialogProps {
  kind: 'cancel' | 'refund'
  title: string
  /** The words of the two buttons, which are of one size. */
  keep: string
  act: string
  /** Said once it is done. */
  done: string
  onClose: (isDone: boolean) => void
  /** What it leads to, and when. */
  children: ReactNode
}

/** Asks once: the second of two clicks ends a subscription. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { kind, title, keep, act, done, onClose, children } = props
  const change = useBillingChange(kind)
  const confirm = () =>
    change.mutate(undefined, {
      onSuccess: () => {
        onClose(true)
        showToast({ kind: 'success', message: done, id: 'billing' })
      },
    })
  return (
    <Dialog isOpen title={title} onClose={() => onClose(false)}>
      <div className={styles.confirm}>
        {children}
        {change.isError && (
          <p className={styles.failure} role="alert">
            {failureWords(change.error)}
          </p>
        )}
        <div className={styles.choice}>
          <Button onClick={() => onClose(false)}>{keep}</Button>
          <Button variant="filled" onClick={confirm} isBusy={change.isPending}>
            {act}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
