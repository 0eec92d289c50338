import { OPTION_LABELS } from '@laurel/contract/profile-options'
import {
  KINDS_OF_COLLEGES,
  NO_COLLEGE,
  OF_A_PROFESSION,
  PARTS_OF_COLLEGES,
  SHORT_NAMES,
  SHORT_SYSTEMS,
  STATE_UNIVERSITIES,
  TAUGHT_IN_PARTS,
} from '../lexicon/giver-words.ts'

const BETWEEN_PARTS = /[,;()]| [–—|·/:-] /
const COLLEGE = /^(?:University|College|Polytechnic)(?:[-–]\p{Lu}.*)?$/u
/** 'CAHNRS': a part of a college by its first letters. */
const LETTERS = /^\p{Lu}{3,8}$/u
const STATES: ReadonlySet<string> = new Set(Object.values(OPTION_LABELS.state))
const MOST_WORDS = 14
/** What has a campus for a name. */
const OF_CAMPUSES =
  /^(?:The )?(?:University of|California State|Indiana University|Louisiana State|Pennsylvania State|Purdue University|Rutgers|Southern Illinois|State University of|Texas A&M) ?/

const isPart = (word: string): boolean =>
  LETTERS.test(word) || PARTS_OF_COLLEGES.has(word.toLowerCase().replace(/[.’']s?$/, ''))

const isNamed = (words: readonly string[]): boolean =>
  /^\p{Lu}/u.test(words[0] ?? '') &&
  words.every((word) => /^(?:\p{Lu}|of$|the$|at$|in$|and$|&$|de$)/u.test(word))

/** Where the word stands that makes a name one of a college; -1 where it names none. */
const placeOfCollege = (words: readonly string[]): number => {
  const at = words.findIndex((word) => COLLEGE.test(word))
  // 'Honey Polytechnic University' is one name.
  if (at >= 0) return words[at] === 'Polytechnic' && words[at + 1] === 'University' ? at + 1 : at
  const technology = words.join(' ').indexOf('Institute of Technology')
  return technology < 0 ? -1 : words.indexOf('Institute') + 2
}

/** 'University of Guelph', 'College of the Ozarks'; not the 'College of Engineering'. */
const namedOf = (words: readonly string[]): string[] | null => {
  const taught = words[2] === 'the' ? (words[3] ?? '') : (words[2] ?? '')
  if (words[0] === 'College' && TAUGHT_IN_PARTS.test(taught)) return null
  const end = words.findIndex((word, at) => at > 2 && isPart(word))
  const name = end < 0 ? words : words.slice(0, end)
  return isNamed(name) ? [...name] : null
}

/** 'Merrow State College', 'Marrowstone University Office of Admission', 'Victoria University of Wellington'. */
const namedBefore = (words: readonly string[], at: number): string[] | null => {
  const from = isPart(words[0] ?? '') ? words.slice(0, at).lastIndexOf('at') + 1 : 0
  if (isPart(words[from] ?? '')) return null
  const own = words.slice(from, at)
  if (own.every((word) => KINDS_OF_COLLEGES.has(word.toLowerCase()))) return null
  const rest = words.slice(at + 1)
  const end = rest.findIndex(isPart)
  const place = end < 0 ? rest : /^(?:of|at|in)$/.test(rest[0] ?? '') ? rest.slice(0, end) : []
  const isOther = rest[0] === 'and' || rest[0] === '&' || placeOfCollege(rest) >= 0
  const name = [...words.slice(from, at + 1), ...place]
  return isNamed(name) && !isOther ? name : null
}

/** 'Larkspur University College of Nursing' is a part of Larkspur University. */
const withoutTaught = (words: readonly string[]): readonly string[] => {
  const part = words.findIndex(
    (word, at) =>
      at > 0 &&
      word === 'College' &&
      words[at + 1] === 'of' &&
      TAUGHT_IN_PARTS.test(words[at + 2] ?? ''),
  )
  return part < 0 ? words : words.slice(0, part)
}

/** 'UCLA Division of Humanities', 'CSU Stanislaus'. */
const namedShort = (part: string): string | undefined => {
  for (const [short, name] of Object.entries(SHORT_NAMES))
    if (part === short || part.startsWith(`${short} `)) return name
  const [placed] = BY_PLACE.exec(part) ?? []
  if (placed !== undefined) return `${placed} University`
  const [, system = '', campus = ''] = SYSTEM.exec(part) ?? []
  const name = SHORT_SYSTEMS[system]
  return name !== undefined && isCampus(campus) ? `${name}, ${campus}` : undefined
}

/** 'Boise State', 'Boise State Alumni'; 'Jackson State Community College' is another one. */
const BY_PLACE = new RegExp(
  `^(?:${STATE_UNIVERSITIES}) State(?= (?:Alumni|Athletics|Department|Foundation|Honors|Office|School)\\b|$)`,
)
const SYSTEM = new RegExp(`^(${Object.keys(SHORT_SYSTEMS).join('|')}),? (.+)$`)

const nameIn = (part: string): string[] | null => {
  const words = withoutTaught(part.replace(/^the /i, '').split(/\s+/))
  const at = placeOfCollege(words)
  if (at < 0 || words.length > MOST_WORDS) return null
  // 'University College Birmingham'.
  if (at === 0 && words[1] === 'College') return isNamed(words) ? [...words] : null
  return at === 0 && words[1] === 'of' ? namedOf(words) : namedBefore(words, at)
}

/** What goes on behind the name of a college in the title of one of its awards. */
const OF_AN_AWARD =
  /^(?:Alumni|Music|application|Application|Department|School|College|Conservatory|Honors?|Merit|Presidential|President[’']s|Provost|Dean|Chancellor|Regents?|Trustees?|Achievement|Academic|Academ\w+|Undergraduate|Graduate|Freshman|Transfer|Foundation|General|Global|International|Need|Opportunity|Promise|Scholarships?|Awards?|Grants?|Fellowships?|merit|talent|scholarships?|grant|awards?)\b/

const OF_ITS_OWN =
  /^(?:Alumni|Department|School|Foundation|Music|Honors?|President|Presidential|Dean)/

/** 'UCLA Alumni Scholarships', 'Chapman University merit scholarship': the college that a title begins with. */
export const collegeOfTitle = (title: string): string | null => {
  for (const [short, name] of Object.entries(SHORT_NAMES))
    if (title.startsWith(`${short} `) && OF_AN_AWARD.test(title.slice(short.length + 1)))
      return name
  const words = title.split(/\s+/)
  const ends = words.flatMap((_, at) =>
    OF_AN_AWARD.test(words.slice(at).join(' ')) && at > 1 ? [at] : [],
  )
  for (const end of ends) {
    const name = collegeOf(words.slice(0, end).join(' '))
    // 'Jack Kent Cooke College Scholarship': one for college, by the name of whom it remembers.
    const isForCollege = words[end - 1] === 'College' && !OF_ITS_OWN.test(words[end] ?? '')
    if (name !== null && !isForCollege) return name
  }
  return null
}

/** 'Las Vegas' behind 'University of Nevada': a campus, and neither a part of the college nor a state. */
const isCampus = (part: string | undefined): part is string => {
  if (part === undefined || STATES.has(part)) return false
  const words = part.split(/\s+/)
  return words.length <= 3 && isNamed(words) && placeOfCollege(words) < 0 && !words.some(isPart)
}

/**
 * The college that gives an award, by the name of its giver: 'Department of Chemistry, Cedar Bluffs State
 * University' is Cedar Bluffs State University. Null for bodies that are no college, for several, and for
 * parts that give to others as well, such as libraries.
 */
export const collegeOf = (sponsor: string): string | null => {
  if (NO_COLLEGE.test(sponsor) || OF_A_PROFESSION.test(sponsor)) return null
  const parts = sponsor.split(BETWEEN_PARTS).map((part) => part.trim())
  const named = parts.flatMap((part, at) => {
    const name = namedShort(part) ?? nameIn(part)?.join(' ')
    if (name === undefined) return []
    const campus = parts[at + 1]
    return [OF_CAMPUSES.test(part) && isCampus(campus) ? `${name}, ${campus}` : name]
  })
  const [only, ...others] = new Set(named)
  return only !== undefined && others.length === 0 ? only : null
}
