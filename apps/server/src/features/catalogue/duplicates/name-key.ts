import { normaliseName } from '@laurel/matching/normalise-name'

/** Words that most titles have, and that say nothing of which award it is. */
const COMMON = new Set(
  'scholarship program award grant fund funds annual a an of for and in to'.split(' '),
)
/** The legal form of a sponsor, which one catalogue writes behind its name and another leaves out. */
const LEGAL_FORM = new Set('inc incorporated llc ltd co corp corporation company'.split(' '))
/** Words that are left out where only candidates are sought. */
const LEGAL = new Set([
  ...LEGAL_FORM,
  ...'foundation trust org organization a an of for and'.split(' '),
])

/** Who runs an award for its sponsor, in brackets behind its name: none of its own words. */
const RUN_BY =
  /\((?:[a-z]+ )?(?:administered|managed|run|hosted|funded) by [^()]*\)|\((?:via|through|with|in (?:partnership|cooperation|collaboration) with) [^()]*\)/gi

/** Words that come and go in the name of one award. */
const LOOSE = new Set(['program', 'programme', 'annual', 'the', 'a', 'an'])

/**
 * A title without its sponsor's words and loose ones, so that "Acme Stars Award Program" of Acme is
 * "Stars Award" of Acme.
 */
export const ownTitle = (title: string, sponsor: string): string => {
  const named = new Set(sponsorWords(sponsor))
  return without(without(titleWords(title), named), LOOSE).join(' ')
}

/** A sponsor's name without its legal form and who runs its award: "Google LLC" is "Google". */
export const ownSponsor = (sponsor: string): string =>
  without(sponsorWords(sponsor), LEGAL_FORM).join(' ')

const wordsOf = (name: string): string[] => normaliseName(name).split(' ')
const sponsorWords = (sponsor: string): string[] => wordsOf(sponsor.replaceAll(RUN_BY, ''))

/** "Acme Scholarships" and "Acme Scholarship" are one name. */
const SEVERAL = /^(scholarship|award|grant|fellowship|prize)s$/
const titleWords = (title: string): string[] =>
  wordsOf(title).map((word) => word.replace(SEVERAL, '$1'))

const without = (words: readonly string[], others: ReadonlySet<string>): string[] => {
  const left = words.filter((word) => !others.has(word))
  return left.length > 0 ? left : [...words]
}

/** How the key of a title begins that has nothing of its own. */
const PLAIN = '='

/** Whether a key is of a title that another award of the sponsor could have, too. */
export const isPlainKey = (key: string): boolean => key.startsWith(PLAIN)

/**
 * What two entries of one award have in common, whoever wrote them down: the words of the title in
 * their order, without the sponsor's and without what every title has, and the sponsor's. A title that
 * has nothing of its own ("Smith Foundation Scholarship") stands for itself. Empty where the sponsor is
 * not known.
 */
export const nameKey = (title: string, sponsor: string): string => {
  if (normaliseName(sponsor) === 'sponsor not stated') return ''
  const named = sponsorWords(sponsor)
  const words = titleWords(title)
  const own = words.filter((word) => !COMMON.has(word) && !named.includes(word))
  const isPlain = own.length === 0
  const said = isPlain ? without(words, LOOSE) : own
  return `${isPlain ? PLAIN : ''}${said.join(' ')}|${without(named, LEGAL).join(' ')}`
}
