import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import type { CallError } from '../../../api/call-error.ts'
import type { DraftStore } from './draft-store.ts'
import type { NewerAnswer } from './save-failure.ts'

/** What a draft reaches the world through. */
export interface DraftPorts {
  store: DraftStore
  send: (
    answers: AnswerInput[],
    options: { keepalive: boolean },
  ) => Promise<{ versions: Record<string, number> }>
  now: () => Date
}

export interface DraftState {
  values: Readonly<Record<string, FieldValue>>
  phase: 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'
  savedAt: Date | undefined
  /** Answers that were changed elsewhere meanwhile: the newer value, while `values` holds one's own. */
  conflicts: Readonly<Record<string, NewerAnswer>>
  /** What the server said against single answers. */
  refusals: Readonly<Record<string, string>>
  /** Why nothing can be saved, as when the application was sent from another tab. */
  refusal: CallError | undefined
}

type Values = DraftState['values']

/** The values with one changed, or taken back by undefined. */
export function withValue(values: Values, id: string, value: FieldValue | undefined): Values {
  const { [id]: _before, ...others } = values
  return value === undefined ? others : { ...others, [id]: value }
}

/** The last of some instants. */
export function latest(instants: readonly string[]): Date | undefined {
  const last = instants.toSorted().at(-1)
  return last === undefined ? undefined : new Date(last)
}
