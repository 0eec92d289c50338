import { EVENTS, FOR_OUTSIDERS, FOR_OWN_STUDENTS, SHORT_NAMES } from '../lexicon/giver-words.ts'
import type { ListingText, Quote } from '../listing-reading.ts'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { splitSentences } from '../split-sentences.ts'
import { placeOfGiver } from './place-of-giver.ts'
import { collegeOf, collegeOfTitle } from './sponsor-college.ts'

const STUDENTS_OF = String.raw`(\p{Lu}{3,6}) (?:(?:graduate|undergraduate|law|medical|nursing|transfer|doctoral) )?(?:students?|undergraduates?|fresh[mw][ae]n)`
/** 'Admitted UNLV students', 'UCLA graduate students', 'one semester full-time at EIU'. */
const STUDENTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${STUDENTS_OF}|(?:attend(?:s|ing)?|enrolled (?:at|in)|full-time at|admitted to|accepted at|students? at) (\p{Lu}{3,6}))(?!\p{L})`,
  'u',
)
/** The same of an award for them alone: 'for outstanding UCLA graduate students'. */
const FOR_STUDENTS = new RegExp(
  String.raw`\b(?:[Ff]or|(?:[Oo]pen|[Ll]imited|[Rr]estricted|[Aa]warded|[Gg]iven|[Aa]vailable) to|[Mm]ust be)(?: [a-z-]+){0,3} ${STUDENTS_OF}(?!\p{L}|,? and\b|,|\/)`,
  'u',
)
const SMALL = new Set(['of', 'the', 'and', 'at', 'for', 'in'])
const LONGEST_CHARACTERS = 400

/** The first letters of a name: 'University of Nevada, Las Vegas' is UNLV. */
const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}’'&-]+/gu) ?? [])
    .filter((word) => !SMALL.has(word.toLowerCase()))
    .map((word) => word[0])
    .join('')
    .toUpperCase()

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
  const giver = placeOfGiver(texts)
  const sponsor = texts[giver]?.text ?? ''
  const college = texts[giver]?.kind === 'title' ? collegeOfTitle(sponsor) : collegeOf(sponsor)
  const asked = JSON.stringify(draft.found.map(({ clause }) => clause))
  if (SAYS_COLLEGE.test(asked)) return []
  const says = (words: RegExp): boolean =>
    texts.some(({ kind, text }) => kind !== 'sponsor' && words.test(text))
  const isForOthers = (): boolean =>
    draft.isOpen ||
    SAYS_WHERE.test(asked) ||
    IS_DOCTOR.test(asked) ||
    texts.some(({ kind, text }) => kind !== 'sponsor' && letsInOutsiders(text)) ||
    (says(EVENTS) && !says(FOR_OWN_STUDENTS))
  if (college === null) {
    const named = ofShortNames(texts)
    return named.length > 0 && !isForOthers() ? named : []
  }
  const [told] = quotesOf(texts, STUDENTS, initialsOf(college))
  if (told) return [byInitials(college, told)]
  if (isForOthers()) return []
  const own = quote(sponsor, giver, { from: 0, to: sponsor.length })
  const why = 'A college gives it, and that is nearly always to its own students.'
  return [{ ...ofCollege(college), ...own, origin: 'name', why }]
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

/** 'For outstanding UCLA graduate students', of an award that somebody else gives. */
const ofShortNames = (texts: readonly ListingText[]): Found[] =>
  Object.entries(SHORT_NAMES)
    .flatMap(([short, college]) => {
      const [words] = quotesOf(texts, FOR_STUDENTS, short)
      return words ? [byInitials(college, words)] : []
    })
    .slice(0, 1)

/** Sentences that say no more than for whom an award is, and of which college they are. */
const quotesOf = (texts: readonly ListingText[], says: RegExp, initials: string): Quote[] =>
  texts.flatMap(({ kind, text }, at) =>
    (kind === 'eligibility' || kind === 'description') && text.includes(initials)
      ? splitSentences(text)
          .filter(({ from, to }) => {
            const words = text.slice(from, to)
            const isPlain = words.length <= LONGEST_CHARACTERS && !LEAVES_OPEN.test(words)
            return isPlain && says.exec(words)?.slice(1).includes(initials) === true
          })
          .map((sentence) => quote(text, at, sentence))
      : [],
  )

const LEAVES_OPEN =
  /\b(?:not|non|or(?! more\b)|prefer\w*|priority|encouraged|including|such as|ruled out|excluded|ineligible|also|as well|welcome)\b/i

const PART = /([.,;\n]|\b(?:but|while|although|however)\b)/
/** 'Guests from other institutions are not eligible' lets nobody in. */
const letsInOutsiders = (text: string): boolean =>
  FOR_OUTSIDERS.test(
    text
      .split(PART)
      .filter((part) => !SHUT_OUT.test(part))
      .join(''),
  )
const SHUT_OUT = /^(?!.*\b(?:may|can|welcome)\b).*\b(?:are|is) (?:not eligible|ineligible)\b/i
