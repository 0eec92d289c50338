import { answerKey, type Answers, type FactValue } from '../answers.ts'
import { isDate } from '../calendar.ts'
import { createBitRow, type BitRow } from '../engine/bit-rows.ts'
import { factsById, type FactDefinition } from '../facts.ts'
import { prepareAnswers } from '../prepare-answers.ts'
import type { BlockScratch } from './block-scratch.ts'
import { createOrderedColumn, type OrderedColumn } from './ordered-column.ts'
import { createValueColumn, type ValueColumn } from './value-column.ts'

/** The answers of all applicants to one question. */
export type AnswerColumn = { readonly fact: FactDefinition; readonly known: BitRow } & (
  | { readonly kind: 'values'; readonly held: ValueColumn }
  /** Numbers, dates as in `dayNumber`; for an age the birth date. */
  | { readonly kind: 'number' | 'date' | 'age'; readonly held: OrderedColumn }
)

/** One column for each answer key that somebody answered. */
export type ApplicantColumns = {
  readonly bytes: number
  get(answerKey: string): AnswerColumn | undefined
  add(slot: number, answers: Answers): void
  addBlock(): void
  forget(block: number, dead: number, slots: readonly number[]): void
}

/** Starts without any answer. */
export function createApplicantColumns(
  scratch: BlockScratch,
  facts: readonly FactDefinition[],
): ApplicantColumns {
  return new KeyedColumns(scratch, facts)
}

/** A date as a number in the same order: 2026-11-20 is 20261120. */
export const dayNumber = (date: string): number => Number(date.replaceAll('-', ''))

/** On no day at all, ages are left out: they are told from birth dates, on the day of the question. */
const NO_DAY = ''

class KeyedColumns implements ApplicantColumns {
  readonly #scratch: BlockScratch
  readonly #facts: readonly FactDefinition[]
  readonly #factOfKey = new Map<string, FactDefinition>()
  readonly #derived: readonly FactDefinition[]
  readonly #columns = new Map<string, AnswerColumn>()
  #blocks = 0

  constructor(scratch: BlockScratch, facts: readonly FactDefinition[]) {
    this.#scratch = scratch
    this.#facts = facts
    const all = [...factsById(facts).values()]
    this.#derived = all.filter((fact) => fact.derivedFrom !== undefined)
    for (const fact of all)
      for (const relation of ['self' as const, ...(fact.relations ?? [])])
        this.#factOfKey.set(answerKey(fact.id, relation), fact)
  }

  get bytes(): number {
    return [...this.#columns.values()].reduce((sum, { held }) => sum + held.bytes, 0)
  }

  get(key: string): AnswerColumn | undefined {
    return this.#columns.get(key)
  }

  add(slot: number, answers: Answers): void {
    for (const [key, { comparable }] of prepareAnswers(answers, NO_DAY, this.#facts).answers)
      this.#addTo(key, slot, comparable)
    for (const { id, derivedFrom = '' } of this.#derived) {
      const date = Object.hasOwn(answers, derivedFrom) ? answers[derivedFrom]?.[0] : undefined
      if (typeof date === 'string' && isDate(date)) this.#addTo(id, slot, [date])
    }
  }

  addBlock(): void {
    this.#blocks += 1
    for (const { known, kind, held } of this.#columns.values()) {
      known.addBlock()
      if (kind === 'values') held.addBlock()
    }
  }

  forget(block: number, dead: number, slots: readonly number[]): void {
    for (const { known, held } of this.#columns.values()) {
      const row = known.addresses[block] ?? this.#scratch.empty
      this.#scratch.store.kernels.andNot(row, dead, row)
      held.forget(block, dead, slots)
    }
  }

  #addTo(key: string, slot: number, values: readonly FactValue[]): void {
    const column = this.#columns.get(key) ?? this.#start(key)
    if (!column) return
    column.known.set(slot)
    if (column.kind === 'values') column.held.add(slot, values)
    else if (column.kind === 'number') column.held.add(slot, values.map(Number))
    else column.held.add(slot, values.map(String).map(dayNumber))
  }

  #start(key: string): AnswerColumn | undefined {
    const fact = this.#factOfKey.get(key)
    if (!fact) return undefined
    const known = createBitRow(this.#scratch.store, this.#blocks, 0)
    const kind = kindOf(fact)
    const column: AnswerColumn =
      kind === 'values'
        ? { fact, known, kind, held: createValueColumn(this.#scratch, this.#blocks) }
        : { fact, known, kind, held: createOrderedColumn(this.#scratch) }
    this.#columns.set(key, column)
    return column
  }
}

function kindOf(fact: FactDefinition): AnswerColumn['kind'] {
  if (fact.derivedFrom !== undefined) return 'age'
  return fact.kind === 'number' || fact.kind === 'date' ? fact.kind : 'values'
}
