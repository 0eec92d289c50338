import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ApplicantTypeField } from './applicant-type-field.tsx'
import formStyles from './login-form.module.css'
import { PhoneField } from './phone-field.tsx'
import {
  EMPTY_SIGN_UP,
  signUpProblems,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up-rules.ts'
import { hasAccount, useSignUp } from './use-sign-up.ts'

const EXISTS = 'This address has an account already. Log in instead.'
const idOf = (field: SignUpField) => `sign-up-${field}`

/** The plain sign-up form. */
export function SignUpForm() {
  const { send, isPending, refusal } = useSignUp()
  const [values, setValues] = useState(EMPTY_SIGN_UP)
  const [found, setFound] = useState<SignUpProblems>({})
  const [attempt, setAttempt] = useState(0)
  const problems = { ...refusal?.fields, ...found }

  const change = (part: Partial<SignUpValues>) => {
    setValues((before) => ({ ...before, ...part }))
    const changed = Object.keys(part)
    setFound(Object.fromEntries(Object.entries(found).filter(([key]) => !changed.includes(key))))
  }

  const checkField = async (field: SignUpField) => {
    if (values[field] === '') return
    const problem = signUpProblems(values)[field]
    setFound((before) => ({ ...before, [field]: problem }))
    if (field === 'email' && problem === undefined && (await hasAccount(values.email)))
      setFound((before) => ({ ...before, email: EXISTS }))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const all = signUpProblems(values)
    setFound(all)
    if (Object.keys(all).length === 0) await send(values)
    setAttempt((before) => before + 1)
  }

  const field = (name: Exclude<SignUpField, 'phone'>) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: problems[name],
    onBlur: () => void checkField(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).flatMap(([name, message]) =>
          message === undefined ? [] : [{ fieldId: idOf(name as SignUpField), message }],
        )}
      />
      <ApplicantTypeField
        value={values.applicantType}
        onChange={(applicantType) => change({ applicantType })}
      />
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
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
        onCountry={(dialCountry) => change({ dialCountry })}
        onDigits={(phone) => change({ phone })}
        onBlur={() => void checkField('phone')}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 8 characters. A few words work well."
        autoComplete="new-password"
      />
      <p className={formStyles.hint}>
        {productName} is for people of 16 and over. Your answers are used for matching and are never
        sold.
      </p>
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <p className={formStyles.refusal} role="alert">
          {refusal.message}
        </p>
      )}
      <Button type="submit" variant="filled" isWide isBusy={isPending}>
        Create account
      </Button>
      <p className={formStyles.signup}>
        Have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </form>
  )
}
