import { isRecord, keepJson, readJson } from '../../../../browser-storage.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface KeptAnswer {
  text: string
  /** Of the try to send just this text; empty until there was one. */
  onceKey: string
}

/** Cleared with the session (api/session.ts). */
const KEY = 'supportAnswers'
export const NOTHING: KeptAnswer = { text: '', onceKey: '' }

/** What this administrator typed for a request and did not send. */
export const readKept = (storage: Storage, ownerId: string, requestId: string): KeptAnswer =>
  readAll(storage, ownerId)[requestId] ?? NOTHING

/** Keeps it until it is sent, an empty text until then being none; false when this device cannot. */
export function keepAnswer(
  storage: Storage,
  ownerId: string,
  requestId: string,
  answer: KeptAnswer,
): boolean {
  const { [requestId]: _before, ...others } = readAll(storage, ownerId)
  const answers = answer.text === '' ? others : { ...others, [requestId]: answer }
  return keepJson(storage, KEY, Object.keys(answers).length > 0 ? { ownerId, answers } : undefined)
}

/** Takes away what was sent with a key; what was changed since then stays. Whether it was so. */
export function forgetSent(
  storage: Storage,
  ownerId: string,
  requestId: string,
  onceKey: string,
): boolean {
  if (readKept(storage, ownerId, requestId).onceKey !== onceKey) return false
  return keepAnswer(storage, ownerId, requestId, NOTHING)
}

function readAll(storage: Storage, ownerId: string): Record<string, KeptAnswer> {
  const stored = readJson(storage, KEY, isRecord)
  if (stored?.['ownerId'] !== ownerId || !isRecord(stored['answers'])) return {}
  return Object.fromEntries(
    Object.entries(stored['answers']).flatMap(([id, kept]) => (isKept(kept) ? [[id, kept]] : [])),
  )
}

const isKept = (value: unknown): value is KeptAnswer =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['onceKey'] === 'string'
