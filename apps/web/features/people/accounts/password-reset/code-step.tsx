import type { FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CodeBoxes } from '../../../../ui/code-boxes.tsx'
import { isWhole } from '../../../../ui/code-digits.ts'
import formStyles from '../login-form.module.css'
import { RESEND_WAIT_SECONDS, ResendCode } from '../resend-code.tsx'
import styles from './password-reset.module.css'
import type { PasswordReset } from './use-password-reset.ts'

export default function CodeStep({ reset }: { reset: PasswordReset }) {
  const { email, digits, refusal, notice } = reset
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole(digits)) reset.submitCode()
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p className={styles.address}>
        If <strong>{email}</strong> has an account, a code is on its way there. It works for 10
        minutes.
      </p>
      <CodeBoxes id="reset-code" digits={digits} onChange={reset.setDigits} isFocused />
      {refusal && (
        <p className={formStyles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
      <Button type="submit" variant="filled" isWide disabled={!isWhole(digits)}>
        Submit
      </Button>
      <div className={styles.ways}>
        <ResendCode
          send={() => reset.sendCode(email)}
          startWith={notice === undefined ? 0 : RESEND_WAIT_SECONDS}
          onRefused={reset.refuse}
        />
        <Button variant="subtle" onClick={() => reset.goTo('email')}>
          Use another address
        </Button>
      </div>
    </form>
  )
}
