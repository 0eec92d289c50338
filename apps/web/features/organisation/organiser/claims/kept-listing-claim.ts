import { keptLink } from '../../../people/accounts/invited/kept-link.ts'
import { keptMemberInvitation } from '../members/kept-member-invitation.ts'

export const keptListingClaim = keptLink('listing_claim')

/** Stands before the token in a mailed link, which leads to the page of invitations. */
const MARK = 'claim.'
export const withoutMark = (token: string): string => token.slice(MARK.length)

/** Which link was followed here last; the other one is of no use any more. */
export function takeKind(): 'claim' | 'member' {
  const { hash } = location
  if (hash.startsWith(`#${MARK}`)) {
    keptMemberInvitation.forget()
    return 'claim'
  }
  if (hash !== '') keptListingClaim.forget()
  return keptListingClaim.read() === undefined ? 'member' : 'claim'
}
