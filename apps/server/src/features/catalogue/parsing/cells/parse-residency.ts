import type { HardClause } from '@laurel/matching/criteria'
import { bareOf, type CellReading } from './cell-reading.ts'
import { parseOptions } from './parse-options.ts'

const RESIDENT =
  /\b(?:legal |permanent |perm |current )?(?:res|resd?|resid|residents?|residence|residency)\b|\bof\b|\b(?:only|home|living in|lives? in|from)\b/g
const SCHOOL =
  '(?:schools?|colleges?|univ|university|universities|inst|institutions?|campus|campuses|coll)'

const statesIn = (text: string): string[] | null => {
  const bare = text.replaceAll(RESIDENT, ' ').replace(/\s+/g, ' ').trim()
  const { ids, isComplete } = parseOptions('state', bare.length === 2 ? bare.toUpperCase() : bare)
  return isComplete ? ids : null
}

const inStates = (fact: string, text: string | undefined): HardClause | null => {
  const states = text === undefined ? null : statesIn(text)
  return states && { fact, in: states }
}

/** 'WI school', 'school in WI', 'attending a WI college'. */
const COLLEGE = new RegExp(
  String.raw`^(?:attend(?:s|ing)? |enrolled (?:at|in) |at )?(?:an? |any )?(?:(.+?)[ -](?:based )?${SCHOOL}|${SCHOOL} in (.+))$`,
)
const HIGH_SCHOOL =
  /^(?:an? |any )?(?:(.+?) (?:hs|high schools?)(?: (?:students?|srs?|seniors?))?|(?:hs|high schools?) in (.+))$/
const OUTSIDE = /^(?:non[ -]|not |outside (?:of )?|out of |except )(.+)$/

const partOf = (source: string): HardClause | null => {
  const text = bareOf(source).replace(/\bh s\b/g, 'hs')
  const highSchool = HIGH_SCHOOL.exec(text)
  if (highSchool) return inStates('highSchoolState', highSchool[1] ?? highSchool[2])
  const college = COLLEGE.exec(text)
  if (college) return inStates('collegeState', college[1] ?? college[2])
  return inStates('state', text)
}

/** States of home, of college or of both: 'NC resident', 'KS school', 'WI res. or WI school', 'Non-NC'. */
export const parseResidency = (text: string): CellReading | null => {
  const outside = OUTSIDE.exec(bareOf(text))?.[1]
  const out = outside === undefined ? null : statesIn(outside)
  if (out) return { clause: { fact: 'state', notIn: out } }
  const both = text.split(/\s(?:and|&)\s|\s(?=attending\b)/i).map(partOf)
  const [first, second, third] = both
  if (
    first &&
    second &&
    !third &&
    'fact' in first &&
    'fact' in second &&
    first.fact !== second.fact
  )
    return { clause: { all: [first, second] } }
  const ways = text
    .split(/[,;/|]|\bor\b|\band\b|&/i)
    .filter((part) => part.trim() !== '')
    .map(partOf)
  const known = ways.filter((way) => way !== null)
  if (known.length === 0 || known.length < ways.length) return null
  const facts = ['state', 'collegeState', 'highSchoolState'].flatMap((fact): HardClause[] => {
    const ids = known.flatMap((way) =>
      'fact' in way && 'in' in way && way.fact === fact ? way.in : [],
    )
    return ids.length > 0 ? [{ fact, in: [...new Set(ids)] }] : []
  })
  const [only] = facts
  if (!only) return null
  // A bar or a comma between home and college leaves open whether one of them will do.
  return facts.length === 1
    ? { clause: only }
    : { clause: { any: facts }, isLikely: !/\bor\b/i.test(text) }
}
