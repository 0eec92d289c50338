import type { AnswerOf } from '@laurel/contract/define-call'
import { acceptMemberInvitation, readMemberInvitation } from '@laurel/contract/organisation-members'
import { askWho } from '../../../../api/ask-who.ts'
import { call } from '../../../../api/call.ts'
import { readSession } from '../../../../api/session.ts'
import {
  useInvitationLink,
  type InvitationState,
} from '../../../people/accounts/invited/use-invitation-link.ts'
import { chooseOrganisation } from '../chosen-organisation.ts'
import { keptMemberInvitation } from './kept-member-invitation.ts'

export type MemberInvitationState = InvitationState<AnswerOf<typeof readMemberInvitation>>

/** The invitation behind the link that was followed. */
export const useMemberInvitation = () =>
  useInvitationLink({
    link: keptMemberInvitation,
    read: (token) => call(readMemberInvitation, { params: { token } }),
    async accept(token) {
      const { organisationId } = await call(acceptMemberInvitation, { params: { token } })
      keptMemberInvitation.forget()
      chooseOrganisation(readSession()?.user.id ?? '', organisationId)
      // The account may have become an organiser's.
      await askWho()
    },
  })
