import type { FactId } from '@laurel/matching/facts'
import { type CatalogueField, FACT_NAMES, FIELD_NAMES } from './header-names.ts'
import { toWords } from '../cells/option-aliases.ts'
import { splitCamelCase } from '../cells/parse-text.ts'

export type HeaderTarget = { fact: FactId } | { field: CatalogueField }

const TARGETS = new Map<string, HeaderTarget>([
  ...Object.entries(FACT_NAMES).flatMap(([fact, names]) =>
    names.split('|').map((name): [string, HeaderTarget] => [name, { fact: fact as FactId }]),
  ),
  ...Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names
      .split('|')
      .map((name): [string, HeaderTarget] => [name, { field: field as CatalogueField }]),
  ),
])

/** How many letters must change to make one word the other; stops counting past `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > limit) return limit + 1
    row = next
  }
  return row[b.length] ?? limit + 1
}

/** A bit for each letter that a word has. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

const LONG_TARGETS = [...TARGETS]
  .filter(([name]) => name.length >= 6)
  .map(([name, target]) => ({ name, target, letters: lettersOf(name) }))

const LONG_WORD = 8
/** Whether no word became another one: 'nomination' is no 'denomination', and a stage no states. */
const isSameWords = (words: string, name: string): boolean => {
  const [said, known] = [words.split(' '), name.split(' ')]
  if (said.length !== known.length) return distance(words, name, 1) <= 1
  return known.every((word, at) => {
    const other = said[at] ?? ''
    const limit = word.length >= LONG_WORD ? 2 : 1
    return other.charAt(0) === word.charAt(0) && distance(other, word, limit) <= limit
  })
}

/** Short names differ by one letter honestly ('age', 'wage'); only long ones are forgiven typing mistakes. */
const misspelt = (words: string): HeaderTarget | null => {
  const limit = words.length >= 10 ? 2 : words.length >= 7 ? 1 : 0
  if (limit === 0) return null
  const letters = lettersOf(words)
  // A change brings one letter and takes another at most: nearly all names are told apart by that.
  const near = LONG_TARGETS.find(
    (each) =>
      Math.abs(each.name.length - words.length) <= limit &&
      countBits(each.letters ^ letters) <= 2 * limit &&
      distance(words, each.name, limit) <= limit &&
      isSameWords(words, each.name),
  )
  return near?.target ?? null
}

const FILLER =
  /\b(?:eligibility|eligible|criteria|requirements?|required|scholarships?|students?|applicants?|the|of|if any|applicable|yes no|y n|info|details?)\b/g

const DEGREE_HELD =
  /^(?:eligibility |criteria |requirements? )?(?:(?:degrees?|qualification) (?:required|held|earned|completed)|(?:required|prior|previous|completed|minimum|highest|entry) (?:degree|qualification))$/

/** What a header is called, without what stands in brackets. */
const wordsOf = (header: string): string =>
  toWords(splitCamelCase(header).replace(/\([^()]*\)/g, ' '))

const lookUp = (header: string): HeaderTarget | null => {
  const words = wordsOf(header)
  // 'Required' is no filler here: a degree one needs is none that one works for.
  if (DEGREE_HELD.test(words)) return { fact: 'degreeHeld' }
  const bare = words.replace(FILLER, ' ').replace(/\s+/g, ' ').trim()
  const known = TARGETS.get(words) ?? (bare === '' ? null : TARGETS.get(bare))
  if (known !== undefined) return known
  return misspelt(words) ?? (bare === words ? null : misspelt(bare))
}

