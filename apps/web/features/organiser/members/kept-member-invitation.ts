import { keptLink } from '../../accounts/invited/kept-link.ts'

export const keptMemberInvitation = keptLink('organisation_invitation')
