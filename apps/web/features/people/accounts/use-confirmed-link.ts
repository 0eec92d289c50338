import { confirmEmailByLink } from '@laurel/contract/accounts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { noteConfirmed } from './note-confirmed.ts'
import { refusalWords } from './refusal-words.ts'
import { takeToken } from './take-token.ts'

export type LinkState =
  | { kind: 'pending' }
  /** Somebody opened the page by itself. */
  | { kind: 'none' }
  | { kind: 'confirmed'; email: string }
  | {
      kind: 'failed'
      sentence: string
      /** Another mail is the way on. */
      isSpent: boolean
      /** The same link may work yet. */
      isWorthRetry: boolean
    }

const SPENT = 'This link was used already or has expired.'

/** Confirms the address that a mailed link stands for. */
export function useConfirmedLink(): [LinkState, () => void] {
  const [token] = useState(takeToken)
  const [state, setState] = useState<LinkState>({ kind: 'pending' })

  const confirm = async () => {
    if (token === undefined) return setState({ kind: 'none' })
    setState({ kind: 'pending' })
    try {
      const { email } = await call(confirmEmailByLink, { body: { token } })
      noteConfirmed(email)
      setState({ kind: 'confirmed', email })
    } catch (failure) {
      const isSpent = failure instanceof CallError && failure.statusCode === 400
      const isWorthRetry = !(failure instanceof CallError) || failure.code !== 'APPLICANT_EXISTS'
      setState({
        kind: 'failed',
        sentence: isSpent ? SPENT : refusalWords(failure),
        isSpent,
        isWorthRetry: isWorthRetry && !isSpent,
      })
    }
  }

  // After that the person asks for another try.
  const confirmOnce = useEffectEvent(() => void confirm())
  useEffect(() => confirmOnce(), [])

  return [state, () => void confirm()]
}
