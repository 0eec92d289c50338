import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './privacy.module.css'
import { needsDetails, type PrivacyKind, type PrivacyRequest } from './request-rules.ts'
import { RequestReceived } from './request-received.tsx'
import { usePrivacyRequest } from './use-privacy-request.ts'

const idOf = (field: string) => `request-${field}`

/** Asks for what a request needs; who it is from is made sure by mail. */
export function RequestForm({ kind }: { kind: PrivacyKind }) {
  const request = usePrivacyRequest(kind)
  const { values, problems, attempt, isPending, refusal, received, change } = request
  const isHydrated = useHydrated()
  if (received) return <RequestReceived kind={kind} email={values.email} {...received} />

  const field = (name: keyof PrivacyRequest) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => void request.submit(event)}
      noValidate
    >
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).map(([name, message]) => ({
          fieldId: idOf(name),
          message,
        }))}
      />
      {kind !== 'unsubscribe' && (
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} isOptional />
      )}
      <TextField
        {...field('email')}
        label="Email"
        hint="The address the request is about."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      {kind !== 'unsubscribe' && (
        <TextField
          {...field('state')}
          label="State"
          hint="The law of your state may give you further rights."
          autoComplete="address-level1"
          maxLength={100}
          isOptional
        />
      )}
      {needsDetails(kind) && (
        <TextArea
          {...field('details')}
          label={
            kind === 'appeal' ? 'Why we should look again' : 'What is wrong, and what is right'
          }
          {...(kind === 'appeal' && { hint: 'Start with the reference of what we refused.' })}
          rows={5}
          maxLength={4000}
        />
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {/* Without scripts a submit would leave the page and lose what was typed. */}
      <Button type={isHydrated ? 'submit' : 'button'} variant="filled" isWide isBusy={isPending}>
        {kind === 'unsubscribe' ? 'Unsubscribe' : 'Send request'}
      </Button>
    </form>
  )
}
