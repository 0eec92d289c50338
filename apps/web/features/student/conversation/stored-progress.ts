import { isRecord, keepJson, parseStored } from '../../../browser-storage.ts'
import { emptyProgress, type Progress } from './progress.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Onboarding and the later update are two conversations; `session.ts` knows the keys too. */
export const PROGRESS_KEYS = { onboarding: 'conversation', update: 'updateDetails' } as const
export type ConversationKind = keyof typeof PROGRESS_KEYS

/** Keeps progress over reloads; a full device is logged, and the conversation goes on. */
export function keepProgress(storage: Storage, kind: ConversationKind, progress: Progress): void {
  keepJson(storage, PROGRESS_KEYS[kind], progress)
}

/** What another tab, or this one, has kept. */
export function parseProgress(kind: ConversationKind, text: string | null): Progress | undefined {
  const stored = parseStored(PROGRESS_KEYS[kind], text, isProgress)
  return stored && { ...emptyProgress(), ...stored }
}

/** The progress of this person; that of somebody else is never shown. */
export function readProgress(
  storage: Storage,
  kind: ConversationKind,
  applicantId: string | null,
): Progress {
  const stored = parseProgress(kind, storage.getItem(PROGRESS_KEYS[kind]))
  // A session may have ended in the middle: whose it is shows once they log in again.
  const isTheirs = applicantId === null || stored?.applicantId === applicantId
  return stored && isTheirs ? stored : emptyProgress()
}

export const dropProgress = (storage: Storage, kind: ConversationKind): void =>
  storage.removeItem(PROGRESS_KEYS[kind])

function isProgress(stored: unknown): stored is Progress {
  if (!isRecord(stored)) return false
  const { answers, place, turns, saved, previewed } = stored as Partial<Progress>
  return (
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((given) => Array.isArray(given)) &&
    typeof place?.at === 'string' &&
    [turns, saved, previewed].every((list) => Array.isArray(list))
  )
}
