import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { refusalWords } from '../refusal-words.ts'
import type { KeptLink } from './kept-link.ts'

export type InvitationState<Invitation> =
  | { kind: 'pending' }
  | { kind: 'open'; invitation: Invitation; problem?: string; isBusy: boolean }
  | { kind: 'failed'; sentence: string; isWorthRetry: boolean }
  | { kind: 'accepted' }

interface InvitationLink<Invitation> {
  link: KeptLink
  read: (token: string) => Promise<Invitation>
  accept: (token: string) => Promise<void>
}

const NO_LINK = 'This page shows an invitation. Please open it with the link you were sent.'

const isRefusal = (failure: unknown): boolean =>
  failure instanceof CallError && failure.statusCode === 409

/** The invitation behind the link that was followed; one that is refused is forgotten. */
export function useInvitationLink<Invitation>({ link, ...calls }: InvitationLink<Invitation>) {
  const [token] = useState(() => link.take())
  const [state, setState] = useState<InvitationState<Invitation>>({ kind: 'pending' })

  const fail = (failure: unknown) => {
    const isRefused = isRefusal(failure)
    if (isRefused) link.forget()
    setState({ kind: 'failed', sentence: refusalWords(failure), isWorthRetry: !isRefused })
  }
  const read = async () => {
    if (token === undefined)
      return setState({ kind: 'failed', sentence: NO_LINK, isWorthRetry: false })
    setState({ kind: 'pending' })
    try {
      setState({ kind: 'open', invitation: await calls.read(token), isBusy: false })
    } catch (failure) {
      fail(failure)
    }
  }
  const accept = async () => {
    if (state.kind !== 'open' || state.isBusy || token === undefined) return
    const { invitation } = state
    setState({ kind: 'open', invitation, isBusy: true })
    try {
      await calls.accept(token)
      setState({ kind: 'accepted' })
    } catch (failure) {
      if (isRefusal(failure)) return fail(failure)
      setState({ kind: 'open', invitation, isBusy: false, problem: refusalWords(failure) })
    }
  }

  // After that the person asks for another try.
  const readOnce = useEffectEvent(() => void read())
  useEffect(() => readOnce(), [])

  return { state, retry: () => void read(), accept: () => void accept() }
}
