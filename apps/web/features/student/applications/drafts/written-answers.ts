import {
  type AnswerInput,
  type ApplicantDetails,
  type FieldValue,
  ANSWER_LIMIT_CHARACTERS,
  PASTES_LIMIT,
} from '@laurel/contract/application-shapes'
import { isSameAnswer } from './same-answer.ts'
import type { NewerAnswer } from './save-failure.ts'
import type { Origin, UnsentAnswer } from './unsent-answer.ts'

/** As many values in flight as a save, a retry and a last save on leaving can make. */
const SENT_KEPT = 3

interface Written {
  /** null: no answer. */
  value: FieldValue | null
  /** What the server held when this was written; version 0: nothing. */
  version: number
  /** undefined: not known. */
  baseValue: FieldValue | null | undefined
  isUnsaved: boolean
  /** As this device had kept it, unchanged since: another tab may be the one that is writing it. */
  isRestored?: boolean
  /** Sent and not confirmed: each may have arrived all the same. */
  sent: readonly FieldValue[]
  source?: AnswerInput['source'] | undefined
  pastes: readonly string[]
  editedAt?: string | undefined
}

const NOTHING: Written = {
  value: null,
  version: 0,
  baseValue: null,
  isUnsaved: false,
  sent: [],
  pastes: [],
}

/** The answers of one application: what was written, and what of it the server is known to have. */
export class WrittenAnswers {
  readonly #answers = new Map<string, Written>()
  readonly #choices = new Set<string>()

  constructor(known: ApplicantDetails['applicantFields']) {
    for (const each of known) {
      this.adopt(each)
      if (each.field.options.length > 0) this.#choices.add(each.requirementId)
    }
  }

  /** All that is answered. */
  get values(): Readonly<Record<string, FieldValue>> {
    const answered = [...this.#answers].flatMap(([id, { value }]) =>
      value === null ? [] : [[id, value] as const],
    )
    return Object.fromEntries(answered)
  }

  get unsaved(): string[] {
    return [...this.#answers].filter(([, { isUnsaved }]) => isUnsaved).map(([id]) => id)
  }

  of(id: string): Written {
    return this.#answers.get(id) ?? NOTHING
  }

  /** Whether the answer is one of some options, which must not be mixed. */
  isChoice(id: string): boolean {
    return this.#choices.has(id)
  }

  edit(id: string, value: FieldValue | null, editedAt: Date, origin: Origin = {}): void {
    const change = { value, isUnsaved: true, isRestored: false, editedAt: editedAt.toISOString() }
    const { source, pastes = [] } = origin
    const all = lastPastes([...this.of(id).pastes, ...pastes])
    this.#change(id, { ...change, pastes: all, ...(source && { source }) })
  }

  /** Takes up what an earlier page could not send. */
  restore(id: string, unsent: UnsentAnswer): void {
    const { value, baseVersion = 0, baseValue, sent = [], source, pastes = [], editedAt } = unsent
    this.#change(id, {
      value,
      version: baseVersion,
      baseValue: baseVersion === 0 ? null : baseValue,
      isUnsaved: true,
      isRestored: true,
      // Another tab may send this very value meanwhile.
      sent: value === null ? sent : [...sent, value],
      source,
      pastes,
      editedAt,
    })
  }

  /** The server's answer takes the place of one's own. */
  adopt({ requirementId, fieldValue, version }: SavedAnswer): void {
    const value = fieldValue
    this.#answers.set(requirementId, { ...NOTHING, value, version, baseValue: value })
  }

  /** What is written stands on top of the newer answer from now on. */
  rebase({ requirementId, fieldValue, version }: SavedAnswer): void {
    this.#change(requirementId, { version, baseValue: fieldValue })
  }

  /** An answer as it is sent. */
  input(requirementId: string): AnswerInput {
    const { value, version, source, pastes } = this.of(requirementId)
    const input = { requirementId, fieldValue: value, baseVersion: version }
    return {
      ...input,
      ...(source && { source }),
      ...(pastes.length > 0 && { pastes: [...pastes] }),
    }
  }

  /** An answer as it is kept on the device. */
  unsent(requirementId: string): UnsentAnswer {
    const { value, version, baseValue, sent, source, pastes, editedAt } = this.of(requirementId)
    return {
      value,
      baseVersion: version,
      ...(baseValue !== undefined && { baseValue }),
      ...(sent.length > 0 && { sent }),
      ...(source && { source }),
      ...(pastes.length > 0 && { pastes }),
      ...(editedAt !== undefined && { editedAt }),
    }
  }

  noteSent({ requirementId, fieldValue }: AnswerInput): void {
    if (fieldValue === null) return
    const sent = [...this.of(requirementId).sent, fieldValue].slice(-SENT_KEPT)
    this.#change(requirementId, { sent })
  }

  /** The server has taken an answer; it may have been changed since it was sent. */
  confirm({ requirementId, fieldValue, pastes = [] }: AnswerInput, version = 0): void {
    const now = this.of(requirementId)
    const isUnsaved = !isSameAnswer(now.value, fieldValue)
    const sent: FieldValue[] = []
    this.#change(requirementId, {
      version,
      baseValue: fieldValue,
      isUnsaved,
      sent,
      source: undefined,
      pastes: now.pastes.filter((paste) => !pastes.includes(paste)),
    })
  }

  /** Whether this page itself has sent a value, as in a request thought lost. */
  hasSent({ requirementId, fieldValue }: NewerAnswer): boolean {
    return this.of(requirementId).sent.some((sent) => isSameAnswer(sent, fieldValue))
  }

  #change(id: string, change: Partial<Written>): void {
    this.#answers.set(id, { ...this.of(id), ...change })
  }
}

/** The latest of many pastes: as many, and as long, as a save takes. */
function lastPastes(pastes: readonly string[]): string[] {
  let left = ANSWER_LIMIT_CHARACTERS
  return pastes
    .slice(-PASTES_LIMIT)
    .toReversed()
    .filter((paste) => (left -= paste.length) >= 0)
    .toReversed()
}

/** An answer as the server holds it; null when it holds none. */
export type SavedAnswer = Pick<NewerAnswer, 'requirementId' | 'version'> & {
  fieldValue: FieldValue | null
  /** It was taken from the device, where another tab may have kept it. */
  isRestored?: boolean
}
