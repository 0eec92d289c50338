import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { rememberSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { refusalWords } from './refusal-words.ts'
import { returnTo } from './return-to.ts'
import { EMPTY_SIGN_UP, type SignUpProblems, type SignUpValues } from './sign-up-rules.ts'

/** Fetched when needed: the page's script budget has no room for the API client. */
const loadCalls = () => import('./sign-up-calls.ts')

/** Spec 2, section 8. */
const SIGN_UP_FAILED = 'Signup failed. Please try again.'

/**
 * Makes the account, signs in and goes on to the next step, or back to the invitation. A retry never makes a second account.
 * `send` resolves to what was refused by field, or to nothing once the account is made; `refusal`
 * is the sentence when no field is to blame.
 */
export function useSignUp() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const onceKey = useRef('')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const send = async (values: SignUpValues): Promise<SignUpProblems | undefined> => {
    setPending(true)
    setRefusal(undefined)
    onceKey.current ||= crypto.randomUUID()
    try {
      const { sendSignUp } = await loadCalls()
      rememberSession(await sendSignUp(values, onceKey.current))
      void navigate(returnTo(state) ?? paths.userDetails)
      return undefined
    } catch (failure) {
      // Whatever is corrected next is another request.
      if (!(failure instanceof CallError && failure.isOffline)) onceKey.current = ''
      const fields = refusedFields(failure)
      if (Object.keys(fields).length === 0) setRefusal(sentenceOf(failure))
      return fields
    } finally {
      setPending(false)
    }
  }

  return { send, isPending, refusal }
}

function refusedFields(failure: unknown): SignUpProblems {
  if (!(failure instanceof CallError)) return {}
  if (failure.code === 'APPLICANT_EXISTS') return { email: failure.message }
  if (failure.code === 'WEAK_PASSWORD') return { password: failure.message }
  const known = Object.entries(failure.fields).filter(([name]) => name in EMPTY_SIGN_UP)
  return Object.fromEntries(known)
}

function sentenceOf(failure: unknown): string {
  const isAnswered = failure instanceof CallError && failure.code !== undefined
  return isAnswered && failure.code !== 'INTERNAL' ? refusalWords(failure) : SIGN_UP_FAILED
}

/** Whether an address has an account already; silent when it cannot be told. */
export async function hasAccount(email: string): Promise<boolean> {
  try {
    return await (await loadCalls()).isAddressTaken(email)
  } catch {
    return false
  }
}
