import { degreesFrom } from '../../reading/frames/degree-ladder.ts'
import { bareOf, type CellReading, partsOf } from './cell-reading.ts'
import type { ReadOptions } from './parse-options.ts'

const FULL =
  /^(?:must be )?(?:ft|full)(?:[ -]?time)?(?: (?:only|students?|enrollment|required|status))*$/
const PART = /^(?:pt|part)(?:[ -]?time)?(?: (?:only|students?|enrollment|status))*$/
/** 'PT ok' lets part-time students in beside the others. */
const PART_TOO =
  /^(?:pt|part)(?:[ -]?time)? (?:ok|okay|allowed|accepted|eligible|welcome|possible|too)$/

/** What full-time comes to, said beside it. */
const TWELVE =
  /\((?:at least |min(?:imum)? )?12\s?(?:\+|or more)?\s?(?:cr(?:edit)?s?|hrs?|hours?|units)?\.?(?: hours| hrs)?\)/i

/** How much somebody studies: 'FT', 'F/T or P/T', 'full'. Both ways of studying are all there are. */
export const parseEnrollment = (text: string): CellReading | null => {
  const parts = partsOf(text.replace(/\b([fp])\/t\b/gi, '$1t').replace(TWELVE, '')).map(bareOf)
  const isFull = parts.some((part) => FULL.test(part))
  const isPart = parts.some((part) => PART.test(part))
  const isPartToo = parts.some((part) => PART_TOO.test(part))
  const isKnown = parts.every((part) => [FULL, PART, PART_TOO].some((one) => one.test(part)))
  if (!isKnown || parts.length === 0) return null
  if (isPartToo || (isFull && isPart)) return { asksNothing: true }
  return { clause: { fact: 'enrollment', in: [isFull ? 'full_time' : 'part_time'] } }
}

type IdPatterns = readonly (readonly [id: string, pattern: RegExp])[]

/** What each part of a cell means; null where one is unknown, or there is none. */
const idsOf = (parts: readonly string[], patterns: IdPatterns): string[] | null => {
  const ids = parts.map((part) => patterns.find(([, pattern]) => pattern.test(part))?.[0])
  const known = ids.filter((id) => id !== undefined)
  return known.length > 0 && known.length === ids.length ? known : null
}

const OK = String.raw`(?: (?:ok|okay|allowed|accepted|eligible|welcome|only|students?))*`
const CITIZENS: IdPatterns = [
  [
    'us_citizen',
    new RegExp(
      String.raw`^(?:must be )?(?:an? )?(?:(?:us|u s|usa|united states|american)(?: (?:cit|citz|citizen|citizenship|national)s?)?|usc|uscs|cits?|citzs?|citizens?)${OK}$`,
    ),
  ],
  [
    'us_permanent_resident',
    new RegExp(
      String.raw`^(?:us |an? )?(?:prs?|lprs?|(?:lawful |legal )?perm(?:anent)? res(?:id(?:ent)?)?s?(?:idency)?|green ?cards?(?: holders?)?|gc)${OK}$`,
    ),
  ],
  [
    'eligible_noncitizen',
    new RegExp(String.raw`^(?:(?:us )?(?:eligible|qualified) non-? ?citizens?)${OK}$`),
  ],
  ['daca', new RegExp(String.raw`^(?:daca(?: (?:recipients?|holders?))?|dreamers?)${OK}$`)],
  [
    'international',
    new RegExp(
      String.raw`^(?:int'?l|intl|international|foreign|f-?1|student visas?)(?: (?:visas?|nationals?|citizens?))?${OK}$`,
    ),
  ],
]

/** Whom federal aid lets in beside citizens. */
const ELIGIBLE_NONCITIZENS = ['us_permanent_resident', 'other']

/** Citizenship in short: 'US/PR', 'USC, LPR', 'Citizen or PR', 'US, PR, DACA', 'Intl ok'. */
export const parseCitizenship = (text: string): CellReading | null => {
  const parts = partsOf(text).map(bareOf)
  const ids = idsOf(parts, CITIZENS)
  if (!ids) return null
  const known = [
    ...new Set(ids.flatMap((id) => (id === 'eligible_noncitizen' ? ELIGIBLE_NONCITIZENS : [id]))),
  ]
  const isForeign = known.includes('international')
  const isLetIn = /\b(?:ok|okay|allowed|accepted|eligible|welcome)$/
  if (parts.every((part) => isLetIn.test(part)) && !isForeign)
    // 'Green card ok' lets them in beside citizens; beside whom DACA is let in is not said.
    return known.includes('us_permanent_resident')
      ? { clause: { fact: 'citizenship', in: [...new Set(['us_citizen', ...known])] } }
      : null
  const lets = parts.some((part, at) => ids[at] === 'international' && isLetIn.test(part))
  // Who lets citizens and students from abroad in means no one in between.
  if (isForeign && (lets || known.includes('us_citizen'))) return { asksNothing: true }
  return { clause: { fact: 'citizenship', in: known } }
}

const GENDERS: IdPatterns = [
  [
    'female',
    /^(?:f|w|fem|females?|wom[ae]n|girls?|ladies|woman-identifying)(?: (?:only|students?))*$/,
  ],
  ['male', /^(?:m|males?|m[ae]n|boys?|gentlemen)(?: (?:only|students?))*$/],
  ['other', /^(?:nb|x|enby|non-?binary|non binary|other)(?: (?:only|students?))*$/],
]

/** 'F', 'W', 'Women only', 'F/NB'; women and men together are everybody. */
export const parseGender = (text: string): CellReading | null => {
  const ids = idsOf(partsOf(text).map(bareOf), GENDERS)
  if (!ids) return null
  const known = [...new Set(ids)]
  return known.includes('female') && known.includes('male')
    ? { asksNothing: true }
    : { clause: { fact: 'gender', in: known } }
}

/** A degree that must be held already: it, or a higher one. */
export const degreeHeldFrom = ({ ids, isComplete }: ReadOptions): CellReading | null => {
  const degrees = degreesFrom(ids)
  return isComplete && degrees.length > 0 ? { clause: { fact: 'degreeHeld', in: degrees } } : null
}
