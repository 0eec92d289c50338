import type { Criteria } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { createDemandReader, type ReadDemand } from './demand.ts'
import { createLeaves, type Leaf, type Leaves } from './leaves.ts'
import { rarityOfWays } from '../rarity.ts'
import { rarityPoints } from '../score.ts'
import { commonWay, waysOf, type Way } from './normal-form.ts'
import { createPreferences, type Preferences } from './preferences.ts'
import { createFieldSets, type FieldSets } from './traits.ts'

/** What criteria are made of, the same in whatever slots they lie. */
export type Vocabulary = {
  readonly facts: ReadonlyMap<string, FactDefinition>
  readonly leaves: Leaves
  readonly demandOf: ReadDemand
  readonly preferences: Preferences
  readonly fieldSets: FieldSets
}

export const createVocabulary = (facts: ReadonlyMap<string, FactDefinition>): Vocabulary => ({
  facts,
  leaves: createLeaves(facts),
  demandOf: createDemandReader(facts),
  preferences: createPreferences(facts),
  fieldSets: createFieldSets(),
})

/** The ways in that criteria leave open. */
export type WaysIn = {
  readonly ways: readonly (readonly Leaf[])[]
  /** Too many to keep apart: `ways` is the one that all have in common. */
  readonly isIntricate: boolean
}

/** The points for how few students find a way in. */
export const rarityPointsOf = ({ ways }: WaysIn): number =>
  rarityPoints(rarityOfWays(ways.map((way) => way.map(({ demand }) => demand))))

export function readWaysIn(criteria: Criteria, { leaves, demandOf }: Vocabulary): WaysIn {
  const ways = waysOf({ all: criteria.all }, demandOf)
  const leavesOf = (way: Way) => way.map((demand) => leaves.of(demand))
  if (!ways) return { ways: [leavesOf(commonWay(criteria.all, demandOf))], isIntricate: true }
  return { ways: ways.map(leavesOf), isIntricate: false }
}
