import type { FactValue } from '../../answers.ts'
import type { FactDefinition } from '../../facts.ts'
import type { Demand } from '../demand.ts'

type Polarity = Demand['polarity']
type Ends = readonly [low: FactValue | null, high: FactValue | null]

/** Equal for equal demands: JSON that says everything but the spellings of names. */
export function keyOf(demand: Demand): string {
  const { polarity, answerKey } = demand
  if ('question' in demand) return JSON.stringify([polarity, demand.question])
  if ('values' in demand) return JSON.stringify([polarity, answerKey, demand.values])
  return JSON.stringify([polarity, answerKey, demand.intervals.map(({ low, high }) => [low, high])])
}

/** Stands between the key and the spellings; within JSON it is written otherwise. */
const TAB = '\t'

/** A demand as one line of text: its key, and how its values are spelled, in their order. */
export function lineOf(demand: Demand): string {
  const key = keyOf(demand)
  if (!('values' in demand) || !demand.spellings) return key
  const { values, spellings } = demand
  return key + TAB + JSON.stringify(values.map((value) => spellings.get(value) ?? null))
}

export function keyOfLine(line: string): string {
  const tab = line.indexOf(TAB)
  return tab === -1 ? line : line.slice(0, tab)
}

/** The demand that a line was written for. */
export function readLine(line: string, facts: ReadonlyMap<string, FactDefinition>): Demand {
  const key = keyOfLine(line)
  const [polarity, about, asked] = JSON.parse(key) as
    | [Polarity, string]
    | [Polarity, string, readonly FactValue[] | readonly Ends[]]
  if (asked === undefined) return { polarity, answerKey: null, fact: undefined, question: about }
  const fact = facts.get(about.split(':', 1)[0] ?? about)
  const base = { polarity, answerKey: about, fact }
  if (fact?.kind === 'number' || fact?.kind === 'date')
    return { ...base, intervals: (asked as readonly Ends[]).map(([low, high]) => ({ low, high })) }
  const values = asked as readonly FactValue[]
  if (key === line) return { ...base, values }
  const spelled = JSON.parse(line.slice(key.length + TAB.length)) as (FactValue | null)[]
  const spellings = new Map<FactValue, FactValue>()
  for (const [index, value] of values.entries()) spellings.set(value, spelled[index] ?? value)
  return { ...base, values, spellings }
}
