import type { HardClause } from '@laurel/matching/criteria'
import type { ListingText } from './listing-reading.ts'

const PLACE = String.raw`(?:U\.S\.A?\.?|USA?|United States|Canada|Mexico|Puerto Rico)`
/** 'U.S./Canada/Puerto Rico', 'the United States, Canada or Mexico'. */
const PLACES = new RegExp(
  String.raw`(?<!\p{L})${PLACE}(?:(?: ?\/ ?|, (?:and |or )?| and | or | & )(?:the )?${PLACE}){1,4}(?!\p{L})`,
  'gu',
)
const FLOOR = /(?<![\d.$])[1-4]\.\d{1,2}(?![\d.])/g
const GRADES = /\b(?:GPAs?|grade[- ]point)\b/i

/** Who is only on the way into college may apply: 'admitted/enrolled students', 'enroll at a state college'. */
const ON_THE_WAY =
  /\b(?:admitted|accepted) ?(?:\/|or) ?enrolled\b|\benrolled (?:in|at)? ?(?:\/|or) ?(?:admitted|accepted)\b|(?:^|[;\n.] ?)enroll (?:at|in) an? (?:[\p{L}-]+ (?:\([^()]*\) )?){0,6}(?:colleges?|universit(?:y|ies)|institutions?)\b/iu
const OF_COLLEGE = /^(?:undergraduate|college_freshman)$/
const OF_PUPILS = /^(?:high_school|hs_)/

/**
 * What a column states where the texts beside it let in more: other countries, a lower floor of grades, who
 * goes to college next year; else null.
 */
export const widened = (clause: HardClause, texts: readonly ListingText[]): HardClause | null => {
  if ('any' in clause) return widenedPlaces(clause, texts)
  if (!('fact' in clause)) return null
  const told = texts.filter(({ kind }) => kind === 'eligibility' || kind === 'description')
  if (clause.fact === 'country' && 'in' in clause) {
    const countries = new Set([...clause.in.map(String), ...told.flatMap(countriesIn)])
    return countries.size > clause.in.length ? { fact: 'country', in: [...countries] } : null
  }
  if (clause.fact === 'schoolLevel' && 'in' in clause) {
    const next = clause.in.filter((id) => OF_COLLEGE.test(String(id)))
    const isOfPupils = clause.in.some((id) => OF_PUPILS.test(String(id)))
    const isOnTheWay =
      next.length > 0 && !isOfPupils && told.some(({ text }) => ON_THE_WAY.test(text))
    return isOnTheWay ? { any: [clause, { fact: 'levelNextYear', in: next }] } : null
  }
  if (clause.fact !== 'gpa' || !('gte' in clause)) return null
  const gte = Math.min(Number(clause.gte), ...told.flatMap(floorsIn))
  return gte < Number(clause.gte) ? { fact: 'gpa', gte } : null
}

/** Where one lives or studies, in as many countries as the texts name. */
const widenedPlaces = (
  clause: HardClause & { any: readonly HardClause[] },
  texts: readonly ListingText[],
): HardClause | null => {
  const [home] = clause.any
  if (!home || !('fact' in home) || home.fact !== 'country') return null
  const wide = widened(home, texts)
  return wide && 'in' in wide ? { any: [wide, { fact: 'collegeCountry', in: [...wide.in] }] } : null
}

const CODES: readonly (readonly [name: RegExp, code: string])[] = [
  [/\bU\.?S|\bUnited States/, 'US'],
  [/\bCanada/, 'CA'],
  [/\bMexico/, 'MX'],
  [/\bPuerto Rico/, 'PR'],
]

const countriesIn = ({ text }: ListingText): string[] =>
  [...text.matchAll(PLACES)].flatMap(([places]) =>
    CODES.flatMap(([name, code]) => (name.test(places) ? [code] : [])),
  )

/** Floors of grades in the sentences that speak of them. */
const floorsIn = ({ text }: ListingText): number[] =>
  text
    .split(/[;\n]|\.\s/)
    .filter((sentence) => GRADES.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(FLOOR)].map(([floor]) => Number(floor)))
    .filter((floor) => floor >= 1.5 && floor < 4)