/** What a name that no list has says by the words in it; the first that fits. */
const BY_WORDS: [RegExp, CatalogueField][] = [
  [
    /\b(?:estimated|expected|approximate|previous) (?:\w+ ){0,2}(?:deadline|closing|due)\b/,
    'estimatedDeadline',
  ],
  [/\b(?:opens?|opening|start) (?:\w+ )?date\b/, 'opens'],
  [/\b(?:deadline|due date|closing date|close date|last date)\b/, 'deadline'],
  [/\b(?:appl(?:y|ication)) (?:\w+ )?(?:url|link|website|webpage|address|portal)\b/, 'applyUrl'],
  [/\b(?:url|link|website|webpage|homepage)$/, 'infoUrl'],
  [/\b(?:award|scholarship|grant|prize) (?:\w+ )?(?:amount|value|sum|worth)\b/, 'award'],
  [
    /^(?:award |prize )?(?:amount|award|prize|value) (?:label|text|display|string|range|formatted|words|note|as listed)$/,
    'award',
  ],
  [
    /\b(?:amount|value) (?:\w+ )?(?:award|scholarship|grant|student|recipient|winner|person)\b/,
    'award',
  ],
  [
    /\b(?:sponsor|sponsoring|provider|funder|awarding|offering|administering)\b(?! (?:url|type|id|email|phone|logo))/,
    'sponsor',
  ],
  [/\beligib|\bqualif|\bwho can\b/, 'eligibility'],
  [/\b(?:scholarship|award|program|fellowship|grant|bursary) (?:name|title)\b/, 'title'],
  [/\b(?:description|summary|overview)\b/, 'description'],
]

/** The same of facts about students, at the end of a name. */
const FACTS_BY_WORDS: [RegExp, FactId][] = [
  [/\b(?:gpa|grade point average)(?: (?:requirement|required|minimum|min))?$/, 'gpa'],
  [
    /\b(?:majors|fields? of study|programs? of study|areas? of study|degree programs?)$/,
    'fieldOfStudy',
  ],
  [/\b(?:class|academic|year) (?:standing|level|classification)$/, 'schoolLevel'],
  [/\b(?:level of study|year of study|grade levels?)$/, 'schoolLevel'],
  [/\bcitizenship(?: status)?$/, 'citizenship'],
  [/\b(?:state of )?(?:residency|residence)$/, 'state'],
]

const byWords = (header: string): HeaderTarget | null => {
  const words = wordsOf(header)
  const field = BY_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  if (field !== undefined) return { field }
  const fact = FACTS_BY_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  return fact === undefined ? null : { fact }
}

/** What a label inside a text names, by no more than the names that columns have. */
export const parseLabel = (label: string): HeaderTarget | null =>
  TARGETS.get(toWords(label.slice(0, 60))) ?? null

/** 'Eligibility - ', however it is spelt. */
export const ELIGIBILITY_PREFIX = /^\s*eligi?b\w*\s*[-–:]\s*/i

const find = (whole: string): HeaderTarget | null => {
  const header = whole.replace(ELIGIBILITY_PREFIX, '')
  const known = lookUp(whole) ?? (header === whole ? null : lookUp(header))
  if (known) return known
  for (const part of header.includes('/') ? header.split('/') : []) {
    const target = lookUp(part)
    if (target) return target
  }
  return ELIGIBILITY_PREFIX.test(whole) || /^\s*eligib/i.test(whole)
    ? { field: 'eligibility' }
    : byWords(whole)
}

// Every row of a file has the same few headers; a file of hostile names must not fill the memory.
const found = new Map<string, HeaderTarget | null>()
const MOST_FOUND = 2000

/** What a column of a flat file holds; null when its name says nothing known. */
export const parseHeader = (header: string): HeaderTarget | null => {
  const known = found.get(header)
  if (known !== undefined) return known
  const target = find(header.slice(0, 200))
  if (found.size >= MOST_FOUND) found.clear()
  found.set(header, target)
  return target
}

/** What of a listing a column holds; null where it holds a fact about students, or nothing known. */
export const fieldOf = (header: string): CatalogueField | null => {
  const target = parseHeader(header)
  return target !== null && 'field' in target ? target.field : null
}

/** Whether a column names what its row is about. */
export const isTitleColumn = (header: string): boolean => fieldOf(header) === 'title'
