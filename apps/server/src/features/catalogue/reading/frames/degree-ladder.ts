import { DEGREE_TYPES } from '@laurel/matching/option-ids'

/** Degrees from the lowest to the highest. */
const LADDER: readonly string[] = DEGREE_TYPES.filter((id) => id !== 'undecided')

export const isDegree = (id: string): boolean => LADDER.includes(id)

/** The lowest of some degrees and all above it; empty where one of them is none, or there are none. */
export const degreesFrom = (ids: readonly string[]): string[] => {
  const lowest = Math.min(...ids.map((id) => LADDER.indexOf(id)))
  return lowest < 0 ? [] : LADDER.slice(lowest)
}
