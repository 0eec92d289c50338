import { PageHeading } from '../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import styles from './password-reset.module.css'
import { PasswordStep } from './password-step.tsx'
import { usePasswordReset } from './use-password-reset.ts'

const STEPS = [
  { step: 'email', heading: 'Forgot your password?', Fields: EmailStep },
  { step: 'code', heading: 'Check your email', Fields: CodeStep },
  { step: 'password', heading: 'Choose a new password', Fields: PasswordStep },
] as const

/** Three steps to a new password. */
export function PasswordReset({ className }: { className?: string | undefined }) {
  const reset = usePasswordReset()
  const at = STEPS.findIndex(({ step }) => step === reset.step)
  const { heading, Fields } = STEPS[at] ?? STEPS[0]
  useDocumentTitle(heading, reset.refusal !== undefined)
  return (
    <>
      <div>
        <p className={styles.step}>
          Step {at + 1} of {STEPS.length}
        </p>
        <PageHeading>{heading}</PageHeading>
        <div role="status">{reset.notice && <p className={styles.said}>{reset.notice}</p>}</div>
      </div>
      <div className={className}>
        <Fields reset={reset} />
      </div>
    </>
  )
}
