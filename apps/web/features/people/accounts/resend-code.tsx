import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { refusalWords, waitWords } from './refusal-words.ts'
import { useCountdown } from './use-countdown.ts'

/** A mail takes a moment to come; asking again at once only brings a second one. */
export const RESEND_WAIT_SECONDS = 30

interface ResendCodeProps {
  /** Throws what stands in the way. */
  send: () => Promise<void>
  /** How long to wait before the first time. */
  startWith?: number
  onRefused: (sentence: string) => void
}

/** Asks for another code, with the wait shown on the button. */
export function ResendCode({ send, startWith = 0, onRefused }: ResendCodeProps) {
  const [seconds, wait] = useCountdown(startWith)
  const [isPending, setPending] = useState(false)

  const resend = async () => {
    setPending(true)
    try {
      await send()
      wait(RESEND_WAIT_SECONDS)
    } catch (failure) {
      if (failure instanceof CallError) wait(failure.retryAfterSeconds ?? 0)
      onRefused(refusalWords(failure))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="subtle"
      disabled={seconds > 0}
      isBusy={isPending}
      onClick={() => void resend()}
    >
      {seconds > 0 ? `Resend OTP in ${waitWords(seconds)}` : 'Resend OTP'}
    </Button>
  )
}
