import { EVENTS, FOR_OUTSIDERS, FOR_OWN_STUDENTS, SHORT_NAMES } from '../lexicon/giver-words.ts'
import type { ListingText, Quote } from '../listing-reading.ts'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { splitSentences } from '../split-sentences.ts'
import { collegeOf, collegeOfTitle } from './sponsor-college.ts'

/** 'Admitted UNLV students', 'UCLA graduate students', 'one semester full-time at EIU'. */
const STUDENTS =
  /(?<![\p{L}\p{N}])(?:(\p{Lu}{3,6}) (?:(?:graduate|undergraduate|law|medical|nursing|transfer|doctoral) )?(?:students?|undergraduates?|fresh[mw][ae]n)|(?:attend(?:s|ing)?|enrolled (?:at|in)|full-time at|admitted to|accepted at|students? at) (\p{Lu}{3,6}))(?!\p{L})/u
const SMALL = new Set(['of', 'the', 'and', 'at', 'for', 'in'])
const LONGEST_CHARACTERS = 400

/** The first letters of a name: 'University of Nevada, Las Vegas' is UNLV. */
const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}’'&-]+/gu) ?? [])
    .filter((word) => !SMALL.has(word.toLowerCase()))
    .map((word) => word[0])
    .join('')
    .toUpperCase()

/** Who gives it, or else the title, where a list names no givers. */
const giverOf = (texts: readonly ListingText[]): number => {
  const sponsor = texts.findIndex(({ kind }) => kind === 'sponsor')
  return texts[sponsor]?.text === NO_SPONSOR
    ? texts.findIndex(({ kind }) => kind === 'title')
    : sponsor
}

/** Says of which college somebody has to be. */
const SAYS_COLLEGE = /"(?:college|collegeSystem)"/
/** Says where the award is used: at more colleges than the one that gives it. */
const SAYS_WHERE = /"(?:collegeState|collegeCounty|collegeCity|accreditedCollege|highSchool)"/
/** Who has it studies no more. */
const IS_DOCTOR = /"degreeHeld","in":\["doctoral"\]/

/**
 * Those who study at the college that gives an award, or want to. Awards of a college are for its own
 * students and hardly ever say so; likely, as a text may still mean others. Nothing where a text says
 * of which college somebody has to be, or speaks of what colleges give to others.
 */
export const ownCollegeClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const giver = giverOf(texts)
  const sponsor = texts[giver]?.text ?? ''
  const college = texts[giver]?.kind === 'title' ? collegeOfTitle(sponsor) : collegeOf(sponsor)
  const asked = JSON.stringify(draft.found.map(({ clause }) => clause))
  if (SAYS_COLLEGE.test(asked)) return []
  if (college === null) return ofShortNames(texts)
  const says = (words: RegExp): boolean =>
    texts.some(({ kind, text }) => kind !== 'sponsor' && words.test(text))
  const initials = initialsOf(college)
  const told = studentsIn(texts).find((students) => students.of === initials)
  if (told) return [byInitials(college, told.words)]
  const isForOthers =
    draft.isOpen ||
    SAYS_WHERE.test(asked) ||
    IS_DOCTOR.test(asked) ||
    texts.some(({ kind, text }) => kind !== 'sponsor' && letsInOutsiders(text)) ||
    (says(EVENTS) && !says(FOR_OWN_STUDENTS))
  const own = quote(sponsor, giver, { from: 0, to: sponsor.length })
  const why = 'A college gives it, and that is nearly always to its own students.'
  return isForOthers ? [] : [{ ...ofCollege(college), ...own, origin: 'name', why }]
}

const ofCollege = (college: string): Pick<Found, 'clause' | 'isSoft' | 'confidence'> => {
  const ways = ['college', 'interestedColleges'].map((fact) => ({ fact, in: [college] }))
  return { clause: { any: ways }, isSoft: false, confidence: 'likely' }
}

const byInitials = (college: string, words: Quote): Found => ({
  ...ofCollege(college),
  ...words,
  origin: 'text',
  why: 'The college is told by its first letters.',
})

/** 'Outstanding UCLA graduate students', of an award that somebody else gives. */
const ofShortNames = (texts: readonly ListingText[]): Found[] => {
  const named = studentsIn(texts).filter(({ of }) => Object.hasOwn(SHORT_NAMES, of))
  const [only, ...others] = new Set(named.map(({ of }) => of))
  const [first] = named
  const college = only === undefined || others.length > 0 ? undefined : SHORT_NAMES[only]
  return first && college !== undefined ? [byInitials(college, first.words)] : []
}

const letsInOutsiders = (text: string): boolean =>
  FOR_OUTSIDERS.test(text.replaceAll(SHUT_OUT, ' '))
/** 'Guests from other institutions are not eligible.' */
const SHUT_OUT = /[^.;\n]{1,200}\b(?:are|is) (?:not eligible|ineligible)\b/gi

interface StudentsOf {
  /** The first letters of a college. */
  of: string
  words: Quote
}

/** The colleges whose students sentences speak of by first letters: 'Admitted/enrolled UNLV students'. */
const studentsIn = (texts: readonly ListingText[]): StudentsOf[] =>
  texts.flatMap(({ kind, text }, at) =>
    (kind === 'eligibility' || kind === 'description') && STUDENTS.test(text)
      ? splitSentences(text).flatMap((sentence) => {
          const of = initialsIn(text.slice(sentence.from, sentence.to))
          return of === undefined ? [] : [{ of, words: quote(text, at, sentence) }]
        })
      : [],
  )

const initialsIn = (words: string): string | undefined => {
  if (words.length > LONGEST_CHARACTERS || LEAVES_OPEN.test(words)) return undefined
  const [, before, behind] = STUDENTS.exec(words) ?? []
  return before ?? behind
}
const LEAVES_OPEN =
  /\b(?:not|non|or(?! more\b)|prefer\w*|priority|encouraged|including|such as|ruled out|excluded|ineligible)\b/i
