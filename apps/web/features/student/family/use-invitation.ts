import type { AnswerOf } from '@laurel/contract/define-call'
import { acceptInvitation, readInvitation } from '@laurel/contract/family-links'
import { call } from '../../../api/call.ts'
import {
  useInvitationLink,
  type InvitationState as StateOf,
} from '../../people/accounts/invited/use-invitation-link.ts'
import { keptInvitation } from './kept-invitation.ts'

export type InvitationState = StateOf<AnswerOf<typeof readInvitation>>

/** The invitation behind the link that was followed. */
export const useInvitation = () =>
  useInvitationLink({
    link: keptInvitation,
    read: (token) => call(readInvitation, { params: { token } }),
    async accept(token) {
      await call(acceptInvitation, { params: { token } })
      keptInvitation.forget()
    },
  })
