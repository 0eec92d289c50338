import type { FactValue } from '../answers.ts'
import { membersOf, type Comparison } from '../compile-criteria.ts'
import { comparison, type Operator } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { comparableValue } from '../prepare-answers.ts'
import { dayNumber, type AnswerColumn, type ApplicantColumns } from './applicant-columns.ts'
import type { BlockScratch } from './block-scratch.ts'
import type { BoundedRange } from './ordered-column.ts'

/**
 * One comparison, ready to be held against a block. Each call gives a row not to be written, in
 * which everybody outside `among` may be or not.
 */
export type PlannedComparison = {
  readonly isNegated: boolean
  /** Whether it takes longer, so that it had better be asked of few. */
  readonly isSlow: boolean
  /** Those of `among` whose answer is known. */
  known(block: number, among: number): number
  /** Those of `among` with an accepted value; computed in `out` unless it is there already. */
  accepted(block: number, among: number, out: number): number
  /** Those who answered "not decided"; absent where that cannot be answered. */
  readonly undecided?: (block: number) => number
}

/** Plans a comparison for a day; undefined when nobody ever answered what it asks about. */
export function planComparison(
  asked: Comparison,
  columns: ApplicantColumns,
  scratch: BlockScratch,
  today: string,
): PlannedComparison | undefined {
  const column = columns.get(asked.answerKey)
  if (!column) return undefined
  const { isNegated, openOption } = asked
  if (column.kind !== 'values')
    return { isNegated, isSlow: true, ...planOrdered(asked, column, scratch, today) }
  const values = acceptedValues(asked, column)
  const planned: PlannedComparison = {
    isNegated,
    isSlow: false,
    known: (block) => column.known.addresses[block] ?? scratch.empty,
    accepted: (block, _among, out) => column.held.anyOf(values, block, out),
  }
  if (openOption === undefined) return planned
  const undecided = (block: number) =>
    column.held.anyOf([openOption], block, scratch.row('open', 0))
  return { ...planned, undecided }
}

type ValueColumn = Extract<AnswerColumn, { kind: 'values' }>
type OrderedColumn = Exclude<AnswerColumn, ValueColumn>

function acceptedValues(asked: Comparison, { fact, held }: ValueColumn): readonly FactValue[] {
  const { operator, asked: values } = comparison(asked.clause)
  const isListed = operator === 'in' || operator === 'notIn' || operator === 'is'
  if (!isListed) return [...held.values()].filter(asked.accepts)
  return values
    .flatMap((value) => membersOf(fact, value))
    .flatMap((value) => comparableValue(fact, value) ?? [])
}

function planOrdered(
  { clause }: Comparison,
  { kind, held, known, fact }: OrderedColumn,
  scratch: BlockScratch,
  today: string,
): Pick<PlannedComparison, 'known' | 'accepted'> {
  const day = dayNumber(today)
  const { operator, asked } = comparison(clause)
  const ranges = rangesOf(operator, asked, fact).filter(([from, to]) => from <= to)
  const bounds = ranges.map((range) => (kind === 'age' ? bornWithin(range, day) : within(range)))
  const bornAlready = within([Number.NEGATIVE_INFINITY, day])
  return {
    known(block, among) {
      if (kind !== 'age') return known.addresses[block] ?? scratch.empty
      const out = scratch.row('known', 0)
      held.between(bornAlready, block, among, out)
      return out
    },
    accepted(block, among, out) {
      const [first, ...more] = bounds
      if (first === undefined) return scratch.empty
      held.between(first, block, among, out)
      const one = scratch.row('open', 0)
      for (const bound of more) {
        held.between(bound, block, among, one)
        scratch.or([out, one], out)
      }
      return out
    },
  }
}

type Range = readonly [from: number, to: number]

function within([from, to]: Range): BoundedRange {
  return { above: { value: from, isIncluded: true }, upTo: { value: to, isIncluded: false } }
}

function rangesOf(
  operator: Operator,
  asked: readonly FactValue[],
  fact: FactDefinition,
): readonly Range[] {
  const number = (value: FactValue = 0) =>
    fact.kind === 'date' ? dayNumber(String(value)) : Number(value)
  const [first, second] = asked
  if (operator === 'gte') return [[number(first), Number.POSITIVE_INFINITY]]
  if (operator === 'lte') return [[Number.NEGATIVE_INFINITY, number(first)]]
  if (operator === 'between') return [[number(first), number(second)]]
  return asked.flatMap((value) => {
    const comparable = comparableValue(fact, value)
    return comparable === undefined ? [] : [[number(comparable), number(comparable)] as const]
  })
}

const YEAR = 10_000

/**
 * The birth dates of those who are `from` to `to` years old on a day. A year earlier is a date whose
 * number is 10,000 less, and who is born on 29 February is a year older when the day's number has
 * passed 0229.
 */
function bornWithin([from, to]: Range, day: number): BoundedRange {
  const bornBy = Math.min(day, day - Math.ceil(from) * YEAR)
  const bornAfter = day - (Math.floor(to) + 1) * YEAR
  return {
    above: { value: bornAfter, isIncluded: false },
    upTo: { value: bornBy, isIncluded: false },
  }
}
