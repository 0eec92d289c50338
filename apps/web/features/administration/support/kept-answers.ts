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
  try {
    if (Object.keys(answers).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify({ ownerId, answers }))
    return true
  } catch (error) {
    console.error(`${KEY} could not be kept`, error)
    return false
  }
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

/** Stored JSON that cannot be read is logged and treated as empty. */
function readAll(storage: Storage, ownerId: string): Record<string, KeptAnswer> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (!isRecord(stored) || stored['ownerId'] !== ownerId || !isRecord(stored['answers']))
      return {}
    return Object.fromEntries(
      Object.entries(stored['answers']).flatMap(([id, kept]) => (isKept(kept) ? [[id, kept]] : [])),
    )
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isKept = (value: unknown): value is KeptAnswer =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['onceKey'] === 'string'
