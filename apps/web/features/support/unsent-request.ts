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
  const key = KEYS[kind]
  try {
    if (Object.values(unsent.values).every((value) => value === '')) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ ...unsent, ownerId }))
    return true
  } catch (error) {
    console.error(`${key} could not be kept`, error)
    return false
  }
}

/** What this person left; stored JSON that cannot be read is logged and treated as empty. */
export function readUnsent(storage: Storage, kind: RequestKind, ownerId: string): UnsentRequest {
  const key = KEYS[kind]
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isRecord(stored) || stored['ownerId'] !== ownerId) return NOTHING_UNSENT
    const { values, onceKey } = stored
    if (!isRecord(values) || typeof onceKey !== 'string') return NOTHING_UNSENT
    const texts = fieldsOf(kind).flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    return { values: Object.fromEntries(texts), onceKey }
  } catch (error) {
    console.error(`${key} could not be read`, error)
    return NOTHING_UNSENT
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
