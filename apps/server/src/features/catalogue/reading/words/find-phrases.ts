import { OPTION_LABELS } from '@laurel/contract/profile-options'
import { CALLINGS } from '../lexicon/calling-words.ts'
import { CIRCUMSTANCES } from '../lexicon/circumstance-words.ts'
import { DEMONYMS } from '../lexicon/demonyms.ts'
import * as field from '../lexicon/field-words.ts'
import { GLUE } from '../lexicon/glue-words.ts'
import * as health from '../lexicon/health-words.ts'
import { HERITAGES } from '../lexicon/heritages.ts'
import { MAJORS } from '../lexicon/major-words.ts'
import * as people from '../lexicon/people-words.ts'
import * as rule from '../lexicon/rule-words.ts'
import { COUNTRY_GROUPS, GROUP_DEMONYMS, PARTS_OF_COUNTRIES } from '../lexicon/country-groups.ts'
import { PARTS_OF_STATES, REGIONS, TOWNS } from '../lexicon/place-words.ts'
import { NARROWER_TRAINEES, TRAINEES } from '../lexicon/trainee-words.ts'
import * as service from '../lexicon/service-words.ts'
import * as study from '../lexicon/study-words.ts'
import { splitWords, type Word } from './split-words.ts'

/** What a phrase stands for. A trap stands for nothing, so that no shorter phrase inside it is read. */
export type PhraseKind =
  | 'level'
  | 'year'
  | 'shortLevel'
  | 'ordinal'
  | 'field'
  | 'degree'
  | 'degreeIn'
  | 'collegeType'
  | 'career'
  | 'calling'
  | 'trainee'
  | 'marital'
  | 'state'
  | 'country'
  | 'nation'
  | 'demonym'
  | 'citizen'
  | 'shortCitizen'
  | 'ethnicity'
  | 'heritage'
  | 'gender'
  | 'disability'
  | 'condition'
  | 'life'
  | 'religion'
  | 'church'
  | 'schoolOf'
  | 'flag'
  | 'branch'
  | 'status'
  | 'kin'
  | 'elder'
  | 'region'
  | 'town'
  | 'strangeKin'
  | 'occupation'
  | 'widening'
  | 'lifted'
  | 'preference'
  | 'notBefore'
  | 'notAfter'
  | 'vague'
  | 'glue'
  | 'trap'

export interface Phrase {
  kind: PhraseKind
  /** What it means: option or family ids, a fact, a name. */
  ids: readonly string[]
  /** How many words it takes. */
  length: number
  /** Whether it asks for a part of what it means only: 'chemical engineering'. */
  isNarrower?: boolean
}

interface Node {
  next: Map<string, Node>
  /** The phrases that end here. */
  phrases: Phrase[]
}

const root: Node = { next: new Map(), phrases: [] }

const add = (
  kind: PhraseKind,
  ids: readonly string[],
  phrase: string,
  isNarrower = false,
): void => {
  let node = root
  const words = splitWords(phrase, 0, phrase.length)
  for (const { text } of words) {
    const next: Node = node.next.get(text) ?? { next: new Map(), phrases: [] }
    node.next.set(text, next)
    node = next
  }
  if (!node.phrases.some((known) => known.kind === kind))
    node.phrases.push({ kind, ids, length: words.length, ...(isNarrower && { isNarrower }) })
  // The United States are of America in whatever is said of them.
  if (phrase.endsWith('united states')) add(kind, ids, `${phrase} of america`, isNarrower)
}

const addTable = (
  kind: PhraseKind,
  table: Readonly<Record<string, string>>,
  isNarrower = false,
): void => {
  for (const [id, phrases] of Object.entries(table))
    for (const phrase of phrases.split('|')) add(kind, id.split('+'), phrase, isNarrower)
}

const addList = (kind: PhraseKind, phrases: readonly string[]): void => {
  for (const phrase of phrases) add(kind, [phrase], phrase)
}

/** What a faith and a part of a university may be called, before or behind their names. */
const CHURCHES = ['church', 'congregation', 'parish', 'denomination']
const SCHOOLS = ['school', 'college']

addTable('level', study.LEVELS)
addTable('level', study.LEVELS_OF_SOME, true)
addTable('year', study.YEARS)
addTable('shortLevel', study.SHORT_LEVELS)
addTable('ordinal', study.ORDINALS)
// What is as good as a field, then what a fact names, then what is only known to be a part of one.
addTable('field', field.FIELDS)
addTable('field', MAJORS)
addTable('field', field.NARROWER_FIELDS, true)
addTable('degree', study.DEGREES)
addTable('degreeIn', study.DEGREES_IN)
addTable('collegeType', study.COLLEGE_TYPES)
addTable('career', study.CAREERS)
addTable('calling', CALLINGS)
addTable('trainee', TRAINEES)
addTable('trainee', NARROWER_TRAINEES, true)
addTable('citizen', people.CITIZENS)
addTable('shortCitizen', people.SHORT_CITIZENS)
addTable('ethnicity', people.ETHNICITIES)
addTable('gender', people.GENDERS)
addTable('marital', people.MARITAL)
addTable('disability', health.DISABILITIES)
addTable('disability', health.NARROWER_DISABILITIES, true)
addTable('life', people.LIVES)
addTable('religion', people.RELIGIONS)
for (const [id, names] of Object.entries(people.RELIGIONS))
  for (const name of names.split('|'))
    for (const body of CHURCHES) add('church', [id], `${name} ${body}`)
