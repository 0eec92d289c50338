import type { HardClause } from '@laurel/matching/criteria'
import { isDegree } from '../../reading/frames/degree-ladder.ts'
import { levelsBetween, levelsFrom, yearIn } from '../../reading/frames/parse-levels.ts'
import { bareOf, type CellReading } from './cell-reading.ts'
import { parseOptions } from './parse-options.ts'

/** Of which school the years of a cell are, where what stands beside it tells. */
export type School = 'high_school' | 'college'
export interface SchoolHint {
  school: School
  /** Another column says it; else it is only likely. */
  isSure: boolean
}

/** One part of a cell: whole levels, or a year that still wants its school. */
type Part =
  | { kind: 'levels'; ids: readonly string[] }
  | { kind: 'year'; year: number; school: School | null; isNext: boolean; isOpen: boolean }
  | { kind: 'range'; from: Year; to: Year }
  | { kind: 'degrees' | 'types'; ids: readonly string[] }
  | { kind: 'transfer' | 'younger' | 'working' }
type Year = Extract<Part, { kind: 'year' }>
type Range = Extract<Part, { kind: 'range' }>

const YEARS: readonly RegExp[] = [
  /^(?:fr|frs|frsh|frosh|fresh|freshm[ae]n|freshmens)$/,
  /^(?:so|sos|soph|sophs|sophmores?|sophomores?)$/,
  /^(?:jr|jrs|juniors?)$/,
  /^(?:sr|srs|seniors?)$/,
]
/** Years by number are of college: those of high school go by their grades. */
const NUMBERED: readonly RegExp[] = [
  /^(?:(?:1st|first)[ -](?:yr|year)s?|(?:yr|year) (?:1|one))$/,
  /^(?:(?:2nd|second)[ -](?:yr|year)s?|(?:yr|year) (?:2|two))$/,
  /^(?:(?:3rd|third)[ -](?:yr|year)s?|(?:yr|year) (?:3|three))$/,
  /^(?:(?:4th|fourth)[ -](?:yr|year)s?|(?:yr|year) (?:4|four))$/,
]

const HIGH_SCHOOL = '(?:hs|h s|high[ -]?school|secondary(?: school)?)'
const COLLEGE = '(?:college|coll|univ|university|ug|undergrad|undergraduate)'
const WHOLE: readonly (readonly [RegExp, readonly string[]])[] = [
  [new RegExp(`^${HIGH_SCHOOL}$`), ['high_school']],
  [
    /^(?:ug|ugs|ugrads?|u grad|undergrads?|undergraduates?|undergraduate level)$/,
    ['undergraduate'],
  ],
  [/^(?:college|coll|univ|university)$/, ['undergraduate', 'graduate']],
  [/^(?:g|gr|gs|grad|grads|graduates?|grad school|postgrads?|pg|pgr|pgt)$/, ['graduate']],
]
const QUALIFIED = new RegExp(
  String.raw`^(?:(incoming|entering|rising|beginning|first[ -]time)\s)?(?:(${HIGH_SCHOOL})\s|(${COLLEGE})\s)?(.+?)(?:\s(?:(?:in|of|at)\s)?(?:(${HIGH_SCHOOL})|(${COLLEGE})))?(\s?\+)?$`,
)
/** Words around a level that say no more than that students are at it. */
const AROUND =
  /^(?:all|any|current|currently|enrolled|only)\s|\s(?:only|students?|standing|status|class|level|eligible)(?=\+?$)/g

const SCHOOL_TYPES = ['community_college', 'trade_or_technical_school']
/** Below the levels that a profile has: they take nothing from the others of a list. */
const YOUNGER =
  /^(?:middle|elementary|primary|grade|junior high)[ _-]?(?:school)?(?:ers?| students?)?$/i
/** What is for younger pupils alone is for nobody of a level that a profile has. */
const BELOW_HIGH_SCHOOL: HardClause = {
  fact: 'schoolLevel',
  notIn: ['high_school', 'undergraduate', 'graduate'],
}

/** Who has left school for work: no level, and it takes nothing from the others of a list. */
const WORKING =
  /^(?:(?:working )?professionals?|professional development|continuing (?:professional )?education|post-?doc(?:s|torates?|toral(?: \w+)?)?|practitioners?|early[- ]career(?: \w+)?)$/i

