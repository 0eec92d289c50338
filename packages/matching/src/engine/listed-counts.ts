import type { FactValue } from '../answers.ts'
import type { ListedValues } from './listed-values.ts'
import type { AnswerTally, Waiting } from './unlock-tally.ts'

/** What values that demands list open, by question. */
export type ListedCounts = {
  /** Adds scholarships that wait for nothing but one of the values that a demand lists. */
  add(question: string, leaf: number, waiting: Waiting): void
  readonly questions: Iterable<string>
  /** A demand of each question that was added, to tell its fact. */
  leafOf(question: string): number | undefined
  /** The values of a question that open most, at most so many, by the form in which they are compared. */
  mostOf(question: string, most: number): [FactValue, AnswerTally][]
}

export function createListedCounts(listed: ListedValues): ListedCounts {
  return new CountedValues(listed)
}

/** The values of a question in the order in which they were first added, and the first demand. */
type Counted = { readonly leaf: number; readonly values: number[] }

class CountedValues implements ListedCounts {
  readonly #listed: ListedValues
  /** By the number of the value. */
  #scholarships: Uint32Array
  #amountUsd: Float64Array
  readonly #byQuestion = new Map<string, Counted>()

  constructor(listed: ListedValues) {
    this.#listed = listed
    const { length } = listed.values
    this.#scholarships = new Uint32Array(length)
    this.#amountUsd = new Float64Array(length)
  }

  get questions(): Iterable<string> {
    return this.#byQuestion.keys()
  }

  leafOf(question: string): number | undefined {
    return this.#byQuestion.get(question)?.leaf
  }

  add(question: string, leaf: number, { scholarships, amountUsd }: Waiting): void {
    const counted = this.#byQuestion.get(question) ?? { leaf, values: [] }
    this.#byQuestion.set(question, counted)
    this.#listed.each(leaf, (value) => {
      if (value >= this.#scholarships.length) this.#grow()
      if (this.#scholarships[value] === 0) counted.values.push(value)
      this.#scholarships[value] = (this.#scholarships[value] ?? 0) + scholarships
      this.#amountUsd[value] = (this.#amountUsd[value] ?? 0) + amountUsd
    })
  }

  mostOf(question: string, most: number): [FactValue, AnswerTally][] {
    const { values = [] } = this.#byQuestion.get(question) ?? {}
    const countOf = (value: number) => this.#scholarships[value] ?? 0
    const usdOf = (value: number) => this.#amountUsd[value] ?? 0
    return mostByCount(values, countOf, most)
      .sort((a, b) => countOf(b) - countOf(a) || usdOf(b) - usdOf(a))
      .slice(0, most)
      .map((number) => {
        const { value, written } = this.#listed.values[number] ?? { value: '', written: '' }
        const [scholarships, amountUsd] = [countOf(number), usdOf(number)]
        return [value, { answer: written, scholarships, amountUsd }]
      })
  }

  #grow() {
    const length = Math.ceil(this.#listed.values.length * 1.25)
    const before = [this.#scholarships, this.#amountUsd] as const
    this.#scholarships = new Uint32Array(length)
    this.#amountUsd = new Float64Array(length)
    this.#scholarships.set(before[0])
    this.#amountUsd.set(before[1])
  }
}

/** The values with the highest counts, as many as asked for or more: all that count as much as the last. */
function mostByCount(
  values: readonly number[],
  countOf: (value: number) => number,
  most: number,
): number[] {
  if (values.length <= most) return [...values]
  const counts = new Uint32Array(values.length)
  for (const [index, value] of values.entries()) counts[index] = countOf(value)
  const least = counts.sort()[counts.length - most] ?? 0
  return values.filter((value) => countOf(value) >= least)
}
