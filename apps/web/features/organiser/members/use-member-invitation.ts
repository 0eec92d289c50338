import type { AnswerOf } from '@laurel/contract/define-call'
import { acceptMemberInvitation, readMemberInvitation } from '@laurel/contract/organisation-members'
import { useEffect, useEffectEvent, useState } from 'react'
import { askWho } from '../../../api/ask-who.ts'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { readSession } from '../../../api/session.ts'
import { refusalWords } from '../../accounts/refusal-words.ts'
import { chooseOrganisation } from '../chosen-organisation.ts'
import { forgetMemberInvitation, takeMemberInvitation } from './kept-member-invitation.ts'

export type MemberInvitationState =
  | { kind: 'pending' }
  | {
      kind: 'open'
      invitation: AnswerOf<typeof readMemberInvitation>
      problem?: string
      isBusy: boolean
    }
  | { kind: 'failed'; sentence: string; isWorthRetry: boolean }
  | { kind: 'accepted' }

const NO_LINK = 'This page shows an invitation. Please open it with the link you were sent.'

/** The invitation behind the link that was followed. */
export function useMemberInvitation() {
  const [token] = useState(takeMemberInvitation)
  const [state, setState] = useState<MemberInvitationState>({ kind: 'pending' })

  const fail = (failure: unknown) => {
    const isRefused = failure instanceof CallError && failure.statusCode === 409
    if (isRefused) forgetMemberInvitation()
    setState({ kind: 'failed', sentence: refusalWords(failure), isWorthRetry: !isRefused })
  }
  const read = async () => {
    if (token === undefined)
      return setState({ kind: 'failed', sentence: NO_LINK, isWorthRetry: false })
    setState({ kind: 'pending' })
    try {
      const invitation = await call(readMemberInvitation, { params: { token } })
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
      const { organisationId } = await call(acceptMemberInvitation, { params: { token } })
      forgetMemberInvitation()
      chooseOrganisation(readSession()?.user.id ?? '', organisationId)
      // The account may have become an organiser's.
      await askWho()
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
