import type { FactValue } from '../answers.ts'
import type { FactDefinition } from '../facts.ts'
import type { PreparedAnswer } from '../prepare-answers.ts'
import { endsOf } from './intervals.ts'
import { names } from './leaves.ts'
import type { Demand } from './demand.ts'

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

/** Names are many; these many that open most are looked at. */
export const MOST_NAMES = 50

/** So many groups are counted, or tried with an answer, in well under a millisecond. */
const STEP = 500

/**
 * What each possible answer to a question opens, those that open most first; none opens nothing.
 * `listed` is what values open by being listed, `others` are the groups that wait for more than that.
 */
export function* tallyAnswers(
  fact: FactDefinition,
  listed: readonly [FactValue, AnswerTally][],
  others: readonly Group[],
): Generator<undefined, AnswerTally[]> {
  const candidates = new Map(listed)
  addCandidates(candidates, fact, others)
  for (const [value, tally] of candidates) {
    const given = { comparable: [value], given: [tally.answer] }
    for (const [index, group] of others.entries()) {
      if (index % STEP === STEP - 1) yield
      if (opens(group, given)) add(tally, group)
    }
  }
  return [...candidates.values()]
    .filter(({ scholarships }) => scholarships > 0)
    .sort((a, b) => b.scholarships - a.scholarships || b.amountUsd - a.amountUsd)
}

function add(tally: AnswerTally, { scholarships, amountUsd }: Waiting): void {
  tally.scholarships += scholarships
  tally.amountUsd += amountUsd
}

/** Adds answers besides listed ones: every option, both flags, and where ranges begin, end or stop. */
function addCandidates(
  candidates: Map<FactValue, AnswerTally>,
  fact: FactDefinition,
  groups: readonly Group[],
): void {
  const demands = groups.flatMap((group) => group.demands)
  if (fact.kind === 'name') {
    for (const demand of demands)
      if ('values' in demand && demand.polarity === 'accept')
        for (const value of demand.values)
          addCandidate(candidates, value, demand.spellings?.get(value) ?? value)
    return
  }
  for (const answer of groups.length > 0 ? possibleAnswers(fact, demands) : [])
    addCandidate(candidates, answer, answer)
}

function addCandidate(
  candidates: Map<FactValue, AnswerTally>,
  value: FactValue,
  answer: FactValue,
): void {
  if (!candidates.has(value)) candidates.set(value, { answer, scholarships: 0, amountUsd: 0 })
}

function possibleAnswers(fact: FactDefinition, demands: readonly Demand[]): FactValue[] {
  if (fact.kind === 'flag') return [true, false]
  if (fact.kind === 'option' || fact.kind === 'options') return [...(fact.options ?? [])]
  const ends = demands.flatMap((demand) => ('intervals' in demand ? endsOf(demand.intervals) : []))
  const { min = -Infinity, max = Infinity } = fact
  return ends
    .flatMap((end): FactValue[] => (typeof end === 'number' ? [end - 1, end, end + 1] : [end]))
    .filter((value) => typeof value !== 'number' || (value >= min && value <= max))
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
