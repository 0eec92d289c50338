import { confirmEmail, mailConfirmation } from '@laurel/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { keys } from '../../../api/keys.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { noteConfirmed } from './note-confirmed.ts'
import { refusalWords } from './refusal-words.ts'

/** Confirms an address of the person who is signed in by the code that was mailed to it. */
export function useConfirmEmail(address: string) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const settle = (email: string) => {
    showToast({ kind: 'success', message: 'Your email is confirmed.' })
    noteConfirmed(email)
    void client.invalidateQueries({ queryKey: keys.profile })
    // The notice goes, and with it what had the focus.
    focusHeading({ preventScroll: true })
  }

  const confirm = async (code: string) => {
    setPending(true)
    setError(undefined)
    try {
      const { email } = await call(confirmEmail, { body: { code } })
      settle(email)
    } catch (failure) {
      setError(refusalWords(failure))
    } finally {
      setPending(false)
    }
  }

  /** Throws what stands in the way. */
  const resend = async () => {
    setError(undefined)
    try {
      const { email } = await call(mailConfirmation)
      showToast({ kind: 'info', message: 'OTP sent successfully', detail: email, id: 'otp' })
    } catch (failure) {
      // Done on another device.
      if (failure instanceof CallError && failure.code === 'EMAIL_CONFIRMED') return settle(address)
      throw failure
    }
  }

  return { isPending, error, setError, confirm, resend }
}
