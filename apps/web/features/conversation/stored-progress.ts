import { emptyProgress, type Progress } from './progress.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Onboarding and the later update are two conversations; `session.ts` knows the keys too. */
export const PROGRESS_KEYS = { onboarding: 'conversation', update: 'updateDetails' } as const
export type ConversationKind = keyof typeof PROGRESS_KEYS

/** Keeps progress over reloads; a full device is logged, and the conversation goes on. */
export function keepProgress(storage: Storage, kind: ConversationKind, progress: Progress): void {
  try {
    storage.setItem(PROGRESS_KEYS[kind], JSON.stringify(progress))
  } catch (error) {
    console.error('The conversation could not be kept', error)
  }
}

/** Stored JSON that cannot be read is logged and treated as empty (specification 2, section 3). */
export function parseProgress(text: string | null): Progress | undefined {
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (!isProgress(stored)) throw new TypeError('It has another shape.')
    return { ...emptyProgress(), ...stored }
  } catch (error) {
    console.error('The conversation could not be read', error)
    return undefined
  }
}

/** The progress of this person; that of somebody else is never shown. */
export function readProgress(
  storage: Storage,
  kind: ConversationKind,
  applicantId: string | null,
): Progress {
  const stored = parseProgress(storage.getItem(PROGRESS_KEYS[kind]))
  // A session may have ended in the middle: whose it is shows once they log in again.
  const isTheirs = applicantId === null || stored?.applicantId === applicantId
  return stored && isTheirs ? stored : emptyProgress()
}

export const dropProgress = (storage: Storage, kind: ConversationKind): void =>
  storage.removeItem(PROGRESS_KEYS[kind])

function isProgress(stored: unknown): stored is Progress {
  if (typeof stored !== 'object' || stored === null) return false
  const { answers, place, turns, saved, previewed } = stored as Partial<Progress>
  return (
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((given) => Array.isArray(given)) &&
    typeof place?.at === 'string' &&
    [turns, saved, previewed].every((list) => Array.isArray(list))
  )
}
