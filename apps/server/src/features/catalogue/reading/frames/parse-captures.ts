import type { PhraseKind } from '../words/find-phrases.ts'
import { parseCareers } from './parse-careers.ts'
import { parseDay } from './parse-dates.ts'
import { parseFields } from './parse-fields.ts'
import { isSpelledGrade, parseGrades, parseLevels, parseYears } from './parse-levels.ts'
import { parseColleges, parseHighSchools, parseOrganisations, parseTribes } from './parse-names.ts'
import { parsePlaces } from './parse-places.ts'
import { parseService } from './parse-service.ts'
import {
  parseItems,
  type ParsedList,
  phraseItem,
  type SentenceWords,
} from '../words/sentence-words.ts'

type Parse = (sentence: SentenceWords, at: number) => ParsedList | null

const listOf =
  (...kinds: PhraseKind[]): Parse =>
  (sentence, at) =>
    parseItems(sentence, at, (_, from) => {
      for (const kind of kinds) {
        const item = phraseItem(kind)(sentence, from)
        if (item) return item
      }
      return null
    })

/** 'U.S. citizen/PR': the short words count once one told in full went before. */
const parseCitizens: Parse = (sentence, at) => {
  let isBegun = false
  return parseItems(sentence, at, (_, from) => {
    const found =
      phraseItem('citizen')(sentence, from) ??
      (isBegun ? phraseItem('shortCitizen')(sentence, from) : null)
    // A permanent resident of Nevada lives there: that is no citizenship.
    const isOfPlace = sentence.words[found?.end ?? -1]?.text === 'of'
    const item = isOfPlace && found?.ids.includes('us_permanent_resident') ? null : found
    isBegun ||= item !== null
    return item
  })
}

/** Numbers in letters. */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SPELLED = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 10 * (index + 2)] as const),
])
const FEWEST_SPELLED = 3

/** 'Forty-five', and where it ends. */
const spelledAt = ({ words }: SentenceWords, at: number): { value: number; end: number } | null => {
  const value = SPELLED.get(words[at]?.text ?? '') ?? 0
  if (value < FEWEST_SPELLED) return null
  const unit = SPELLED.get(words[at + 1]?.text ?? '') ?? 0
  const isOfTwo = value >= 20 && unit > 0 && unit < 10 && words[at + 1]?.isHyphened === true
  return isOfTwo ? { value: value + unit, end: at + 2 } : { value, end: at + 1 }
}

const parseNumber: Parse = (sentence, at) => {
  const { words } = sentence
  const word = words[at]
  const spelled = spelledAt(sentence, at)
  if (spelled) {
    const { value, end } = spelled
    // 'Six (6)'.
    const isTwice = words[end]?.text === '(' && words[end + 1]?.value === value
    const isClosed = isTwice && words[end + 2]?.text === ')'
    return { end: isClosed ? end + 3 : end, ids: [], isOpen: false, value }
  }
  // 'their 26th birthday'.
  const nth = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word?.text ?? '')?.[1]
  if (nth !== undefined && words[at + 1]?.text === 'birthday')
    return { end: at + 1, ids: [], isOpen: false, value: Number(nth) - 1 }
  return word?.kind === 'number' ? { end: at + 1, ids: [], isOpen: false, value: word.value } : null
}

/** Behind it, a number is no grade. */
const OF_SOMETHING =
  /^(?:gpa|mile|credit|%|percent|point|hour|acre|million|inch|foot|feet|rating|score|average|grade|scale|or|to|-|unit|year|page)$/

/** 'A 3.2' alone: a number between 1.5 and 4 with decimals. */
const parseGrade: Parse = ({ words }, at) => {
  const word = words[at]
  const isGrade = word?.kind === 'number' && /^[1-4]\.\d{1,2}$/.test(word.raw)
  const next = words[at + 1]?.stem ?? ''
  return isGrade &&
    (!OF_SOMETHING.test(next) || (next === 'or' && words[at + 2]?.kind !== 'number'))
    ? { end: at + 1, ids: [], isOpen: false, value: word.value }
    : null
}

const parseMoney: Parse = ({ words }, at) => {
  const word = words[at]
  return word?.kind === 'money' ? { end: at + 1, ids: [], isOpen: false, value: word.value } : null
}