const GRADES = ['hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior']
const COLLEGE_YEARS = ['college_freshman', 'college_sophomore', 'college_junior', 'college_senior']

/** '9-12', '11th or 12th', 'gr. 12': the years of high school among them. */
const gradeClause = (text: string): HardClause | null => {
  const bare = text
    .replace(/\bgr(?:ade(?:r)?)?s?\b\.?(?=\s*[\dk]|\s*$)|(?<=\d)(?:st|nd|rd|th)\b|\.0\b/gi, '')
    .trim()
  const range = /^(\d{1,2}|k)\s*(?:-|–|to|thru|through)\s*(\d{1,2})$/i.exec(bare)
  const listed = /^\d{1,2}(?:\s*(?:,|;|\/|&|and|or)\s*\d{1,2})*$/i.test(bare)
    ? bare.split(/\D+/).map(Number)
    : []
  const [from, to] = [Number(range?.[1] ?? NaN) || 1, Number(range?.[2] ?? NaN)]
  const years = range ? [9, 10, 11, 12].filter((year) => year >= from && year <= to) : listed
  const levels = years.flatMap((year) => GRADES[year - 9] ?? [])
  return levels.length > 0 && (range ? to <= 12 : levels.length === years.length)
    ? { fact: 'schoolLevel', in: [...new Set(levels)] }
    : null
}

const yearOf = (text: string): Year | null => {
  const [, before, hs, college, word = '', inHs, inCollege, plus] = QUALIFIED.exec(text) ?? []
  const named = YEARS.findIndex((pattern) => pattern.test(word.replace(/\s(?:yr|year)s?$/, '')))
  const numbered = NUMBERED.findIndex((pattern) => pattern.test(word))
  if (named < 0 && numbered < 0) return null
  const isHighSchool = (hs ?? inHs) !== undefined
  const isCollege = (college ?? inCollege) !== undefined || numbered >= 0
  return {
    kind: 'year',
    year: Math.max(named, numbered) + 1,
    school: isHighSchool ? 'high_school' : isCollege ? 'college' : null,
    isNext: before !== undefined,
    isOpen: plus !== undefined,
  }
}

const POSTGRADUATE =
  /^(?:post-?grad(?:uate)?s?|grad(?:uate)?s?|grad(?:uate)? (?:school|student)s?)$/
const TRANSFER =
  /^(?:incoming |new |current )?(?:transfers?|xfers?|transfer[ -]?ins?)(?: students?)?$/

/** Who holds a degree or left a school is at no level by that. */
const HOLDS = /\b(?:holders?|completed|earned|ged)\b|\b(?:hs|high[ -]?school)[ -](?:grad|dipl)/i

const partOf = (source: string): Part | null => {
  if (HOLDS.test(source)) return null
  const text = bareOf(source).replaceAll(AROUND, '').replaceAll(AROUND, '').trim()
  const whole = WHOLE.find(([pattern]) => pattern.test(text))
  if (whole) return { kind: 'levels', ids: whole[1] }
  if (TRANSFER.test(text)) return { kind: 'transfer' }
  const year = yearOf(text)
  if (year) return year
  const ends = text.split(/-|–|—|\bthru\b|\bthrough\b|\bto\b/).map((end) => end.trim())
  const [from, to] = ends.length === 2 ? ends.map(yearOf) : []
  if (from && !to && POSTGRADUATE.test(ends[1] ?? '') && from.school !== null)
    return {
      kind: 'levels',
      ids: [...levelsFrom(yearIn(from.school, from.year, from.isNext)), 'graduate'],
    }
  if (from && to && !from.isOpen && !to.isOpen && !from.isNext && !to.isNext)
    return { kind: 'range', from, to }
  if (/^(?:cc|jc)$/.test(text)) return { kind: 'types', ids: ['community_college'] }
  const types = parseOptions('collegeType', source)
  if (types.isComplete && types.ids.every((id) => SCHOOL_TYPES.includes(id)))
    return { kind: 'types', ids: types.ids }
  const degrees = parseOptions('degreeType', source)
  if (degrees.isComplete && degrees.ids.every(isDegree))
    return { kind: 'degrees', ids: degrees.ids }
  const levels = parseOptions('schoolLevel', source)
  if (levels.isComplete) return { kind: 'levels', ids: levels.ids }
  if (WORKING.test(source)) return { kind: 'working' }
  return YOUNGER.test(source) ? { kind: 'younger' } : null
}

