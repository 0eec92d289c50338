import { googleAddress, type GoogleRequest } from './google-address.ts'
import { paths } from '../../paths.ts'

/** Kept for this tab only, and for one answer. */
const KEY = 'googleLogin'

/** Leaves for Google's login; the answer comes to the login page. */
export function goToGoogle(clientId: string, from: string | undefined): void {
  const request = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), from }
  sessionStorage.setItem(KEY, JSON.stringify(request))
  location.assign(googleAddress(clientId, location.origin + paths.login, request))
}

/** What was asked for, once; stored JSON that cannot be read counts as nothing. */
export function takeGoogleRequest(): GoogleRequest | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (stored === null) return undefined
  try {
    return JSON.parse(stored) as GoogleRequest
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return undefined
  }
}
