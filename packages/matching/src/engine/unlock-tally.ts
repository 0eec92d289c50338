import type { FactValue } from '../answers.ts'
import type { FactDefinition } from '../facts.ts'
import { comparableValue, type PreparedAnswer } from '../prepare-answers.ts'
import { endsOf } from './intervals.ts'
import { names } from './leaves.ts'
import type { Demand } from './normal-form.ts'

/** How many scholarships wait for the same, and what they give together. */
export type Waiting = { scholarships: number; amountUsd: number }

/** Scholarships that wait for the same answer. */
export type Group = Waiting & {
  /** What they ask of it. */
  readonly demands: readonly Demand[]
  /** Whether an answer opens them; null when it is enough to meet the only demand. */
  readonly isMetBy: ((answer: PreparedAnswer) => boolean) | null
}

export type AnswerTally = Waiting & { readonly answer: FactValue }

type Listed = Extract<Demand, { values: unknown }>

/** Names are many; these many that open most are looked at. */
const MOST_NAMES = 50

/** What each possible answer to a question opens, those that open most first; none opens nothing. */
export function tallyAnswers(fact: FactDefinition, groups: readonly Group[]): AnswerTally[] {
  const tallies = new Map<FactValue, AnswerTally>()
  const others: Group[] = []
  for (const group of groups) {
    const listed = listedIn(group)
    if (!listed) others.push(group)
    else for (const value of listed.values) add(tallies, spell(listed, value), value, group)
  }
  const candidates = mostFirst(tallies.values(), fact.kind === 'name' ? MOST_NAMES : Infinity)
  for (const answer of otherCandidates(fact, others))
    if (!tallies.has(comparableValue(fact, answer) ?? answer))
      candidates.push({ answer, scholarships: 0, amountUsd: 0 })
  for (const tally of candidates) {
    const comparable = comparableValue(fact, tally.answer)
    const given = {
      comparable: comparable === undefined ? [] : [comparable],
      given: [tally.answer],
    }
    for (const group of others)
      if (opens(group, given)) {
        tally.scholarships += group.scholarships
        tally.amountUsd += group.amountUsd
      }
  }
  return mostFirst(candidates, Infinity).filter(({ scholarships }) => scholarships > 0)
}

/** The demand of a group that waits for nothing but one of some values. */
function listedIn({ demands: [demand], isMetBy }: Group): Listed | undefined {
  const isListed = isMetBy === null && demand?.polarity === 'accept' && 'values' in demand
  return isListed ? demand : undefined
}

const spell = ({ spellings }: Listed, value: FactValue): FactValue => spellings?.get(value) ?? value

function add(
  tallies: Map<FactValue, AnswerTally>,
  answer: FactValue,
  value: FactValue,
  { scholarships, amountUsd }: Waiting,
): void {
  const tally = tallies.get(value) ?? { answer, scholarships: 0, amountUsd: 0 }
  tally.scholarships += scholarships
  tally.amountUsd += amountUsd
  tallies.set(value, tally)
}

function mostFirst(tallies: Iterable<AnswerTally>, most: number): AnswerTally[] {
  return [...tallies]
    .sort((a, b) => b.scholarships - a.scholarships || b.amountUsd - a.amountUsd)
    .slice(0, most)
}

/** Answers besides listed ones: every option, both flags, and where ranges begin, end or stop. */
function otherCandidates(fact: FactDefinition, groups: readonly Group[]): FactValue[] {
  if (groups.length === 0) return []
  if (fact.kind === 'flag') return [true, false]
  if (fact.kind === 'option' || fact.kind === 'options') return [...(fact.options ?? [])]
  const demands = groups.flatMap((group) => group.demands)
  if (fact.kind === 'name') return demands.flatMap((demand) => namesIn(demand))
  const ends = demands.flatMap((demand) => ('intervals' in demand ? endsOf(demand.intervals) : []))
  const beside = ends.flatMap((end): FactValue[] =>
    typeof end === 'number' ? [end - 1, end, end + 1] : [end],
  )
  return [...new Set(beside)].filter((value) => isPossible(fact, value))
}

function namesIn(demand: Demand): FactValue[] {
  if (!('values' in demand) || demand.polarity === 'reject') return []
  return demand.values.map((value) => spell(demand, value))
}

function isPossible({ min = -Infinity, max = Infinity }: FactDefinition, value: FactValue) {
  return typeof value !== 'number' || (value >= min && value <= max)
}

function opens({ demands, isMetBy }: Group, answer: PreparedAnswer): boolean {
  return isMetBy ? isMetBy(answer) : demands.every((demand) => meets(demand, answer))
}

/** Whether an answer, with nothing else known, meets a demand on it. */
export function meets(demand: Demand, { comparable }: PreparedAnswer): boolean {
  const isNamed = comparable.some((value) => names(demand, value))
  if (demand.polarity === 'accept') return isNamed
  const open = demand.fact?.openOption
  return !isNamed && (open === undefined || !comparable.includes(open))
}
