import type { AnswerOf } from '@laurel/contract/define-call'
import { acceptInvitation, readInvitation } from '@laurel/contract/family-links'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { refusalWords } from '../accounts/refusal-words.ts'
import { forgetInvitation, takeInvitation } from './kept-invitation.ts'

export type InvitationState =
  | { kind: 'pending' }
  | { kind: 'open'; invitation: AnswerOf<typeof readInvitation>; problem?: string; isBusy: boolean }
  | { kind: 'failed'; sentence: string; isWorthRetry: boolean }
  | { kind: 'accepted' }

const NO_LINK = 'This page shows an invitation. Please open it with the link you were sent.'

/** The invitation behind the link that was followed. */
export function useInvitation() {
  const [token] = useState(takeInvitation)
  const [state, setState] = useState<InvitationState>({ kind: 'pending' })

  const fail = (failure: unknown) => {
    const isRefused = failure instanceof CallError && failure.statusCode === 409
    if (isRefused) forgetInvitation()
    setState({ kind: 'failed', sentence: refusalWords(failure), isWorthRetry: !isRefused })
  }
  const read = async () => {
    if (token === undefined)
      return setState({ kind: 'failed', sentence: NO_LINK, isWorthRetry: false })
    setState({ kind: 'pending' })
    try {
      const invitation = await call(readInvitation, { params: { token } })
      setState({ kind: 'open', invitation, isBusy: false })
    } catch (failure) {
      fail(failure)
    }
  }
  const accept = async () => {
    if (state.kind !== 'open' || state.isBusy || token === undefined) return
    const { invitation } = state
    setState({ kind: 'open', invitation, isBusy: true })
    try {
      await call(acceptInvitation, { params: { token } })
      forgetInvitation()
      setState({ kind: 'accepted' })
    } catch (failure) {
      if (failure instanceof CallError && failure.statusCode === 409) return fail(failure)
      setState({ kind: 'open', invitation, isBusy: false, problem: refusalWords(failure) })
    }
  }

  // After that the person asks for another try.
  const readOnce = useEffectEvent(() => void read())
  useEffect(() => readOnce(), [])

  return { state, retry: () => void read(), accept: () => void accept() }
}
