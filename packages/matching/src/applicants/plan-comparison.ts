import type { FactValue } from '../answers.ts'
import type { Comparison } from '../compile-criteria.ts'
import { comparison, type Operator } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { comparableValue } from '../prepare-answers.ts'
import { dayNumber, type AnswerColumn, type ApplicantColumns } from './applicant-columns.ts'
import type { BlockScratch } from './block-scratch.ts'

/** One comparison, ready to be held against a block. Each call gives a row not to be written. */
export type PlannedComparison = {
  readonly isNegated: boolean
  /** Those whose answer is known. */
  known(block: number): number
  /** Those with an accepted value; computed in `out` unless it is there already. */
  accepted(block: number, out: number): number
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
  const knownRow = (block: number) => column.known.addresses[block] ?? scratch.empty
  if (column.kind !== 'values') return { isNegated, ...planOrdered(asked, column, scratch, today) }
  const values = acceptedValues(asked, column)
  const accepted = (block: number, out: number) => column.held.anyOf(values, block, out)
  if (openOption === undefined) return { isNegated, known: knownRow, accepted }
  const undecided = (block: number) =>
    column.held.anyOf([openOption], block, scratch.row('open', 0))
  return { isNegated, known: knownRow, accepted, undecided }
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

function membersOf({ families = {} }: FactDefinition, value: FactValue): readonly FactValue[] {
  const isFamily = typeof value === 'string' && Object.hasOwn(families, value)
  return (isFamily && families[value]) || [value]
}

type Range = readonly [from: number, to: number]

function planOrdered(
  { clause }: Comparison,
  { kind, held, known, fact }: OrderedColumn,
  scratch: BlockScratch,
  today: string,
): Pick<PlannedComparison, 'known' | 'accepted'> {
  const { operator, asked } = comparison(clause)
  const ranges = rangesOf(operator, asked, fact).filter(([from, to]) => from <= to)
  const day = dayNumber(today)
  return {
    known(block) {
      if (kind !== 'age') return known.addresses[block] ?? scratch.empty
      const out = scratch.row('known', 0)
      held.within(Number.NEGATIVE_INFINITY, day, block, out)
      return out
    },
    accepted(block, out) {
      scratch.copy(scratch.empty, out)
      const one = scratch.row('open', 0)
      for (const [from, to] of ranges) {
        if (kind === 'age') {
          const [bornAfter, bornBy] = bornWithin([from, to], day)
          held.above(bornAfter, bornBy, block, one)
        } else held.within(from, to, block, one)
        scratch.or([out, one], out)
      }
      return out
    },
  }
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
 * The birth dates of those who are `from` to `to` years old on a day: after the first, by the
 * second. A year earlier is a date whose number is 10,000 less, and who is born on 29 February is
 * a year older when the day's number has passed 0229.
 */
function bornWithin([from, to]: Range, day: number): Range {
  return [day - (Math.floor(to) + 1) * YEAR, Math.min(day, day - Math.ceil(from) * YEAR)]
}
