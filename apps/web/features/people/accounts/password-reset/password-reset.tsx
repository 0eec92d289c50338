import { lazy, Suspense, useEffect } from 'react'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { EmailStep } from './email-step.tsx'
import styles from './password-reset.module.css'
import { usePasswordReset } from './use-password-reset.ts'

const loadCode = () => import('./code-step.tsx')
const loadPassword = () => import('./password-step.tsx')
const CodeStep = lazy(loadCode)
const PasswordStep = lazy(loadPassword)

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
  // While the address is typed and the code is on its way.
  useEffect(() => void Promise.all([loadCode(), loadPassword()]).catch(() => undefined), [])
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
        <Suspense fallback={<p aria-busy="true">One moment, please.</p>}>
          <Fields reset={reset} />
        </Suspense>
      </div>
    </>
  )
}
