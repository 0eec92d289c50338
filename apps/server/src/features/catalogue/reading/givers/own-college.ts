import type { HardClause } from '@laurel/matching/criteria'
import { EVENTS, FOR_OUTSIDERS, FOR_OWN_STUDENTS } from '../lexicon/giver-words.ts'
import type { ListingText, Quote } from '../listing-reading.ts'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { splitSentences } from '../split-sentences.ts'
import { collegeOf, collegeOfTitle } from './sponsor-college.ts'

const STUDENTS =
  /(?<![\p{L}\p{N}])(\p{Lu}{3,6}) (?:students?|undergraduates?|fresh[mw][ae]n)(?!\p{L})/u
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
  if (college === null || SAYS_COLLEGE.test(asked)) return []
  const says = (words: RegExp): boolean =>
    texts.some(({ kind, text }) => kind !== 'sponsor' && words.test(text))
  const clause: HardClause = {
    any: ['college', 'interestedColleges'].map((fact) => ({ fact, in: [college] })),
  }
  const found = { clause, isSoft: false, confidence: 'likely' } as const
  const [words] = quotesOfInitials(texts, college)
  if (words)
    return [
      { ...found, ...words, origin: 'text', why: 'The college is told by its first letters.' },
    ]
  const isForOthers =
    draft.isOpen ||
    SAYS_WHERE.test(asked) ||
    IS_DOCTOR.test(asked) ||
    says(FOR_OUTSIDERS) ||
    (says(EVENTS) && !says(FOR_OWN_STUDENTS))
  const own = quote(sponsor, giver, { from: 0, to: sponsor.length })
  const why = 'A college gives it, and that is nearly always to its own students.'
  return isForOthers ? [] : [{ ...found, ...own, origin: 'name', why }]
}

/** 'Admitted/enrolled UNLV students', of an award of that university. */
const quotesOfInitials = (texts: readonly ListingText[], college: string): Quote[] => {
  const initials = initialsOf(college)
  return texts.flatMap((source, at) =>
    source.kind === 'eligibility' || source.kind === 'description'
      ? splitSentences(source.text)
          .filter((sentence) => {
            const words = source.text.slice(sentence.from, sentence.to)
            const isShort = words.length <= LONGEST_CHARACTERS && !/\b(?:not|non|or)\b/i.test(words)
            return isShort && STUDENTS.exec(words)?.[1] === initials
          })
          .map((sentence) => quote(source.text, at, sentence))
      : [],
  )
}
