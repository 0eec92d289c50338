import type { Applicant } from '@laurel/contract/profile'
import { deviceStorage, isRecord, parseStored, tabStorage } from '../browser-storage.ts'

/** The keys are the specification's (2, section 3). */
export const TOKEN = 'token'
const REFRESH_TOKEN = 'refresh_token'
const USER_INFO = 'userInfo'
/** Lives until the session ends, on the device or in a tab. */
const SESSION_KEYS = [
  TOKEN,
  REFRESH_TOKEN,
  USER_INFO,
  'isActiveSubscription',
  'clientIp',
  'shortCountry',
  'login',
  'signUp',
  'addressId',
  'selectedPlanDetails',
  // A sign-up, a forgotten password and a login with Google under way, and what is typed in a chat.
  'register1',
  'passwordReset',
  'googleLogin',
  'chatText',
  'typed',
  'contactMessage',
  'organisationStart',
  'wanted',
]
/** What was typed and not saved outlives an expired session, but only for the same person. */
const UNSAVED_KEYS = [
  'register2',
  'formData',
  'dates',
  'supportRequest',
  'supportAnswers',
  'sponsorWords',
]
/** How far the conversations are: they tell themselves whose they are. */
const BEGUN_KEYS = ['conversation', 'updateDetails']
const ALL_KEYS = [...SESSION_KEYS, ...UNSAVED_KEYS, ...BEGUN_KEYS]

export interface SignedInAnswer {
  user: Applicant
  accessToken: string
  refreshToken: string
  clientIp: string
}

export const readToken = (): string | null => deviceStorage().getItem(TOKEN)
export const readRefreshToken = (): string | null => deviceStorage().getItem(REFRESH_TOKEN)
export const readStoredUser = (): string | null => deviceStorage().getItem(USER_INFO)

export const parseUser = (text: string | null): Applicant | undefined =>
  parseStored(USER_INFO, text, isUser)

/** Whose token is sent with a call. */
export const readSenderId = (): string | undefined => parseUser(readStoredUser())?.id

/** Whether they are signed in still: by the time an answer comes, somebody else may be. */
export const isStillHere = (senderId: string | undefined): boolean =>
  readSenderId() === senderId && readToken() !== null

const isUser = (json: unknown): json is Applicant =>
  isRecord(json) && typeof json['id'] === 'string'

interface Told {
  isSignedIn: boolean
  /** The stored text of userInfo: compared as text, so that an equal value is the same value. */
  stored: string | null
  session: { user: Applicant } | undefined
}
let told: Told | undefined

function look(): Told {
  const isSignedIn = readToken() !== null
  const stored = readStoredUser()
  if (told?.isSignedIn === isSignedIn && told.stored === stored) return told
  const user = parseUser(stored)
  return { isSignedIn, stored, session: isSignedIn && user ? { user } : undefined }
}

type Listener = () => void
const listeners = new Set<Listener>()
function tell(): void {
  told = look()
  listeners.forEach((listener) => listener())
}

/**
 * Calls back when this tab or another signs in, out, or changes who is signed in. One listener of
 * the window tells all: React would otherwise render between two of them, with nobody signed in
 * for a part of a page before the page itself is left.
 */
export function onSessionChange(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', tell)
    told = look()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

/**
 * Who is signed in, as the listeners were last told; undefined for a visitor. What another tab
 * changes can be read before its event arrives: a part of a page that is drawn in between must
 * still find who the rest of the page was drawn for.
 */
export function readSession(): { user: Applicant } | undefined {
  if (listeners.size === 0) told = look()
  return told?.session
}

/** Why the last session ended without a logout; a new one forgets it. */
export type SessionEnding = 'expired' | 'underAge'
let ending: SessionEnding | undefined
export const readEnding = (): SessionEnding | undefined => ending

export function rememberSession(answer: SignedInAnswer): void {
  ending = undefined
  dropUnsavedOfOthers(answer.user.id)
  deviceStorage().setItem('clientIp', answer.clientIp)
  rememberTokens(answer)
  storeUser(answer.user)
}

/** A login ends what a visitor began in the conversation (specification 2, section 4). */
export function rememberLogin(answer: SignedInAnswer): void {
  for (const key of ['login', 'signUp', 'conversation']) deviceStorage().removeItem(key)
  rememberSession(answer)
}

export function rememberTokens(tokens: { accessToken: string; refreshToken: string }): void {
  deviceStorage().setItem(REFRESH_TOKEN, tokens.refreshToken)
  deviceStorage().setItem(TOKEN, tokens.accessToken)
}

/** What is news of somebody who logged out meanwhile is nobody's. */
export function rememberUser(user: Applicant): void {
  if (isStillHere(user.id)) storeUser(user)
}

function storeUser(user: Applicant): void {
  deviceStorage().setItem('isActiveSubscription', String(user.isActiveSubscription))
  deviceStorage().setItem(USER_INFO, JSON.stringify(user))
  tell()
}

function dropUnsavedOfOthers(id: string): void {
  for (const key of UNSAVED_KEYS)
    if (!deviceStorage().getItem(key)?.includes(id)) deviceStorage().removeItem(key)
}

/** Clears everything that is stored: at a logout, or when the account itself has ended. */
export function forgetSession(reason?: SessionEnding): void {
  clear(ALL_KEYS, reason)
}

/** The session is over without a logout: what was typed waits for the same person. */
export function expireSession(): void {
  clear(SESSION_KEYS, 'expired')
}

function clear(keys: readonly string[], reason: SessionEnding | undefined): void {
  ending = reason
  for (const key of keys) for (const store of [deviceStorage(), tabStorage()]) store.removeItem(key)
  tell()
}
