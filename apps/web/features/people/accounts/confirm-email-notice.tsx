import { CODE_LENGTH } from '@laurel/contract/accounts'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { type CodeDigits, emptyCode, isWhole } from '../../../ui/code-digits.ts'
import styles from './confirm-email-notice.module.css'
import { ResendCode } from './resend-code.tsx'
import { useConfirmEmail } from './use-confirm-email.ts'

interface ConfirmEmailNoticeProps {
  /** Shows the boxes at once instead of offering them. */
  isOpen?: boolean
}

/** Asks whoever is signed in to confirm their address, or the changed one that waits; else nothing. */
export default function ConfirmEmailNotice({ isOpen = false }: ConfirmEmailNoticeProps) {
  const session = useSession()
  const [isEntering, setEntering] = useState(isOpen)
  if (!session || (session.user.isEmailConfirmed && session.user.pendingEmail === null)) return null
  const address = session.user.pendingEmail ?? session.user.email
  return (
    <section className={styles.notice} aria-label="Confirm your email">
      <p className={styles.words}>
        <strong>Confirm your email.</strong> Enter the 6-digit code we sent to {address}.
      </p>
      {isEntering ? (
        <CodeForm key={address} address={address} isFocused={!isOpen} />
      ) : (
        <Button onClick={() => setEntering(true)}>Enter the code</Button>
      )}
    </section>
  )
}

function CodeForm({ address, isFocused }: { address: string; isFocused: boolean }) {
  const [digits, setDigits] = useState<CodeDigits>(() => emptyCode(CODE_LENGTH))
  const { isPending, error, setError, confirm, resend } = useConfirmEmail(address)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole(digits) && !isPending) void confirm(digits.join(''))
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeBoxes
        id="confirm-email-code"
        digits={digits}
        error={error}
        isFocused={isFocused}
        onChange={(next) => {
          setDigits(next)
          setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending} disabled={!isWhole(digits)}>
          Confirm
        </Button>
        <ResendCode send={resend} onRefused={setError} />
      </div>
    </form>
  )
}
