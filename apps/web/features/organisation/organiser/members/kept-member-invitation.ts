import { keptLink } from '../../../people/accounts/invited/kept-link.ts'

export const keptMemberInvitation = keptLink('organisation_invitation')
