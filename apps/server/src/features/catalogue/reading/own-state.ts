import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { HardClause } from '@laurel/matching/criteria'
import { FOR_OTHER_STATES, NO_STATE_OFFICE, STATE_OFFICE } from './lexicon/giver-words.ts'
import type { ListingText } from './listing-reading.ts'
import { type Draft, type Found, quote } from './reading-draft.ts'

const STATES = Object.entries(OPTION_LABELS.state).map(([code, name]) => ({
  code,
  says: new RegExp(`\\b${name}\\b`),
}))

/** A state within the name of another: 'West Virginia' is not Virginia. */
const isLonger = (name: string, code: string): boolean =>
  code === 'VA' ? !/(?<!West )Virginia/.test(name) : false

const statesIn = (text: string): string[] =>
  STATES.filter(({ code, says }) => says.test(text) && !isLonger(text, code)).map(
    ({ code }) => code,
  )

/** Says where somebody lives or studies. */
const SAYS_PLACE =
  /"(?:state|collegeState|highSchoolState|county|collegeCounty|highSchoolCounty|city|college|collegeSystem|highSchool)"/

/** The state whose office gives an award: 'Honey Department of Higher Education'. */
const stateOf = (sponsor: string): string | null => {
  const [only, ...others] = statesIn(sponsor)
  const isOffice = STATE_OFFICE.test(sponsor) && !NO_STATE_OFFICE.test(sponsor)
  return isOffice && only !== undefined && others.length === 0 ? only : null
}

/**
 * Those who live or study in the state whose office gives an award: offices help people of their own
 * state and hardly ever say so. Nothing where a text says where somebody has to live or study, names
 * another state, or speaks of people from elsewhere.
 */
export const ownStateClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const giver = texts.findIndex(({ kind }) => kind === 'sponsor')
  const sponsor = texts[giver]?.text ?? ''
  const state = stateOf(sponsor)
  const said = JSON.stringify(draft.found.map(({ clause }) => clause))
  if (state === null || draft.isOpen || SAYS_PLACE.test(said)) return []
  const isForOthers = texts.some(
    ({ kind, text }) =>
      kind !== 'sponsor' &&
      (FOR_OTHER_STATES.test(text) || statesIn(text).some((other) => other !== state)),
  )
  const clause: HardClause = {
    any: ['state', 'collegeState'].map((fact) => ({ fact, in: [state] })),
  }
  const why =
    'An office of a state gives it, and that is nearly always for those who live or study there.'
  const words = quote(sponsor, giver, { from: 0, to: sponsor.length })
  return isForOthers
    ? []
    : [{ ...words, clause, isSoft: false, confidence: 'likely', origin: 'name', why }]
}
