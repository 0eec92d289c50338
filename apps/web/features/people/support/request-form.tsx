import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './support.module.css'
import { loadThankYou, type useRequestForm } from './use-request-form.ts'

const ThankYou = lazy(loadThankYou)

interface RequestFormProps {
  request: ReturnType<typeof useRequestForm>
  /** Where the answer goes: a field of the form, or the account's address. */
  email?: string
  submitWords: string
  children: ReactNode
}

/** The frame of both forms for help; the fields are its children. */
export function RequestForm({ request, email, submitWords, children }: RequestFormProps) {
  const { form, summary, attempt, isPending, refusal, thanks, submit } = request
  const isHydrated = useHydrated()
  return (
    <>
      <form
        className={styles.form}
        ref={form}
        method="post"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <ErrorSummary attempt={attempt} problems={summary} />
        {children}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {/* Without scripts a submit would leave the page and lose what was typed. */}
        <Button type={isHydrated ? 'submit' : 'button'} variant="filled" isWide isBusy={isPending}>
          {submitWords}
        </Button>
      </form>
      <Suspense>
        {thanks.sent && (
          <ThankYou email={email ?? thanks.sent['email'] ?? ''} onClose={thanks.close} />
        )}
      </Suspense>
    </>
  )
}
