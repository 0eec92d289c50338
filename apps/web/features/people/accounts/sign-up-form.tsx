import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ApplicantTypeField } from './applicant-type-field.tsx'
import formStyles from './login-form.module.css'
import { PhoneField } from './phone-field.tsx'
import type { SignUpField } from './sign-up-rules.ts'
import { TermsField } from './terms-field.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

const idOf = (field: SignUpField) => `sign-up-${field}`

/** A sentence that appears as a button is pressed would move it away from under the pointer. */
const isFieldAfter = ({ relatedTarget }: FocusEvent) =>
  relatedTarget?.matches('input:not([type=radio]), select') ?? false

interface SignUpFormProps {
  isForOrganisation?: boolean
  /** A parent was invited: the answer to who signs up is given, and can be changed. */
  isForParent?: boolean
  /** Told before anything is sent. */
  onSend: () => void
}

/** The first step of the registration: the account. */
export function SignUpForm(props: SignUpFormProps) {
  const { isForOrganisation = false, isForParent = false, onSend } = props
  const { form, values, problems, attempt, isPending, refusal, change, checkField, submit } =
    useSignUpForm(isForParent, onSend)
  const isHydrated = useHydrated()
  useDocumentTitle('Sign up', Object.values(problems).some(Boolean))

  const isParent = values.applicantType === 'PARENT'
  const field = (name: Exclude<SignUpField, 'phone' | 'termsAccepted'>) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: problems[name],
    onBlur: (event: FocusEvent) => {
      if (isFieldAfter(event)) void checkField(name)
    },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form
      className={formStyles.form}
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).flatMap(([name, message]) =>
          message === undefined ? [] : [{ fieldId: idOf(name as SignUpField), message }],
        )}
      />
      {!isForOrganisation && (
        <ApplicantTypeField
          value={values.applicantType}
          onChange={(applicantType) => change({ applicantType })}
        />
      )}
      <TextField
        {...field('firstName')}
        label={isParent ? 'Your first name' : 'First name'}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        label={isParent ? 'Your last name' : 'Last name'}
        autoComplete="family-name"
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PhoneField
        id={idOf('phone')}
        country={values.dialCountry}
        digits={values.phone}
        error={problems.phone}
        onChange={change}
        onBlur={(event) => {
          if (isFieldAfter(event)) void checkField('phone')
        }}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 8 characters. A few words work well."
        autoComplete="new-password"
      />
      <PasswordField {...field('confirm')} label="Confirm password" autoComplete="new-password" />
      {!isForOrganisation && <WhatHappens isParent={isParent} />}
      <TermsField
        id={idOf('termsAccepted')}
        isAccepted={values.termsAccepted}
        error={problems.termsAccepted}
        onChange={(termsAccepted) => change({ termsAccepted })}
      />
      {refusal && (
        <p className={formStyles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {/* Without scripts a submit would leave the page and lose what was typed. */}
      <Button type={isHydrated ? 'submit' : 'button'} variant="filled" isWide isBusy={isPending}>
        Create account
      </Button>
      <p className={formStyles.signup}>
        Have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </form>
  )
}

const WhatHappens = ({ isParent }: { isParent: boolean }) => (
  <p className={formStyles.hint}>
    {productName} is for students of 16 and over.{' '}
    {isParent && 'You can fill in everything for the student. '}Answers are used for matching and
    are never sold.
  </p>
)
