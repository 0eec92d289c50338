import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import { isSameAnswer } from './same-answer.ts'

const KEPT = 3

/** Values sent and not confirmed: each may have arrived all the same. */
export class SentValues {
  readonly #values = new Map<string, FieldValue[]>()

  add({ requirementId, fieldValue }: AnswerInput): void {
    if (fieldValue === null) return
    this.restore(requirementId, [...this.of(requirementId), fieldValue])
  }

  restore(requirementId: string, values: readonly FieldValue[]): void {
    this.#values.set(requirementId, values.slice(-KEPT))
  }

  of(requirementId: string): readonly FieldValue[] {
    return this.#values.get(requirementId) ?? []
  }

  has(requirementId: string, value: FieldValue): boolean {
    return this.of(requirementId).some((sent) => isSameAnswer(sent, value))
  }

  forget(requirementId: string): void {
    this.#values.delete(requirementId)
  }
}
