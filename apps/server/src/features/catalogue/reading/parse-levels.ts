import { SCHOOL_LEVELS } from '@laurel/matching/option-ids'
import type { Phrase } from './find-phrases.ts'
import {
  afterSeparator,
  parseItems,
  type ParsedList,
  phraseOf,
  type SentenceWords,
} from './sentence-words.ts'

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
  return parseItems(sentence, start, (_, at) => {
    const saysRising = RISING.has(textAt(sentence, at))
    const isRising = saysRising || wasRising
    const from = saysRising ? at + 1 : at
    const level = phraseOf(sentence, at, 'level') ?? phraseOf(sentence, from, 'level')
    if (level) {
      const isShifted = isRising && (!saysRising || phraseOf(sentence, at, 'level') === undefined)
      const ids = isShifted ? level.ids.map(before) : meantBy(sentence, at, level)
      if (ids.includes('')) return null
      wasRising = isShifted
      school = schoolOf(level.ids[0])
      return { end: (isShifted ? from : at) + level.length, ids, isOpen: false }
    }
    const year = phraseOf(sentence, from, 'year')
    const short = isRising ? undefined : phraseOf(sentence, at, 'shortLevel')
    if (year) {
      const beside: 'college' | 'high_school' | null = school ?? schoolBeside(sentence, from)
      const known = beside ?? sentence.yearsOf
      const id = known && YEARS[known][Number(year.ids[0]) - 1]
      const now = id && isRising ? before(id) : id
      if (!known || !now) return null
      wasRising = isRising
      school = known
      return { end: from + year.length, ids: [now], isOpen: false, isHinted: beside === null }
    }
    const end = at + (short?.length ?? 0)
    const isLast = school !== null && phraseOf(sentence, end, 'field') !== undefined
    return short && (isLast || isBesideLevel(sentence, end))
      ? { end, ids: short.ids, isOpen: false }
      : null
  })
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

/** The level and all above it, up to the last year of college or past it. */
export const levelsFrom = (id: string | undefined): string[] => {
  const at = id === undefined ? -1 : LADDER.indexOf(id)
  return at < 0 ? [] : LADDER.slice(at)
}

/** The levels from one to another, both of them among these; empty when they are in no such order. */
export const levelsFromTo = (from: string | undefined, to: string | undefined): string[] =>
  levelsFrom(from).slice(0, LADDER.indexOf(to ?? '') - LADDER.indexOf(from ?? '') + 1)

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