for (const [ids, names] of Object.entries(field.TAUGHT_IN))
  for (const name of names.split('|'))
    for (const body of SCHOOLS) add('schoolOf', ids.split('+'), `${body} of ${name}`)
addTable('schoolOf', field.SCHOOLS_OF)
addTable('flag', people.FLAGS)
addTable('branch', service.BRANCHES)
addTable('status', service.STATUSES)
addTable('kin', service.KIN)
addTable('elder', service.ELDERS)
addTable('occupation', service.OCCUPATIONS)
addTable('lifted', rule.LIFTED)
addList('heritage', HERITAGES)
addList('condition', health.CONDITIONS)
addList('strangeKin', service.STRANGE_KIN)
addList('widening', study.WIDENING)
addList('preference', rule.PREFERENCES)
addList('notBefore', rule.NOT_BEFORE)
addList('notAfter', rule.NOT_AFTER)
addList('vague', rule.VAGUE)
addList('glue', GLUE)
addList('glue', CIRCUMSTANCES)
for (const traps of [
  field.FIELD_TRAPS,
  people.GENDER_TRAPS,
  people.FLAG_TRAPS,
  people.RELIGION_TRAPS,
  service.SERVICE_TRAPS,
  study.LEVEL_TRAPS,
])
  addList('trap', traps)

for (const [id, label] of Object.entries(OPTION_LABELS.state)) add('state', [id], label)
addTable('state', {
  DC: 'dc|washington dc|washington , dc',
  NY: 'new york state',
  WA: 'washington state',
})
addTable('region', REGIONS)
addTable('region', PARTS_OF_STATES, true)
addTable('town', TOWNS)
const COUNTRIES = {
  US: 'usa|united states|united states of america|america',
  CA: 'canada',
  MX: 'mexico',
}
addTable('country', COUNTRIES)
// Many are towns, tribes and people as well: they are read only as what somebody is a citizen of.
for (const [id, label] of Object.entries(OPTION_LABELS.country)) add('nation', [id], label)
addTable('nation', COUNTRIES)
addTable('nation', { KR: 'korea|south korea', GB: 'uk|great britain|britain|england' })
addTable('nation', COUNTRY_GROUPS)
addTable('nation', PARTS_OF_COUNTRIES, true)
addTable('demonym', DEMONYMS)
addTable('demonym', GROUP_DEMONYMS)

const NONE: readonly Phrase[] = []

/** The longest phrases that begin at a word: of one length, perhaps of several kinds. */
const findAt = (
  words: readonly Word[],
  start: number,
  node: Node = root,
  at = start,
): readonly Phrase[] => {
  const word = words[at]
  const exact = word && node.next.get(word.text)
  const stem = word && word.stem !== word.text ? node.next.get(word.stem) : undefined
  const further = exact ? findAt(words, start, exact, at + 1) : NONE
  const furtherByStem = stem && stem !== exact ? findAt(words, start, stem, at + 1) : NONE
  const [longer, shorter] =
    (furtherByStem[0]?.length ?? 0) > (further[0]?.length ?? 0)
      ? [furtherByStem, further]
      : [further, furtherByStem]
  if (longer.length === 0) return node.phrases
  const isAsLong = shorter.length > 0 && shorter[0]?.length === longer[0]?.length
  return isAsLong ? [...longer, ...shorter] : longer
}

/** The field of study that words come to when they stand together: 'civil' and 'engineering'. */
export const fieldOf = (words: readonly Word[]): Phrase | undefined =>
  findAt(words, 0).find(({ kind, length }) => kind === 'field' && length === words.length)

/** 'The student’s parent' is no student who is a parent. */
const isOfSomebody = (words: readonly Word[], at: number, length: number): boolean =>
  words.slice(at, at + length - 1).some(({ raw }) => /['’](?:s|$)/.test(raw))

/** The phrases of a sentence by the word they begin at; a phrase hides those that begin inside it. */
export const findPhrases = (words: readonly Word[]): (readonly Phrase[])[] => {
  const phrases: (readonly Phrase[])[] = words.map(() => NONE)
  for (let at = 0; at < words.length;) {
    const found = findAt(words, at).filter(
      ({ kind, length }) => kind !== 'life' || !isOfSomebody(words, at, length),
    )
    phrases[at] = found
    const isHiding = found.some(
      ({ kind }) => !['shortCitizen', 'calling', 'trainee', 'marital'].includes(kind),
    )
    at += isHiding ? Math.max(1, found[0]?.length ?? 1) : 1
  }
  return phrases
}
