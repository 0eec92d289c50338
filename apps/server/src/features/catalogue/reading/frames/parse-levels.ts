import { SCHOOL_LEVELS } from '@laurel/matching/option-ids'
import type { Phrase } from '../words/find-phrases.ts'
import {
  afterSeparator,
  parseItems,
  type ParsedList,
  phraseOf,
  type SentenceWords,
} from '../words/sentence-words.ts'

/** One level after the other; adults stand beside it. */
const LADDER: readonly string[] = SCHOOL_LEVELS.filter((level) => level !== 'adult')
const YEARS = {
  high_school: LADDER.slice(0, 4),
  college: LADDER.slice(4, 8),
}

const textAt = (sentence: SentenceWords, at: number): string => sentence.words[at]?.text ?? ''

/** Of which school a bare year is, by the level beside it in the list. */
const schoolBeside = (sentence: SentenceWords, at: number): 'college' | 'high_school' | null => {
  // 'sophomores, juniors, and high school seniors': the next level told in full decides.
  let next = at
  for (let step = 0; step < 4; step += 1) {
    const level = phraseOf(sentence, next, 'level')
    if (level) return schoolOf(level.ids[0])
    const year = phraseOf(sentence, next, 'year')
    if (!year) return null
    next = afterSeparator(sentence, next + year.length)
  }
  return null
}

const schoolOf = (id: string | undefined): 'college' | 'high_school' =>
  id?.startsWith('hs_') === true || id === 'high_school' ? 'high_school' : 'college'

/** Whether a level in short form stands in a list of levels: 'graduate or undergraduate students'. */
const isBesideLevel = (sentence: SentenceWords, end: number): boolean => {
  const next = afterSeparator(sentence, end)
  return next > end && phraseOf(sentence, next, 'level') !== undefined
}

const RISING = new Set(['rising', 'incoming', 'entering', 'upcoming'])

/** Levels, which years of one school may follow in short: 'high school juniors and seniors'. */
export const parseLevels = (sentence: SentenceWords, start: number): ParsedList | null => {
  let school: 'college' | 'high_school' | null = null
  let wasRising = false
  // 'Second-year law students, and third-year students in evening programs' are no juniors.
  let wasOfGraduates = false
  return parseItems(sentence, start, (_, at) => {
    const saysRising = RISING.has(textAt(sentence, at))
    const isRising = saysRising || wasRising
    const from = saysRising ? at + 1 : at
    const level = phraseOf(sentence, at, 'level') ?? phraseOf(sentence, from, 'level')
    if (level) {
      const isShifted =
        isRising &&
        !isOfGraduates(level) &&
        (!saysRising || phraseOf(sentence, at, 'level') === undefined)
      const ids = isShifted ? level.ids.map(before) : meantBy(sentence, at, level)
      if (ids.includes('')) return null
      wasRising = isShifted
      school = isOfNewcomers(sentence, at, level) ? 'college' : schoolOf(level.ids[0])
      wasOfGraduates = isOfGraduates(level)
      const begin = phraseOf(sentence, at, 'level') && !isShifted ? at : from
      const { isNarrower = false } = level
      return { end: begin + level.length, ids, isOpen: false, isNarrower }
    }
    const year = wasOfGraduates ? undefined : phraseOf(sentence, from, 'year')
    const short = isRising ? undefined : phraseOf(sentence, at, 'shortLevel')
    if (year) {
      const beside: 'college' | 'high_school' | null = school ?? schoolBeside(sentence, from)
      const known = beside ?? sentence.yearsOf ?? schoolOfNumbered(sentence, from)
      if (!known && isOfTheOld(sentence)) return null
      const ids = yearsOfSchools(known, Number(year.ids[0]), isRising)
      if (ids.length === 0) return null
      wasRising = isRising
      school = known
      const end = from + year.length
      return { end, ids, isOpen: false, isHinted: beside === null, isNarrower: known === null }
    }
    const end = at + (short?.length ?? 0)
    const isLast = school !== null && phraseOf(sentence, end, 'field') !== undefined
    return short && (isLast || isBesideLevel(sentence, end))
      ? { end, ids: short.ids, isOpen: false }
      : null
  })
}

/** 'Incoming freshmen, sophomores and juniors': those after the first are years of college. */
const isOfNewcomers = (sentence: SentenceWords, at: number, { ids, length }: Phrase): boolean =>
  ids.length === 1 &&
  ids[0] === 'hs_senior' &&
  sentence.words.slice(at, at + length).some(({ stem }) => stem === 'freshman')

/** 'Incoming doctoral students' may be in any year of college now: when they begin, `next-year.ts` says. */
const isOfGraduates = ({ ids }: Phrase): boolean => ids.every((id) => id.startsWith('graduate'))

