import type { Clause } from '@laurel/matching/criteria'
import { membersOf } from '../reading/sentences/clause-facts.ts'

const LEVEL = 'schoolLevel'

/** The levels that a clause lists and nothing else; none for any other clause. */
export const levelsOf = (clause: Clause): string[] =>
  'fact' in clause && 'in' in clause && clause.fact === LEVEL && !('soft' in clause)
    ? membersOf(clause)
    : []

const stageOf = (level: string): string => {
  if (level.startsWith('hs_')) return 'school'
  return level === 'graduate' ? 'graduate' : 'college'
}

/**
 * The levels of another entry of the same award that this one shuts out without speaking of them: of a
 * stage it names nothing of, or of one in which the two have nothing in common. Sophomores beside
 * undergraduates are the same said more exactly.
 */
export function levelsBeside(own: readonly string[], other: readonly string[]): string[] {
  const named = new Set(own)
  return other.filter((level) => {
    const isSaidOfStage = other
      .filter((each) => stageOf(each) === stageOf(level))
      .some((each) => named.has(each))
    return !isSaidOfStage
  })
}

/** A list of levels with those of other entries beside it; any other clause as it is. */
export function withLevels(clause: Clause, others: readonly string[]): Clause {
  const beside = levelsBeside(levelsOf(clause), others)
  const isList = levelsOf(clause).length > 0 && 'in' in clause
  return isList && beside.length > 0 ? { ...clause, in: [...clause.in, ...beside] } : clause
}

/** How a text names a year of school; the other levels are no years. */
const YEAR_WORDS: Readonly<Record<string, RegExp>> = {
  freshman: /\bfresh(?:man|men)\b/i,
  sophomore: /\bsophomores?\b/i,
  junior: /\bjuniors?\b/i,
  senior: /\bseniors?\b/i,
}

const isNamedIn = (texts: readonly string[], level: string): boolean => {
  const words = YEAR_WORDS[level.replace(/^(?:hs|college)_/, '')]
  return words !== undefined && texts.some((text) => words.test(text))
}

/**
 * The levels of another entry's column but for those that this entry's own texts speak against: "for high
 * school juniors" stands where a column elsewhere says seniors.
 */
export const withoutDenied = (
  others: readonly string[],
  own: readonly string[],
  texts: readonly string[],
): string[] =>
  others.filter(
    (level) =>
      isNamedIn(texts, level) ||
      !own.some((each) => stageOf(each) === stageOf(level) && isNamedIn(texts, each)),
  )
