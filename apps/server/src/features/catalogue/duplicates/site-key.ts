import { normaliseName } from '@laurel/matching/normalise-name'

interface Named {
  title: string
  sponsor: string
  applyUrl: string | null
}

/** Words of a title that say what kind of thing it is, and come and go in the name of one award. */
const KINDS = 'scholarship award grant fellowship prize contest competition'.split(' ')
const KIND = new RegExp(`^(${KINDS.join('|')}|scholar)s?$`)
const LOOSE = new Set(
  'program programme annual national fund foundation the a an of for and in to'.split(' '),
)
/** What the names of many sponsors have, so that it makes no two of them one. */
const OF_MANY = new Set(
  'foundation fund trust national american america united international association society institute college university council club company inc of the for and in to a an'.split(
    ' ',
  ),
)

const IN_BRACKETS = /\([^()]*\)/g
const wordsOf = (name: string): string[] => normaliseName(name.replace(IN_BRACKETS, ' ')).split(' ')
/** Their brackets tell what sponsors are called besides. */
const sponsorWords = (sponsor: string): string[] => normaliseName(sponsor).split(' ')

const hostOf = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return ''
  return new URL(address).hostname.replace(/^www\./, '')
}

const ownWords = ({ title, sponsor }: Named): string[] => {
  const named = new Set(sponsorWords(sponsor))
  return wordsOf(title).filter((word) => !(named.has(word) || LOOSE.has(word) || KIND.test(word)))
}

/**
 * What two entries of one award have in common though their sponsors are written differently: the site that
 * both lead to, and what is in the title beside the sponsor's words and the kind of award, in any order. Empty
 * where they lead nowhere.
 */
export const siteKey = (entry: Named): string => {
  const host = hostOf(entry.applyUrl)
  return host === '' ? '' : `${host}|${ownWords(entry).toSorted().join(' ')}`
}

/** Whether nothing but the site and the sponsor tells what a key is of. */
export const isBareKey = (key: string): boolean => key.endsWith('|')

const kindsOf = ({ title }: Named): Set<string> =>
  new Set(
    wordsOf(title).flatMap((word) => {
      const kind = KIND.exec(word)?.[1]
      return kind === undefined ? [] : [kind === 'scholar' ? 'scholarship' : kind]
    }),
  )

/** Whether two entries that have a key in common are of one sponsor, and of no different kinds. */
export const isOfOneSite = (one: Named, other: Named): boolean => {
  const key = siteKey(one)
  if (key === '' || key !== siteKey(other)) return false
  const [left, right] = [kindsOf(one), kindsOf(other)]
  const isOfOneKind = left.size === 0 || right.size === 0 || !left.isDisjointFrom(right)
  const own = new Set(sponsorWords(one.sponsor).filter((word) => !OF_MANY.has(word)))
  return isOfOneKind && sponsorWords(other.sponsor).some((word) => own.has(word))
}