/** '3rd or 4th yr' counts years twice. */
const ORDINAL_BEFORE =
  /\b[1-4](?:st|nd|rd|th)\b(?=\s*(?:,|\/|&|-|or\b|and\b|to\b)\s*[1-4](?:st|nd|rd|th)[ -](?:yr|year))/gi

/** 'Jr or above', 'sophomores and up' end as 'Jr+' does. */
const withPlus = (text: string): string =>
  text
    .replaceAll(ORDINAL_BEFORE, '$& yr')
    .replace(/^(.{1,20}?) \((hs|high school|college)\)$/i, '$2 $1')
    .replace(/^(?:at least|min(?:imum|\.)?)(?: an?)? ([\w. ]{1,20})$/i, '$1+')
    .replace(/ (?:or|and|&) (?:above|higher|up|upwards?|beyond|later|greater)\b/gi, '+')

/** Of which school a year without a name is, by the parts before and after it; null where either may be meant. */
const schoolOf = (
  parts: readonly Part[],
  at: number,
  { year, isNext }: Year,
  hint: SchoolHint | null,
): { school: School | null; isSure: boolean } => {
  const before = parts.slice(0, at).flatMap(yearsIn).at(-1)
  // 'HS Jr, Sr' climbs on in high school; 'HS Sr, Fr' begins anew in college.
  if (before?.school === 'high_school')
    return { school: before.year < year ? 'high_school' : 'college', isSure: true }
  if (before?.school === 'college') return { school: 'college', isSure: true }
  const after = parts
    .slice(at + 1)
    .flatMap(yearsIn)
    .find(({ school }) => school !== null)
  if (after?.school === 'high_school' && after.year > year)
    return { school: 'high_school', isSure: true }
  if (after?.school === 'college') return { school: 'college', isSure: true }
  // Who enters high school is in no level that a profile has.
  if (isNext && year === 1) return { school: 'college', isSure: false }
  if (hasLevel(parts, /^high_school$/)) return { school: 'college', isSure: false }
  // 'Sr, UG' may name the seniors of high school: those of college are among the undergraduates.
  if (hasLevel(parts, /^undergraduate$/)) return { school: null, isSure: false }
  if (hint) return hint
  return { school: hasLevel(parts, /^graduate$/) ? 'college' : null, isSure: false }
}

const hasLevel = (parts: readonly Part[], pattern: RegExp): boolean =>
  parts.some((part) => part.kind === 'levels' && part.ids.some((id) => pattern.test(id)))

const yearsIn = (part: Part | undefined): Year[] =>
  part?.kind === 'year' ? [part] : part?.kind === 'range' ? [part.from, part.to] : []

const levelsOfYear = ({ year, isNext, isOpen }: Year, school: School): string[] => {
  const id = yearIn(school, year, isNext)
  return id === '' ? [] : isOpen ? levelsFrom(id) : [id]
}

const levelsOf = (part: Year | Range): string[] => {
  const [first] = yearsIn(part)
  const schools: School[] = first?.school ? [first.school] : ['high_school', 'college']
  if (part.kind === 'year') return schools.flatMap((school) => levelsOfYear(part, school))
  const { from, to } = part
  return schools.flatMap((school) => {
    const isPast = school === 'high_school' && to.year <= from.year && first?.school !== null
    return levelsBetween(
      levelsOfYear(from, school),
      levelsOfYear(to, to.school ?? (isPast ? 'college' : school)),
    )
  })
}

/** All four years of college are all undergraduates, adults among them. */
const asFamily = (ids: readonly string[]): string[] => {
  const isWhole = ids.includes('undergraduate') || COLLEGE_YEARS.every((id) => ids.includes(id))
  if (!isWhole) return [...new Set(ids)]
  const rest = ids.filter((id) => !COLLEGE_YEARS.includes(id) && id !== 'undergraduate')
  const at = ids.findIndex((id) => COLLEGE_YEARS.includes(id) || id === 'undergraduate')
  const before = rest.filter((id) => ids.indexOf(id) < at)
  return [...new Set([...before, 'undergraduate', ...rest])]
}

