import {
  CODE_LENGTH,
  forgotPassword,
  resetPassword,
  resetPasswordByLink,
} from '@laurel/contract/accounts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { tabStorage } from '../../../../browser-storage.ts'
import { CallError } from '../../../../api/call-error.ts'
import { call } from '../../../../api/call.ts'
import { rememberLogin } from '../../../../api/session.ts'
import { paths } from '../../../../paths.ts'
import { type CodeDigits, emptyCode } from '../../../../ui/code-digits.ts'
import { saying } from '../arrival.ts'
import { refusalWords } from '../refusal-words.ts'
import { takeToken } from '../take-token.ts'
import { dropProgress, keepProgress, readProgress } from './reset-progress.ts'

export type ResetStep = 'email' | 'code' | 'password'

/** What the server said no to, and where it is shown. */
export interface ResetRefusal {
  at: 'email' | 'password' | 'form'
  sentence: string
  /** A new code or link is the way on. */
  isCodeSpent?: boolean
}

/** The way to a new password: by a code that is mailed, or by the link beside it. */
export function usePasswordReset() {
  const navigate = useNavigate()
  const [token] = useState(takeToken)
  const [kept] = useState(() => readProgress(tabStorage()))
  const [step, setStep] = useState<ResetStep>(token === undefined ? kept.step : 'password')
  const [isByLink, setByLink] = useState(token !== undefined)
  const [email, setEmail] = useState(kept.email)
  const [digits, setDigits] = useState<CodeDigits>(() => emptyCode(CODE_LENGTH))
  const [notice, setNotice] = useState<string>()
  const [refusal, setRefusal] = useState<ResetRefusal>()
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    if (email !== '')
      keepProgress(tabStorage(), { step: step === 'email' ? 'email' : 'code', email })
  }, [step, email])

  const goTo = (next: ResetStep, words?: string) => {
    setStep(next)
    setNotice(words)
    setRefusal(undefined)
  }

  /** Throws what stands in the way, except an address that is none: that leads back to its step. */
  const sendCode = async (address: string) => {
    try {
      await call(forgotPassword, { body: { email: address } })
    } catch (failure) {
      if (!(failure instanceof CallError && failure.statusCode === 400)) throw failure
      goTo('email')
      setRefusal({ at: 'email', sentence: failure.fields['email'] ?? failure.message })
      return
    }
    setByLink(false)
    setDigits(emptyCode(CODE_LENGTH))
    goTo('code', 'OTP sent successfully')
  }

  const working = async (work: () => Promise<void>, refuse: (failure: unknown) => ResetRefusal) => {
    setPending(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (failure) {
      setNotice(undefined)
      setRefusal(refuse(failure))
    } finally {
      setPending(false)
    }
  }

  const saved = async (newPassword: string) => {
    const answer = isByLink
      ? await call(resetPasswordByLink, { body: { token: token ?? '', newPassword } })
      : await call(resetPassword, { body: { email, otp: digits.join(''), newPassword } })
    dropProgress(tabStorage())
    rememberLogin(answer)
    await navigate(paths.dashboard, { state: saying('Password reset successfully') })
  }

  return {
    step,
    isByLink,
    email,
    digits,
    notice,
    refusal,
    isPending,
    setEmail,
    setDigits,
    goTo,
    sendCode,
    refuse: (sentence: string) => setRefusal({ at: 'form', sentence }),
    submitEmail: () =>
      working(
        () => sendCode(email.trim()),
        (failure) => ({ at: 'form', sentence: refusalWords(failure) }),
      ),
    submitCode: () => goTo('password', 'OTP submitted successfully!'),
    submitPassword: (newPassword: string) =>
      working(
        () => saved(newPassword),
        (failure) => refusedPassword(failure, isByLink),
      ),
  }
}

export type PasswordReset = ReturnType<typeof usePasswordReset>

const LINK_SPENT = 'This link was used already or has expired. Please ask for a new code.'

function refusedPassword(failure: unknown, isByLink: boolean): ResetRefusal {
  const code = failure instanceof CallError ? failure.code : undefined
  const sentence = refusalWords(failure)
  if (code === 'WEAK_PASSWORD') return { at: 'password', sentence }
  const isRefused = failure instanceof CallError && failure.statusCode === 400
  if (!isRefused) return { at: 'form', sentence }
  return { at: 'form', sentence: isByLink ? LINK_SPENT : sentence, isCodeSpent: true }
}
