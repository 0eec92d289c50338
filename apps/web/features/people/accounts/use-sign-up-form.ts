import { type FormEvent, useEffect, useState } from 'react'
import { tabStorage } from '../../../browser-storage.ts'
import { dropSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts'
import {
  EMPTY_SIGN_UP,
  signUpProblems,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up-rules.ts'
import { hasAccount, useSignUp } from './use-sign-up.ts'
import { useTypedEarly } from './use-typed-early.ts'

const EXISTS = 'This address has an account already. Log in instead.'

/** What the sign-up form holds and what is wrong with it; kept over reloads but for the password. */
export function useSignUpForm(isForParent: boolean, onSend: () => void) {
  const { send, isPending, refusal } = useSignUp()
  const [values, setValues] = useState(EMPTY_SIGN_UP)
  const [problems, setProblems] = useState<SignUpProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [taken, setTaken] = useState<readonly string[]>([])
  const form = useTypedEarly(({ termsAccepted, ...typed }) =>
    setValues((before) => ({ ...before, ...typed, termsAccepted: termsAccepted !== undefined })),
  )

  useEffect(() => {
    const given: Partial<SignUpValues> = {
      ...(isForParent && { applicantType: 'PARENT' }),
      ...readSignUp(tabStorage()),
    }
    if (Object.keys(given).length > 0) setValues((before) => ({ ...before, ...given }))
  }, [isForParent])
  useEffect(() => {
    if (values !== EMPTY_SIGN_UP) keepSignUp(tabStorage(), values)
  }, [values])

  const change = (part: Partial<SignUpValues>) => {
    // Another password may be the one that was repeated.
    const isSettled = (name: string) => name in part || (name === 'confirm' && 'password' in part)
    setValues((before) => ({ ...before, ...part }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !isSettled(name))),
    )
  }

  const checkField = async (field: SignUpField) => {
    if (values[field] === '' || values[field] === false) return
    const problem = signUpProblems(values)[field]
    setProblems((before) => ({ ...before, [field]: problem }))
    if (field !== 'email' || problem !== undefined || !(await hasAccount(values.email))) return
    // By now another address may be typed.
    setTaken((before) => [...before, values.email])
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = signUpProblems(values)
    onSend()
    const refused = Object.keys(found).length === 0 ? await send(values) : found
    if (!refused) return dropSignUp(tabStorage())
    setProblems(refused)
    setAttempt((before) => before + 1)
  }

  const isTaken = problems.email === undefined && taken.includes(values.email)
  const shown = isTaken ? { ...problems, email: EXISTS } : problems
  return { form, values, problems: shown, attempt, isPending, refusal, change, checkField, submit }
}