const UNDERGRADUATE_DEGREE = /^(?:certificate|associate|bachelor)$/

const isOfUndergraduates = (part: Part): boolean =>
  part.kind === 'degrees' && part.ids.some((id) => UNDERGRADUATE_DEGREE.test(id))

const isOfGraduates = (part: Part): boolean =>
  part.kind === 'degrees' && part.ids.every((id) => /^(?:master|doctoral)$/.test(id))

/**
 * 'Bachelor's Degree, Graduate Degree': beside a degree, 'graduate' is one as well; so is
 * 'undergraduate' beside a master's.
 */
const asDegrees = (
  levels: readonly string[],
  parts: readonly Part[],
): [string[], readonly Part[]] => {
  if (levels.length === 1 && levels[0] === 'undergraduate' && parts.some(isOfGraduates))
    return [[], [{ kind: 'degrees', ids: ['undergraduate_degree'] }, ...parts]]
  const isOne = levels.includes('graduate') && parts.some(isOfUndergraduates)
  if (!isOne || levels.includes('undergraduate')) return [[...levels], parts]
  return [
    levels.filter((id) => id !== 'graduate'),
    [...parts, { kind: 'degrees', ids: ['graduate_degree'] }],
  ]
}

/** A criterion of the parts; what is covered by another part is left out. */
const compose = (found: readonly string[], given: readonly Part[]): HardClause => {
  const [levels, parts] = asDegrees(found, given)
  const idsOf = (kind: 'types' | 'degrees') => [
    ...new Set(parts.flatMap((part) => (part.kind === kind ? part.ids : []))),
  ]
  const asked: HardClause[] = []
  if (levels.length > 0) asked.push({ fact: 'schoolLevel', in: asFamily(levels) })
  const types = idsOf('types').filter(
    // Every community college student is an undergraduate.
    (type) => !(type === 'community_college' && levels.includes('undergraduate')),
  )
  const degrees = idsOf('degrees').filter(
    (id) => !levels.includes(UNDERGRADUATE_DEGREE.test(id) ? 'undergraduate' : 'graduate'),
  )
  if (types.length > 0) asked.push({ fact: 'collegeType', in: types })
  if (degrees.length > 0) asked.push({ fact: 'degreeType', in: degrees })
  if (parts.some(({ kind }) => kind === 'transfer')) asked.push({ fact: 'transfer', is: true })
  const [first] = asked
  return !first ? BELOW_HIGH_SCHOOL : asked.length > 1 ? { any: asked } : first
}

/** Levels of study as columns write them: 'HS Sr', 'FR, SO', 'Jr+', 'UG or grad', 'community college'. */
export const parseStanding = (text: string, hint: SchoolHint | null = null): CellReading | null => {
  const grades = gradeClause(text)
  if (grades) return { clause: grades }
  const sources = withPlus(text)
    .split(/[,;|&\n]|\band\b|\bor\b|(?<=[\w.])\s?\/\s?(?=\w)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts: Part[] = []
  for (const source of sources) {
    const part = partOf(source)
    if (!part) return null
    parts.push(part)
  }
  // Of working people alone nobody can tell which students are among them.
  if (parts.every(({ kind }) => kind === 'working')) return null
  return settled(parts, hint)
}

/** Each year in its school, from left to right. */
const settled = (given: readonly Part[], hint: SchoolHint | null): CellReading => {
  const parts = [...given]
  let isLikely = false
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'year' && part.kind !== 'range') continue
    const first = part.kind === 'year' ? part : part.from
    const named = yearsIn(part).find(({ school }) => school !== null)
    const { school, isSure } = first.school
      ? { school: first.school, isSure: true }
      : named
        ? { school: named.school, isSure: true }
        : schoolOf(parts, at, first, hint)
    isLikely ||= !isSure
    parts[at] =
      part.kind === 'year' ? { ...part, school } : { ...part, from: { ...part.from, school } }
  }
  const levels = parts.flatMap((part) =>
    part.kind === 'levels'
      ? part.ids
      : part.kind === 'year' || part.kind === 'range'
        ? levelsOf(part)
        : [],
  )
  return { clause: compose(levels, parts), ...(isLikely && { isLikely }) }
}
