import { keepText, tabStorage } from '../../browser-storage.ts'
import { googleAddress, type GoogleRequest } from './google-address.ts'
import { paths } from '../../paths.ts'

/** Kept for this tab only, and for one answer. */
const KEY = 'googleLogin'

/** Leaves for Google's login; the answer comes to the login page. */
export function goToGoogle(clientId: string, from: string | undefined): void {
  const request = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), from }
  keepText(tabStorage(), KEY, JSON.stringify(request))
  location.assign(googleAddress(clientId, location.origin + paths.login, request))
}

/** What was asked for, once; stored JSON that cannot be read counts as nothing. */
export function takeGoogleRequest(): GoogleRequest | undefined {
  const stored = tabStorage().getItem(KEY)
  tabStorage().removeItem(KEY)
  if (stored === null) return undefined
  try {
    const request = JSON.parse(stored) as Partial<GoogleRequest> | null
    if (typeof request?.state !== 'string' || typeof request.nonce !== 'string')
      throw new TypeError('It has another shape.')
    return request as GoogleRequest
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return undefined
  }
}
