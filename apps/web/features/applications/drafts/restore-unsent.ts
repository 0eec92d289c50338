import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { UnsentAnswer } from './draft-store.ts'
import { isSameAnswer } from './same-answer.ts'
import type { NewerAnswer } from './save-failure.ts'

type Known = ApplicantDetails['applicantFields'][number]

export type Restored =
  /** The server has it already. */
  | { kind: 'saved' }
  /** It is newer than what the server has. */
  | { kind: 'unsaved' }
  /** The server has something else that was written elsewhere. */
  | { kind: 'conflict'; newer: NewerAnswer }

/** What an answer kept on this device means beside the one that the server holds. */
export function restoreUnsent(unsent: UnsentAnswer, known: Known | undefined): Restored {
  if (isSameAnswer(unsent.value, known?.fieldValue ?? null)) return { kind: 'saved' }
  if (!known || known.version === unsent.baseVersion) return { kind: 'unsaved' }
  const isOwn = (unsent.sent ?? []).some((sent: FieldValue) => isSameAnswer(sent, known.fieldValue))
  return isOwn ? { kind: 'unsaved' } : { kind: 'conflict', newer: known }
}
