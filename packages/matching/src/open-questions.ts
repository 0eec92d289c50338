import { ageOn } from './calendar.ts'
import { answerKey, type FactValue } from './answers.ts'
import type { Comparison } from './compile-criteria.ts'
import { comparison } from './criteria.ts'
import type { FactDefinition } from './facts.ts'
import { comparableValue } from './prepare-answers.ts'

/**
 * Whether an answer shall hold one of the values that a comparison accepts, or none of them. Without
 * a comparison: whether the answer to an attest question shall be yes.
 */
export type Wish = { readonly comparison?: Comparison; readonly accepted: boolean }

/** Whether one answer can fulfil all wishes at once; the comparisons must be about one answer. */
export type Answerable = (wishes: readonly Wish[]) => boolean

/** The answer on which a comparison depends: age and date of birth are one question. */
export function askedKey({ clause }: Comparison, fact: FactDefinition | undefined): string {
  return answerKey(fact?.derivedFrom ?? clause.fact, clause.relation)
}

/** Judges what answers to one question can fulfil, given every comparison made with it, if any. */
export function createAnswerable(
  comparisons: readonly Comparison[],
  facts: ReadonlyMap<string, FactDefinition>,
  today: string,
): Answerable {
  if (comparisons.length === 0) return (wishes) => new Set(wishes.map(isAccepted)).size < 2
  const values = new Set(comparisons.flatMap((each) => valuesFor(each, comparisons, facts, today)))
  const first = comparisons[0] && facts.get(comparisons[0].clause.fact)
  const takesNone = first?.kind === 'options' || first?.kind === 'name'
  const takesSeveral = first?.kind === 'options' || first?.several === true
  const fulfils = (value: FactValue, { comparison: asked, accepted }: Wish) => {
    if (!asked) return false
    const fact = facts.get(asked.clause.fact)
    const compared = fact?.derivedFrom ? ageOn(String(value), today) : value
    if (compared === null) return false
    if (asked.accepts(compared)) return accepted
    return !accepted && compared !== asked.openOption
  }
  const someValue = (wishes: readonly Wish[]) =>
    [...values].some((value) => wishes.every((wish) => fulfils(value, wish)))
  return (wishes) => {
    const holding = wishes.filter(isAccepted)
    const avoiding = wishes.filter((wish) => !wish.accepted)
    if (holding.length === 0 && takesNone) return true
    if (holding.length === 0 || !takesSeveral) return someValue(wishes)
    // Each value on its own must avoid what is to be avoided; together they hold what is to be held.
    return holding.every((wish) => someValue([wish, ...avoiding]))
  }
}

const isAccepted = ({ accepted }: Wish) => accepted

/** Values, in the form in which they are compared, among which every different answer has its like. */
function valuesFor(
  asked: Comparison,
  all: readonly Comparison[],
  facts: ReadonlyMap<string, FactDefinition>,
  today: string,
): FactValue[] {
  const fact = facts.get(asked.clause.fact)
  if (!fact) return []
  const stated = comparison(asked.clause).asked
  if (fact.derivedFrom) return stated.flatMap((age) => birthDatesNear(Number(age), today))
  switch (fact.kind) {
    case 'flag':
      return [true, false]
    case 'number':
      return numbersAround(
        all.flatMap((each) => comparison(each.clause).asked.map(Number)),
        fact,
      )
    case 'date':
      return stated.flatMap((day) => [-1, 0, 1].map((days) => addDays(String(day), days)))
    case 'name':
      return [...stated, OTHER_NAME].flatMap((name) => comparableValue(fact, name) ?? [])
    default:
      return [...(fact.options ?? [])]
  }
}

/** A name that no list has. */
const OTHER_NAME = 'zzz another name'

/** Every bound, one number between each two neighbours, and one beyond either end. */
function numbersAround(bounds: readonly number[], { min, max }: FactDefinition): number[] {
  const sorted = [...new Set(bounds)].toSorted((a, b) => a - b)
  const between = sorted.slice(1).map((bound, at) => ((sorted[at] ?? bound) + bound) / 2)
  const outside = [(sorted[0] ?? 0) - 1, (sorted.at(-1) ?? 0) + 1]
  const ends = [min, max].filter((end) => end !== undefined)
  return [...sorted, ...between, ...outside, ...ends].filter(
    (number) => number >= (min ?? -Infinity) && number <= (max ?? Infinity),
  )
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Birthdays of somebody who is this old today, a year younger and a year older. */
function birthDatesNear(age: number, today: string): string[] {
  const [year, monthDay] = [Number(today.slice(0, 4)), today.slice(4)]
  return [-1, 0, 1].flatMap((more) => {
    const born = year - Math.trunc(age) - more
    if (born > year || born < 1000) return []
    return [`${born}${monthDay === '-02-29' ? '-02-28' : monthDay}`]
  })
}
