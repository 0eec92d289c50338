import { keptLink } from '../../people/accounts/invited/kept-link.ts'

export const keptInvitation = keptLink('family_invitation')
