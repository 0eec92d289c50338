import { keepText, tabStorage } from '../../browser-storage.ts'
import { takeToken } from '../accounts/take-token.ts'

/** For as long as the tab is open: somebody may have to log in or sign up first. */
const KEY = 'family_invitation'

/** The token of the link that was followed, here or before logging in. */
export function takeInvitation(): string | undefined {
  const token = takeToken()
  if (token === undefined) return readInvitationToken()
  keepText(tabStorage(), KEY, token)
  return token
}

export const readInvitationToken = (): string | undefined => tabStorage().getItem(KEY) ?? undefined

export const forgetInvitation = (): void => tabStorage().removeItem(KEY)
