import { isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { fieldsOf, type RequestKind, type RequestValues } from './request-rules.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface UnsentRequest {
  values: RequestValues
  /** Of the try to send just this text; empty until there was one. */
  onceKey: string
}

export const NOTHING_UNSENT: UnsentRequest = { values: {}, onceKey: '' }

/** Cleared with the session, as api/session.ts knows them. */
const KEYS: Record<RequestKind, string> = { guest: 'contactMessage', own: 'supportRequest' }

/** Keeps what is typed until it is sent; false when this device cannot. */
export function keepUnsent(
  storage: Storage,
  kind: RequestKind,
  ownerId: string,
  unsent: UnsentRequest,
): boolean {
  const isEmpty = Object.values(unsent.values).every((value) => value === '')
  return keepJson(storage, KEYS[kind], isEmpty ? undefined : { ...unsent, ownerId })
}

/** What this person left. */
export function readUnsent(storage: Storage, kind: RequestKind, ownerId: string): UnsentRequest {
  const stored = readJson(storage, KEYS[kind], isRecord)
  if (stored?.['ownerId'] !== ownerId) return NOTHING_UNSENT
  const { values, onceKey } = stored
  if (!isRecord(values) || typeof onceKey !== 'string') return NOTHING_UNSENT
  const texts = fieldsOf(kind).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { values: Object.fromEntries(texts), onceKey }
}
