import type { SignedInDevice } from '@laurel/contract/account-settings'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { refusalWords } from '../../people/accounts/refusal-words.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './settings.module.css'
import { useSignOut } from './use-sessions.ts'

interface SignOutDialogProps {
  device: SignedInDevice | 'others'
  /** With what was done, when it was. */
  onClose: (done?: string) => void
}

/** Asks once more: what is not saved there waits until that person logs in again. */
export function SignOutDialog({ device, onClose }: SignOutDialogProps) {
  const { mutate, isPending, error } = useSignOut()
  const isAll = device === 'others'
  const done = isAll ? 'Signed out everywhere else.' : `Signed out: ${device.device}.`
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={isAll ? 'Sign out everywhere else?' : `Sign out ${device.device}?`}
    >
      <div className={styles.form}>
        <p>
          {isAll
            ? 'Every other device has to log in again. This one stays signed in.'
            : 'That device has to log in again.'}{' '}
          What was typed there and is not saved yet is kept on it.
        </p>
        {error && <FailureLine id="sign-out-failure">{refusalWords(error)}</FailureLine>}
        <div className={styles.answers}>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button
            variant="filled"
            isBusy={isPending}
            onClick={() => mutate(device, { onSuccess: () => onClose(done) })}
          >
            {isAll ? 'Sign out everywhere else' : 'Sign out'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
