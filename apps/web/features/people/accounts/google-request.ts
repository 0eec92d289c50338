import { isRecord, keepJson, readJson, tabStorage } from '../../../browser-storage.ts'
import { googleAddress, type GoogleRequest } from './google-address.ts'
import { paths } from '../../../paths.ts'

/** Kept for this tab only, and for one answer. */
const KEY = 'googleLogin'

/** Leaves for Google's login; the answer comes to the login page. */
export function goToGoogle(clientId: string, from: string | undefined): void {
  const request = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), from }
  keepJson(tabStorage(), KEY, request)
  location.assign(googleAddress(clientId, location.origin + paths.login, request))
}

/** What was asked for, once. */
export function takeGoogleRequest(): GoogleRequest | undefined {
  const request = readJson(tabStorage(), KEY, isRequest)
  tabStorage().removeItem(KEY)
  return request
}

const isRequest = (json: unknown): json is GoogleRequest =>
  isRecord(json) && typeof json['state'] === 'string' && typeof json['nonce'] === 'string'
