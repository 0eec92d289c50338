import type { HardClause } from '@laurel/matching/criteria'

const AWARD = String.raw`(?:fellowships?|scholarships?|fellows program|scholars program|assistantships?|studentships?)`
/** A level right before the word for the award, with no other level beside it. */
const LEVEL = new RegExp(
  String.raw`(?<!\b(?:high school|post|non|hs|college|recent|new|pre) ?-?)\b(undergraduate|graduate|doctoral|ph\.?d\.?|dissertation)(?: (?:school|degree|level|students?|study|research|field|thesis|completion|travel|merit|women|minority))*(?: [\p{L}&-]+){0,2}? ${AWARD}\b`,
  'iu',
)
const ANY_LEVEL =
  /\b(?:undergraduate|graduate|doctoral|ph\.?d|dissertation|post-?doc\w*|high school|masters?)\b/gi

/** Whoever is at a level, or will be next year. */
const atLevel = (level: string): HardClause => ({
  any: [
    { fact: 'schoolLevel', in: [level] },
    { fact: 'levelNextYear', in: [level] },
  ],
})

/** 'Graduate Research Fellowship', 'Dissertation Fellowship': the level that its name says, and where. */
export const titleLevel = (
  title: string,
): { clause: HardClause; from: number; to: number } | null => {
  const found = LEVEL.exec(title)
  const levels = new Set([...title.matchAll(ANY_LEVEL)].map(([level]) => level.toLowerCase()))
  if (!found || levels.size > 1) return null
  const level = (found[1] ?? '').toLowerCase()
  const clause: HardClause =
    level === 'undergraduate' || level === 'graduate'
      ? atLevel(level)
      : { fact: 'degreeType', in: ['doctoral'] }
  return { clause, from: found.index, to: found.index + found[0].length }
}
