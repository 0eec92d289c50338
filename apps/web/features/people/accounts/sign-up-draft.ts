import { isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-rules.ts'

/** The specification's key for the first step of a registration (2, section 3). */
const KEY = 'register1'

const SECRET = new Set(['password', 'confirm'])

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what is typed over a reload, as long as the tab is open; the password never. */
export function keepSignUp(storage: Storage, values: SignUpValues): void {
  // Agreeing is done anew, like the password.
  const kept = Object.entries(values).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !SECRET.has(name) &&
      value !== EMPTY_SIGN_UP[name as keyof SignUpValues],
  )
  keepJson(storage, KEY, kept.length > 0 ? Object.fromEntries(kept) : undefined)
}

export function readSignUp(storage: Storage): Partial<SignUpValues> {
  const stored = readJson(storage, KEY, isRecord)
  const texts = Object.entries(stored ?? {}).filter(
    ([name, value]) =>
      name in EMPTY_SIGN_UP && !SECRET.has(name) && typeof value === 'string' && value !== '',
  )
  return Object.fromEntries(texts)
}

export const dropSignUp = (storage: Storage): void => storage.removeItem(KEY)
