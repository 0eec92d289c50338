import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import type { HardClause } from '@laurel/matching/criteria'
import { placesWords } from '@laurel/contract/words/place-words'
import type { ListingText } from './listing-reading.ts'
import type { Found } from './reading-draft.ts'
import { factNamesOf } from './sentences/clause-facts.ts'

const COUNTIES: ReadonlySet<string> = new Set(['county', 'highSchoolCounty', 'collegeCounty'])
const LONGEST_GIVER = 120

/** Counties that a clause names without their state. */
const bareIn = (clause: HardClause): string[] => {
  if ('any' in clause) return [...new Set(clause.any.flatMap(bareIn))]
  if ('all' in clause) return clause.all.flatMap(bareIn)
  if ('not' in clause) return bareIn(clause.not)
  const isOfCounty = 'fact' in clause && COUNTIES.has(clause.fact) && 'in' in clause
  return isOfCounty ? clause.in.map(String).filter((name) => !name.includes('/')) : []
}

/** Whether whoever lives elsewhere is asked already, as of a giver's county. */
const isAsked = (clause: HardClause): boolean =>
  'any' in clause && clause.any.some((way) => 'attest' in way)

/**
 * Of a county that a text names without its state there may be several: whoever lives in one of another
 * name is out, and who lives in one of this name is asked whether it is that one.
 */
export const withBareCounties = (found: Found, texts: readonly ListingText[]): Found => {
  const names = bareIn(found.clause)
  if (names.length === 0 || found.isSoft || isAsked(found.clause)) return found
  const why = 'The text names no state, and counties of other states may be called alike.'
  const isOfMore = factNamesOf(found.clause).some((fact) => !COUNTIES.has(fact))
  if (isOfMore || 'not' in found.clause) return { ...found, confidence: 'unsure', why }
  const giver = texts
    .find(({ kind }) => kind === 'sponsor')
    ?.text.replaceAll(/\s+/g, ' ')
    .trim()
  const who = giver && giver !== NO_SPONSOR ? giver.slice(0, LONGEST_GIVER) : 'This award'
  const attest = `${who} names ${placesWords(names, 'county')}, and no state. Is yours meant?`
  return {
    ...found,
    clause: { all: [found.clause, { attest }] },
    confidence: found.confidence === 'certain' ? 'likely' : found.confidence,
    why,
  }
}