const parseYear: Parse = ({ words }, at) => {
  const word = words[at]
  const isYear = word?.kind === 'number' && /^20[2-4]\d$/.test(word.raw)
  return isYear ? { end: at + 1, ids: [], isOpen: false, value: word.value } : null
}

const collegeTypes = listOf('collegeType')
/** 'Iowa State University': the end of a name is no type. */
const parseCollegeTypes: Parse = (sentence, at) => {
  const [before, word] = [sentence.words[at - 1], sentence.words[at]]
  const isInName =
    sentence.hasNames &&
    word?.isCapital === true &&
    before?.isCapital === true &&
    before.kind === 'word'
  return isInName ? null : collegeTypes(sentence, at)
}

const one =
  (kind: PhraseKind): Parse =>
  (sentence, at) =>
    phraseItem(kind)(sentence, at)

/** What stands in braces in the patterns, and how it is parsed. */
export const CAPTURES: Readonly<Record<string, Parse>> = {
  level: parseLevels,
  grades: parseGrades,
  field: parseFields,
  degree: listOf('degree'),
  degreeIn: one('degreeIn'),
  collegeType: parseCollegeTypes,
  career: parseCareers,
  place: parsePlaces,
  nation: listOf('nation'),
  demonym: listOf('demonym'),
  citizen: parseCitizens,
  ethnicity: listOf('ethnicity'),
  heritage: listOf('heritage'),
  gender: listOf('gender'),
  disability: listOf('disability'),
  condition: listOf('condition'),
  life: listOf('life'),
  religion: listOf('religion'),
  church: listOf('church'),
  schoolOf: listOf('schoolOf'),
  flag: one('flag'),
  kin: listOf('kin'),
  elder: listOf('elder'),
  ordinal: listOf('ordinal'),
  service: parseService,
  occupation: listOf('occupation'),
  college: parseColleges,
  highSchool: parseHighSchools,
  tribe: parseTribes,
  org: parseOrganisations,
  n: parseNumber,
  money: parseMoney,
  yearNumber: parseYear,
  calling: listOf('calling'),
  marital: listOf('marital'),
  day: parseDay,
  grade: parseGrade,
  yearName: parseYears(false),
  nextYearName: parseYears(true),
}

/** What a sentence must hold for a capture to be worth trying, where it is not the phrase of its name. */
const NEEDS: Readonly<Record<string, readonly PhraseKind[]>> = {
  level: ['level', 'year'],
  career: ['career', 'field'],
  field: ['field', 'trainee'],
  service: ['branch', 'status'],
  place: ['state', 'country', 'region', 'town'],
}

/** As many as a number has bits; what comes later in the list is tried wherever its words occur. */
const MOST_BITS = 32
const names = Object.keys(CAPTURES).slice(0, MOST_BITS)
const BITS: ReadonlyMap<string, number> = new Map(names.map((name, at) => [name, 1 << at]))
const NUMBERS = ['n', 'money', 'grades', 'yearNumber']
const NAMES = ['college', 'highSchool', 'tribe', 'org']

/** The captures of a list as bits of one number. */
export const bitsOf = (captures: readonly string[]): number =>
  captures.reduce((bits, name) => bits | (BITS.get(name) ?? 0), 0)

const BITS_OF_KIND = new Map<PhraseKind, number>()
for (const name of names)
  for (const kind of NEEDS[name] ?? [name as PhraseKind])
    BITS_OF_KIND.set(kind, (BITS_OF_KIND.get(kind) ?? 0) | (BITS.get(name) ?? 0))

const [NUMBER_BITS, NAME_BITS, PLACE_BITS] = [bitsOf(NUMBERS), bitsOf(NAMES), bitsOf(['place'])]

/** The captures that a sentence has something for, as bits. */
export const capturesOf = ({ words, phrases, hasNames, homeState }: SentenceWords): number => {
  let bits = hasNames ? NAME_BITS : 0
  if (homeState !== undefined) bits |= PLACE_BITS
  for (const found of phrases) for (const { kind } of found) bits |= BITS_OF_KIND.get(kind) ?? 0
  for (const { kind, text, isStateCode } of words) {
    if (
      kind === 'number' ||
      kind === 'money' ||
      /^\d/.test(text) ||
      SPELLED.has(text) ||
      isSpelledGrade(text)
    )
      bits |= NUMBER_BITS
    if (isStateCode || /^(?:50|fifty|county|counties|parish|parishes|borough)$/.test(text))
      bits |= PLACE_BITS
  }
  return bits
}
