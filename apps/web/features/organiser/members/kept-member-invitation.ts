import { keepText, tabStorage } from '../../../browser-storage.ts'
import { takeToken } from '../../accounts/take-token.ts'

/** For as long as the tab is open: somebody may have to log in or sign up first. */
const KEY = 'organisation_invitation'

/** The token of the link that was followed, here or before logging in. */
export function takeMemberInvitation(): string | undefined {
  const token = takeToken()
  if (token === undefined) return tabStorage().getItem(KEY) ?? undefined
  keepText(tabStorage(), KEY, token)
  return token
}

export const forgetMemberInvitation = (): void => tabStorage().removeItem(KEY)
