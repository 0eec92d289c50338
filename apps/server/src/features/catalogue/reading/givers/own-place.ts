import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { HardClause } from '@laurel/matching/criteria'
import { PARTS_OF_COUNTRIES } from '../lexicon/country-groups.ts'
import {
  BODY_OF_A_PLACE,
  FOR_OTHER_STATES,
  NO_PLACE,
  NO_STATE_OFFICE,
  NOT_FOR_STUDYING,
  STATE_OFFICE,
} from '../lexicon/giver-words.ts'
import type { ListingText } from '../listing-reading.ts'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { factNamesOf } from '../sentences/clause-facts.ts'
import { collegeOf } from './sponsor-college.ts'

/** A place where people live, and the rule that asks for it. */
interface Home {
  code?: string
  clause: HardClause
  /** As a question names it. */
  name: string
  says: RegExp
  isAbroad: boolean
}

const NO_STATE = String.raw`(?! (?:City|County|Avenue|Valley|Park)\b|,? D\.?C\b)`

const STATES: readonly Home[] = Object.entries(OPTION_LABELS.state).map(([code, name]) => ({
  code,
  clause: { fact: 'state', in: [code] },
  name,
  // 'West Virginia' is not Virginia, nor Kansas City in Kansas.
  says: new RegExp(
    `${name === 'Virginia' ? '(?<!West )' : ''}\\b${name}\\b${name === 'New York' ? '' : NO_STATE}`,
  ),
  isAbroad: false,
}))

/** Provinces and the like; a whole country gives to those who come there as often as to its own people. */
const PROVINCES: readonly Home[] = Object.entries(PARTS_OF_COUNTRIES).map(([code, parts]) => ({
  clause: { fact: 'country', in: [code] },
  name: OPTION_LABELS.country[code as keyof typeof OPTION_LABELS.country],
  says: new RegExp(`\\b(?:${parts})\\b`, 'i'),
  isAbroad: true,
}))

/** 'Scouts of Ohio', 'FCA Wrestling Georgia': more than the two names of a person. */
const AT_THE_END = new RegExp(
  `^\\S+ \\S+ .*\\b(?:${Object.values(OPTION_LABELS.state).join('|')})$`,
)
const LONGEST_GIVER = 120

/** Facts that say where somebody lives or studies, and of which country they are. */
const PLACES = new Set(
  'state|county|city|college|collegeState|collegeCounty|collegeCity|collegeSystem|highSchool|highSchoolState|highSchoolCounty|highSchoolCity'.split(
    '|',
  ),
)
const COUNTRIES = new Set(['country', 'collegeCountry', 'nationality', 'citizenship'])

/** What the name of a giver tells of whom it helps. */
type Giver = 'office' | 'body'

const tellGiver = (sponsor: string, said: readonly string[], isOfCounty: boolean): Giver | null => {
  if (said.some((text) => FOR_OTHER_STATES.test(text))) return null
  const isOffice = STATE_OFFICE.test(sponsor) && !NO_STATE_OFFICE.test(sponsor)
  if (isOffice && !said.some((text) => NOT_FOR_STUDYING.test(text))) return 'office'
  const isAtHome = isOfCounty || BODY_OF_A_PLACE.test(sponsor) || AT_THE_END.test(sponsor)
  return isAtHome ? 'body' : null
}

const WHY: Readonly<Record<Giver, string>> = {
  office: 'An office of a state gives it, and that is nearly always for those who live there.',
  body: 'The name of who gives it says a place, and the text says none.',
}

const COUNTY =
  /\b(?!(?:Greater|Upper|Lower|The)\b)((?:\p{Lu}[\p{L}.’'-]* ){0,2}\p{Lu}[\p{L}.’'-]*) (County|Parish)\b/u

/** 'Benton County Farm Bureau', of whatever state. */
const countyIn = (sponsor: string): Home | null => {
  const [, name = '', kind = ''] = COUNTY.exec(sponsor) ?? []
  if (name === '') return null
  const [state, ...others] = STATES.filter(({ says }) => says.test(sponsor)).map(({ code }) => code)
  const county = state !== undefined && others.length === 0 ? `${state}/${name}` : name
  const facts = ['county', 'highSchoolCounty']
  return {
    clause: { any: facts.map((fact) => ({ fact, in: [county] })) },
    name: `${name} ${kind}`,
    says: COUNTY,
    isAbroad: false,
  }
}

/** The one place that a name says. */
const homeIn = (sponsor: string): Home | null => {
  const county = countyIn(sponsor)
  if (county) return county
  const [home, ...others] = [...STATES, ...PROVINCES].filter(({ says }) => says.test(sponsor))
  return home !== undefined && others.length === 0 ? home : null
}

const namesOther = (text: string, home: Home): boolean =>
  home.says !== COUNTY && STATES.some((state) => state !== home && state.says.test(text))

/** Whoever lives elsewhere is asked, and no yes to one giver's question is one to another's. */
const orAsked = ({ clause, name }: Home, sponsor: string): HardClause => {
  const giver = sponsor.replaceAll(/\s+/g, ' ').slice(0, LONGEST_GIVER)
  const attest = `Does ${giver} give this award to people outside ${name} as well?`
  return { any: [...('any' in clause ? clause.any : [clause]), { attest }] }
}

/**
 * Those who live in the state, or the country of the province, that the name of a giver says: offices of a
 * state that help people to study give to its own people; of other bodies whoever lives elsewhere is asked.
 * Nothing where a text says where somebody has to live or study, names another state, or speaks of people
 * from elsewhere.
 */
export const ownPlaceClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const at = texts.findIndex(({ kind }) => kind === 'sponsor')
  const sponsor = texts[at]?.text ?? ''
  const home = homeIn(sponsor)
  if (!home || draft.isOpen || NO_PLACE.test(sponsor) || collegeOf(sponsor) !== null) return []
  const asked = draft.found.flatMap(({ clause }) => factNamesOf(clause))
  if (asked.some((fact) => PLACES.has(fact) || (home.isAbroad && COUNTRIES.has(fact)))) return []
  const said = texts.flatMap(({ kind, text }) => (kind === 'sponsor' ? [] : [text]))
  const giver = tellGiver(sponsor, said, home.says === COUNTY)
  if (giver === null || said.some((text) => namesOther(text, home))) return []
  return [
    {
      ...quote(sponsor, at, { from: 0, to: sponsor.length }),
      clause: giver === 'office' && home.code !== undefined ? home.clause : orAsked(home, sponsor),
      isSoft: false,
      confidence: 'likely',
      origin: 'name',
      why: WHY[giver],
    },
  ]
}
