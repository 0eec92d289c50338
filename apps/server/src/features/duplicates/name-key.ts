import { normaliseName } from '@laurel/matching/normalise-name'

/** Words that most titles have, and that say nothing of which award it is. */
const COMMON = new Set(
  'scholarship scholarships program award awards grant grants fund funds annual a an of for and in to'.split(
    ' ',
  ),
)
/** Words that one catalogue writes behind a sponsor's name and another leaves out. */
const LEGAL = new Set(
  'inc incorporated llc ltd co corp corporation company foundation trust org organization a an of for and'.split(
    ' ',
  ),
)

/** A title without its sponsor's words, so that "Acme Stars Award" of Acme is "Stars Award" of Acme. */
export const ownTitle = (title: string, sponsor: string): string => {
  const named = new Set(wordsOf(sponsor))
  return without(wordsOf(title), named).join(' ')
}

const wordsOf = (name: string): string[] => normaliseName(name).split(' ')

const without = (words: readonly string[], others: ReadonlySet<string>): string[] => {
  const left = words.filter((word) => !others.has(word))
  return left.length > 0 ? left : [...words]
}

/**
 * What two entries of one award have in common, whoever wrote them down: the words of the title in
 * their order, without the sponsor's and without what every title has, and the sponsor's. Empty where
 * the title has nothing of its own ("Smith Foundation Scholarship"), or the sponsor is not known.
 */
export const nameKey = (title: string, sponsor: string): string => {
  const named = wordsOf(sponsor)
  const own = wordsOf(title).filter((word) => !COMMON.has(word) && !named.includes(word))
  const isKnown = normaliseName(sponsor) !== 'sponsor not stated'
  if (own.length === 0 || !isKnown) return ''
  return `${own.join(' ')}|${without(named, LEGAL).join(' ')}`
}