/** 'Seniors aged 60 and over', 'seniors and retired teachers': no year of any school. */
const isOfTheOld = ({ words }: SentenceWords): boolean =>
  words.some(({ text }) => /^(?:elderly|retired|retirees?|aged|aging)$/.test(text))

/** 'Second-year students' are in college: years of high school go by their names. */
const schoolOfNumbered = (sentence: SentenceWords, at: number): 'college' | null =>
  textAt(sentence, at + 1) === 'year' ? 'college' : null

/** 'Their junior or senior year': years by name alone, or those before them. */
export const parseYears =
  (isNext: boolean) =>
  (sentence: SentenceWords, start: number): ParsedList | null =>
    parseItems(sentence, start, (_, at) => {
      const year = phraseOf(sentence, at, 'year')
      if (year?.length !== 1) return null
      const ids = yearsOfSchools(sentence.yearsOf, Number(year.ids[0]), isNext)
      const isNarrower = sentence.yearsOf === null
      return ids.length === 0
        ? null
        : { end: at + 1, ids, isOpen: false, isHinted: true, isNarrower }
    })

/** A year of the school it is of; where nobody can tell which, that of both, of which one is meant. */
const yearsOfSchools = (
  known: 'college' | 'high_school' | null,
  year: number,
  isRising: boolean,
): string[] => {
  const schools = known ? [known] : (['high_school', 'college'] as const)
  const ids = schools.map((school) => yearIn(school, year, isRising))
  return ids.includes('') ? [] : ids
}

/** 'A graduating senior in the Department of Physics' leaves college and not school. */
const meantBy = (sentence: SentenceWords, at: number, { ids, length }: Phrase): readonly string[] =>
  sentence.isOnCampus && length === 2 && textAt(sentence, at) === 'graduating'
    ? ['college_senior']
    : ids

/** Who rises to a level, or enters it, is a year below it now. */
const before = (id: string): string => LADDER[LADDER.indexOf(id) - 1] ?? ''

/** A year of a school, or the one before it, by its number; empty when there is none. */
export const yearIn = (school: keyof typeof YEARS, year: number, isNext: boolean): string => {
  const id = YEARS[school][year - 1] ?? ''
  return isNext ? before(id) : id
}

/** A year of college and all levels above it. */
export const levelsFromYear = (year: number): string[] => levelsFrom(YEARS.college[year - 1])

/** The level and all above it, up to the last year of college or past it. */
export const levelsFrom = (id: string | undefined): string[] => {
  const at = id === undefined ? -1 : LADDER.indexOf(id)
  return at < 0 ? [] : LADDER.slice(at)
}

/** The levels from one to another, both of them among these; empty when they are in no such order. */
const levelsFromTo = (from: string, to: string): string[] =>
  levelsFrom(from).slice(0, Math.max(0, LADDER.indexOf(to) - LADDER.indexOf(from) + 1))

/** 'Freshmen through juniors': those between, in each school that they may be of. */
export const levelsBetween = (from: readonly string[], to: readonly string[]): string[] =>
  from.length === to.length
    ? from.flatMap((id, at) => levelsFromTo(id, to[at] ?? ''))
    : levelsFromTo(from.at(-1) ?? '', to[0] ?? '')

const SPELLED = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
const spelledGrades = new Map(SPELLED.split(' ').map((word, at) => [word, at + 1]))

/** Whether a word counts grades in letters: 'ninth'. */
export const isSpelledGrade = (text: string): boolean => spelledGrades.has(text)

const gradeOf = (text: string): number =>
  (text === 'k' || text === 'kindergarten' ? 0 : spelledGrades.get(text)) ??
  Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1] ?? NaN)

/** 'grades 9-12', '11th and 12th': the years of high school among them. */
export const parseGrades = (sentence: SentenceWords, start: number): ParsedList | null => {
  const grades: number[] = []
  let at = start
  for (;;) {
    const from = gradeOf(textAt(sentence, at))
    if (!(from >= 0 && from <= 12)) break
    // 'Seventh- through twelfth-graders' hyphenates the first as well.
    const dash =
      /^-$/.test(textAt(sentence, at + 1)) && /^(?:to|through)$/.test(textAt(sentence, at + 2))
    const sign = at + (dash ? 2 : 1)
    const isRange = /^(?:-|to|through)$/.test(textAt(sentence, sign))
    const to = isRange ? gradeOf(textAt(sentence, sign + 1)) : from
    if (!(to >= from && to <= 12)) break
    for (let grade = from; grade <= to; grade += 1) grades.push(grade)
    at = isRange ? sign + 2 : at + 1
    const next = afterSeparator(sentence, at)
    if (next === at || Number.isNaN(gradeOf(textAt(sentence, next)))) break
    at = next
  }
  const ids = grades.flatMap((grade) => (grade >= 9 ? (LADDER[grade - 9] ?? []) : []))
  return ids.length === 0 ? null : { end: at, ids: [...new Set(ids)], isOpen: false }
}
