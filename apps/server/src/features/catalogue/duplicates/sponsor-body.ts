import { normaliseName } from '@laurel/matching/normalise-name'
import { kindsOf } from './award-kinds.ts'

interface Named {
  title: string
  sponsor: string
}

/** Words that join others and stand in no acronym. */
const SMALL = new Set('the of and for in to a an'.split(' '))
/** What kind of body somebody is, which one catalogue writes and another leaves out. */
const BODY = new Set('national international society association organization'.split(' '))
/** A fund of a body is another one, though nearly always of the same award. */
const FUND = new Set('foundation fund trust'.split(' '))
const LEGAL_FORM = new Set('inc incorporated llc ltd co corp corporation company'.split(' '))
/** What comes and goes in the name of one award. */
const LOOSE = new Set('program programme annual national'.split(' '))
/** Whom many awards of one sponsor are for: two that differ in nothing else may be one. */
const GENERAL = new Set(
  'undergraduate graduate college student students stem science engineering nursing medical business education arts'.split(
    ' ',
  ),
)

const IN_BRACKETS = /\([^()]*\)/g
const wordsOf = (name: string): string[] =>
  normaliseName(name.replace(IN_BRACKETS, ' ')).split(' ').filter(Boolean)
const allWords = (name: string): string[] => normaliseName(name).split(' ').filter(Boolean)

const without = (words: readonly string[], ...sets: ReadonlySet<string>[]): string[] =>
  words.filter((word) => !sets.some((set) => set.has(word)))

/** The words that tell which body it is. */
const coreOf = (sponsor: string): string[] =>
  without(wordsOf(sponsor), SMALL, BODY, FUND, LEGAL_FORM)

const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{3,8}(?![\p{L}\p{N}])/gu

/** Words of a title in capitals that are the first letters of its sponsor's name, or of the end of it. */
function acronymsIn({ title, sponsor }: Named): Set<string> {
  const letters = [
    initialsOf(without(wordsOf(sponsor), SMALL)),
    initialsOf(without(wordsOf(sponsor), SMALL, BODY, FUND, LEGAL_FORM)),
    ...(sponsor.match(CAPITALS) ?? []).map((word) => word.toLowerCase()),
  ]
  return new Set(
    (title.match(CAPITALS) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => letters.some((each) => each.startsWith(word) || each.endsWith(word))),
  )
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]).join('')

/** What a title says beside its sponsor, its kind and what comes and goes. */
function titleOf(named: Named): string[] {
  const acronyms = acronymsIn(named)
  const ofSponsor = new Set(allWords(named.sponsor))
  return without(wordsOf(named.title), SMALL, LOOSE, FUND, acronyms, ofSponsor).filter(
    (word) => kindsOf(word).length === 0,
  )
}

/** Least words that tell which body it is: one alone ("Honor Society") is of many. */
const LEAST_CORE = 2

/**
 * What two entries have in common whose sponsor is written with what kind of body it is or without, and
 * whose titles say it in full or by its first letters. Empty where too little of the sponsor is left.
 */
export function bodyKey(named: Named): string {
  const core = coreOf(named.sponsor)
  if (core.length < LEAST_CORE) return ''
  return `${core.toSorted().join(' ')}|${without(titleOf(named), GENERAL).toSorted().join(' ')}`
}

/** Whether a sponsor is the same body for sure: none of the two says of itself what the other does not. */
function isSameBody(one: string, other: string): boolean {
  const [left, right] = [one, other].map(
    (each) => new Set(without(wordsOf(each), SMALL, LEGAL_FORM)),
  )
  if (!left || !right) return false
  const [few, many] = left.size <= right.size ? [left, right] : [right, left]
  return few.isSubsetOf(many) && [...many.difference(few)].every((word) => BODY.has(word))
}

/** Whether two entries are of one body and one award: for sure, perhaps, or not. */
export function weighBodies(one: Named, other: Named): 'same' | 'maybe' | 'different' {
  const key = bodyKey(one)
  if (key === '' || key !== bodyKey(other)) return 'different'
  const [left, right] = [one, other].map((each) => new Set(wordsOf(each.title).flatMap(kindsOf)))
  if (!left || !right || (left.size > 0 && right.size > 0 && left.isDisjointFrom(right)))
    return 'different'
  const isOneTitle = titleOf(one).join(' ') === titleOf(other).join(' ')
  return isOneTitle && isSameBody(one.sponsor, other.sponsor) ? 'same' : 'maybe'
}
