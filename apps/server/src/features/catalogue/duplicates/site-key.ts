import { normaliseName } from '@laurel/matching/normalise-name'
import { kindsOf as kindsOfWord } from './award-kinds.ts'

interface Named {
  title: string
  sponsor: string
  applyUrl: string | null
}

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

/** Where many sponsors have a page each: only the whole name of the server is one of theirs. */
const HOSTING = new Set(
  'academicworks.com smapply.io smapply.org communityforce.com awardspring.com submittable.com kaleidoscope.com mykaleidoscope.com scholarsapply.org fluidreview.com google.com wordpress.com wixsite.com squarespace.com weebly.com blogspot.com github.io'.split(
    ' ',
  ),
)
/** Behind the name of a country or a state these are no name of anybody. */
const SECOND_LEVEL = new Set('ac co com edu gov net or org k12'.split(' '))

/** The domain of a page, whichever of its servers it is on. */
const siteOf = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return ''
  const host = new URL(address).hostname.replace(/^www\./, '')
  const labels = host.split('.')
  const isCountry = labels.at(-1)?.length === 2
  const count = isCountry && SECOND_LEVEL.has(labels.at(-2) ?? '') ? 3 : 2
  const domain = labels.slice(-count).join('.')
  return HOSTING.has(domain) || labels.at(-1) === 'us' ? host : domain
}

const ownWords = ({ title, sponsor }: Named): string[] => {
  const named = new Set(sponsorWords(sponsor))
  return wordsOf(title).filter(
    (word) => !(named.has(word) || LOOSE.has(word) || kindsOfWord(word).length > 0),
  )
}

/**
 * What two entries of one award have in common though their sponsors are written differently: the site that
 * both lead to, and what is in the title beside the sponsor's words and the kind of award, in any order. Empty
 * where they lead nowhere.
 */
export const siteKey = (entry: Named): string => {
  const site = siteOf(entry.applyUrl)
  return site === '' ? '' : `${site}|${ownWords(entry).toSorted().join(' ')}`
}

/** Whether nothing but the site and the sponsor tells what a key is of. */
export const isBareKey = (key: string): boolean => key.endsWith('|')

const kindsOf = ({ title }: Named): Set<string> => new Set(wordsOf(title).flatMap(kindsOfWord))

/** Whether two entries that have a key in common are of one sponsor, and of no different kinds. */
export const isOfOneSite = (one: Named, other: Named): boolean => {
  const key = siteKey(one)
  if (key === '' || key !== siteKey(other)) return false
  const [left, right] = [kindsOf(one), kindsOf(other)]
  const isOfOneKind = left.size === 0 || right.size === 0 || !left.isDisjointFrom(right)
  const own = new Set(sponsorWords(one.sponsor).filter((word) => !OF_MANY.has(word)))
  return isOfOneKind && sponsorWords(other.sponsor).some((word) => own.has(word))
}
