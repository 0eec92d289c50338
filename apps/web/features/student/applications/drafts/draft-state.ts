import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import type { CallError } from '../../../../api/call-error.ts'
import type { DraftStore, Keeping } from './draft-store.ts'
import type { mergeAnswers } from './merge-answers.ts'
import type { NewerAnswer } from './save-failure.ts'

/** What a draft reaches the world through. */
export interface DraftPorts {
  store: DraftStore
  send: (
    answers: AnswerInput[],
    options: SendOptions,
  ) => Promise<{ versions: Record<string, number> }>
  /** Fetched when two versions meet. */
  loadMerge: () => Promise<typeof mergeAnswers>
  now: () => Date
  /** Lets other tabs know that the application was sent. */
  tellSubmitted: () => void
}

export interface SendOptions {
  /** Lets the request outlive the page. */
  keepalive: boolean
  /** The answers that are as this device had kept them. */
  restored: readonly string[]
}

export interface DraftState {
  values: Readonly<Record<string, FieldValue>>
  phase: 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'
  savedAt: Date | undefined
  /** Whether this device holds what the server does not have yet. */
  device: Keeping
  isOnline: boolean
  /** Answers that were changed elsewhere meanwhile: the newer value, while `values` holds one's own. */
  conflicts: Readonly<Record<string, NewerAnswer>>
  /** Answers in which both changes were brought together: what they were before. */
  merges: Readonly<Record<string, MergedAnswer>>
  /** What the server said against single answers. */
  refusals: Readonly<Record<string, string>>
  /** Why nothing can be saved, as when the application was sent from another tab. */
  refusal: CallError | undefined
}

export interface MergedAnswer {
  mine: string
  theirs: string
}

/** A record without one of its entries. */
export function without<Value>(
  all: Readonly<Record<string, Value>>,
  id: string,
): Record<string, Value> {
  const { [id]: _gone, ...others } = all
  return others
}

/** The last of some instants. */
export function latest(instants: readonly string[]): Date | undefined {
  const last = instants.toSorted().at(-1)
  return last === undefined ? undefined : new Date(last)
}
