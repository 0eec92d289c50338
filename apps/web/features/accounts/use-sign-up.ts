import { checkEmail, signUp } from '@laurel/contract/accounts'
import { DIAL_CODES, type CountryCode } from '@laurel/contract/option-countries'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { rememberSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { digitsOf, type SignUpProblems, type SignUpValues } from './sign-up-rules.ts'

/** Spec 2, section 8. */
const SIGN_UP_FAILED = 'Signup failed. Please try again.'

interface Refusal {
  message: string
  fields: SignUpProblems
}

/** Makes the account, signs in and goes on to the profile. A retry never makes a second account. */
export function useSignUp() {
  const navigate = useNavigate()
  const onceKey = useRef('')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const send = async (values: SignUpValues) => {
    setPending(true)
    setRefusal(undefined)
    onceKey.current ||= crypto.randomUUID()
    try {
      rememberSession(await call(signUp, { body: toBody(values), onceKey: onceKey.current }))
      await navigate(paths.profile('personal'))
    } catch (failure) {
      // Whatever is corrected next is another request.
      if (!(failure instanceof CallError && failure.isOffline)) onceKey.current = ''
      setRefusal(toRefusal(failure))
    } finally {
      setPending(false)
    }
  }

  return { send, isPending, refusal }
}

function toBody({ dialCountry, phone, ...values }: SignUpValues) {
  const dialCode = DIAL_CODES[dialCountry as CountryCode] ?? ''
  return {
    ...values,
    phone: `+${dialCode}${digitsOf(phone)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function toRefusal(failure: unknown): Refusal {
  if (!(failure instanceof CallError) || failure.isOffline)
    return { message: SIGN_UP_FAILED, fields: {} }
  if (failure.code === 'APPLICANT_EXISTS')
    return { message: failure.message, fields: { email: failure.message } }
  if (failure.code === 'WEAK_PASSWORD')
    return { message: failure.message, fields: { password: failure.message } }
  return { message: failure.message, fields: failure.fields }
}

/** Whether an address has an account already; silent when it cannot be told. */
export async function hasAccount(email: string): Promise<boolean> {
  try {
    return await call(checkEmail, { body: { email } })
  } catch {
    return false
  }
}
