import type { HardClause } from '@laurel/matching/criteria'
import { homeStateOf } from './home-state.ts'
import type { ListingText } from './listing-reading.ts'

/** What a listing says elsewhere that words of one sentence may lean on: as likely, never certain. */
export interface ListingHints {
  /** The one state it names, where its counties are. */
  homeState?: string | undefined
  /** Of which school its bare years ('juniors') are. */
  yearsOf?: 'college' | 'high_school' | undefined
  /** The union that gives the award, where its name ends in 'Local 617'. */
  union?: string | undefined
}

const UNIVERSITY = /\b(?:University|College|Institute of Technology|Polytechnic)\b/
const NO_UNIVERSITY =
  /\b(?:Fund|Foundation|Board|Association|Society|Club|Savings|Prep|Preparatory|Alumni|High School|Academy|Council|Credit Union)\b/
const IN_COLLEGE =
  /\bundergraduates?\b|\bmajoring in\b|\bcredit hours\b|\b(?:colleges?|universit(?:y|ies)|degree|semester|credits?|(?:nursing|teacher education) program)\b|\b(?:graduate|doctoral|law|medical) students?\b/i
const IN_SCHOOL =
  /\bhigh[- ]school|\bsecondary school|\bgrades?\b|\b(?:plan(?:s|ning)?|intend(?:s|ing)?|expect(?:s|ing)?|wish(?:es|ing)?) (?:to|on)\b|\bcollege[- ]bound|\bgraduating\b|\bentering\b|\bgoing (?:on )?to\b|\bhead(?:ed|ing) (?:to|for)\b|\bwill (?:attend|enroll|go)\b|\battend|\baccepted\b|\bincoming\b|\bpupils?\b|\bteen/i

/** A sponsor of one high school: its boosters, its alumni, its parents. */
const HIGH_SCHOOL = /\b(?:High School|Academy|Preparatory School|Prep)\b(?! of\b)/
const OF_A_HIGH_SCHOOL = /\b(?:high school|secondary school) in\b/i

/**
 * Years are those of college where a university gives the award, or its texts speak of college only, and
 * those of high school where one of these is spoken of and no college.
 */
const yearsIn = (texts: readonly ListingText[]): ListingHints['yearsOf'] => {
  const said = texts.filter(({ kind }) => kind !== 'sponsor').map(({ text }) => text)
  const isOfHighSchool =
    texts.some(({ kind, text }) => kind === 'sponsor' && HIGH_SCHOOL.test(text)) ||
    said.some((text) => OF_A_HIGH_SCHOOL.test(text))
  if (isOfHighSchool && !said.some((text) => IN_COLLEGE.test(text))) return 'high_school'
  if (said.some((text) => IN_SCHOOL.test(text))) return undefined
  const isOfUniversity = texts.some(
    ({ kind, text }) => kind === 'sponsor' && UNIVERSITY.test(text) && !NO_UNIVERSITY.test(text),
  )
  return isOfUniversity || said.some((text) => IN_COLLEGE.test(text)) ? 'college' : undefined
}

/** What the whole of a listing hints at. */
export const listingHints = (
  texts: readonly ListingText[],
  columns: readonly { clause: HardClause }[],
): ListingHints => ({
  homeState: homeStateOf(texts, columns),
  yearsOf: yearsIn(texts),
  union: texts.find(({ kind, text }) => kind === 'sponsor' && UNION.test(text))?.text.trim(),
})

const UNION = /\bLocal \d{1,5}\s*$/
