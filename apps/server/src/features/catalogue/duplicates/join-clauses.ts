import { canonicalJson } from '@laurel/matching/canonical-json'
import type { HardClause } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { findImpossible } from '@laurel/matching/find-impossible'
import { findNarrowing } from '@laurel/matching/find-narrowing'
import type { listingClauses } from '../../../db/schema/listings.ts'
import { isInForce } from '../parsing/compose-criteria.ts'
import { levelsBeside, levelsOf } from '../parsing/widen-levels.ts'
import { factsOf } from '../reading/sentences/clause-facts.ts'

type ClauseRow = typeof listingClauses.$inferSelect

/** Facts that tell one thing of a student: what two entries say of one of them, they say of it. */
const OF_ONE_THING: readonly ReadonlySet<string>[] = [
  new Set(['schoolLevel', 'enrolledInCollege', 'degreeType', 'degreeHeld']),
  new Set(['householdIncomeUsd', 'pellEligible', 'financialNeed']),
]

/**
 * What another entry of the same award asks, or says without being understood, and this one does not. What
 * both speak of and do not say alike decides nothing: it is for the desk to settle.
 */
export function clausesToJoin(
  own: readonly ClauseRow[],
  other: readonly ClauseRow[],
  name: string,
): ClauseRow[] {
  const said = own.filter((row) => !isPreference(row) && isInForce(row))
  const wished = own.filter((row) => isPreference(row) && isInForce(row))
  const words = new Set(own.map(({ words: each }) => plain(each)))
  const joined: ClauseRow[] = []
  for (const row of other) {
    if (row.state === 'rejected' || row.confidence === 'unsure' || words.has(plain(row.words)))
      continue
    const how = isInForce(row) ? weigh(row, said, wished) : 'sentence'
    if (how === 'known') continue
    joined.push({
      ...row,
      ...(how === 'differs' && DIFFERENT),
      // It stands in none of the listing's own texts.
      textIndex: -1,
      fromCharacter: 0,
      toCharacter: 0,
      isAsked: how === 'sentence' && row.isAsked,
      why: how === 'differs' ? `${name} says otherwise.` : `Only ${name} says it.`,
    })
    if (how === 'adds') (isPreference(row) ? wished : said).push(row)
  }
  return joined
}

const DIFFERENT = { confidence: 'unsure', state: 'read', decisionId: null } as const

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().toLowerCase()

const isPreference = ({ criteria }: ClauseRow): boolean => 'soft' in criteria

const criteriaOf = (rows: readonly ClauseRow[]) => ({ all: rows.map(({ criteria }) => criteria) })

function weigh(
  row: ClauseRow,
  said: readonly ClauseRow[],
  wished: readonly ClauseRow[],
): 'adds' | 'known' | 'differs' {
  if (isOfOthersToo(row, said)) return 'differs'
  const isWish = isPreference(row)
  if (isWish) return isAbout(row, [...said, ...wished]) ? 'known' : 'adds'
  if (findNarrowing(criteriaOf(said), criteriaOf([row])).length === 0) return 'known'
  if (isAbout(row, said)) return 'differs'
  const isPossible = findImpossible(criteriaOf([...said, row]), FACTS) === undefined
  return isPossible ? 'adds' : 'differs'
}

/** Whether it names a stage of school that this entry shuts out, and never speaks of. */
const isOfOthersToo = ({ criteria }: ClauseRow, said: readonly ClauseRow[]): boolean =>
  said.some((own) => {
    const levels = levelsOf(own.criteria)
    return levels.length > 0 && levelsBeside(levels, levelsOf(criteria)).length > 0
  })

/** Whether any of what is known is about something that a clause is about. */
function isAbout({ criteria }: ClauseRow, known: readonly ClauseRow[]): boolean {
  const things = thingsOf(criteria)
  if (things.length === 0)
    return known.some((each) => canonicalJson(each.criteria) === canonicalJson(criteria))
  const spoken = new Set(known.flatMap((each) => thingsOf(each.criteria)))
  return things.some((thing) => spoken.has(thing))
}

const thingsOf = (clause: HardClause): string[] =>
  factsOf(clause).map((of) => {
    const [fact = '', relation = ''] = of.split(':')
    const thing = OF_ONE_THING.findIndex((facts) => facts.has(fact))
    return `${thing < 0 ? fact : thing}:${relation}`
  })
