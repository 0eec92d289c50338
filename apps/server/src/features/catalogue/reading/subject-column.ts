import type { HardClause } from '@laurel/matching/criteria'
import { factsById, FACTS } from '@laurel/matching/facts'
import { fieldOfMajor } from '@laurel/matching/majors'
import { findPhrases } from './words/find-phrases.ts'
import { nearFields } from './lexicon/near-fields.ts'
import { CONTEST, SCIENCE_TAG, STEM_TAG, SUBJECTS } from './lexicon/subject-words.ts'
import type { Confidence, ListingText } from './listing-reading.ts'
import { narrowedSubject } from './narrowed-subject.ts'
import { splitWords } from './words/split-words.ts'

const FIELD = 'fieldOfStudy'
const FAMILIES = factsById(FACTS).get(FIELD)?.families ?? {}

/** What is left of a column of subjects: a criterion of some confidence, a preference, or nothing. */
export interface SubjectClause {
  clause: HardClause
  isSoft: boolean
  confidence: Confidence
  why: string
}

const fieldsOf = (clause: HardClause): readonly string[] | null => {
  if ('fact' in clause)
    return clause.fact === FIELD && 'in' in clause ? clause.in.map(String) : null
  if (!('any' in clause)) return null
  const asked = clause.any.filter((way) => !('attest' in way))
  const [only] = asked
  return asked.length === 1 && only ? fieldsOf(only) : null
}

/** Of so many fields hardly a student is left out: a list of subjects that its source sorts by. */
const MOST_FIELDS = 24
export const isOfAllFields = (clause: HardClause): boolean => {
  const fields = 'fact' in clause ? fieldsOf(clause) : null
  return (
    fields !== null && new Set(fields.flatMap((id) => FAMILIES[id] ?? [id])).size >= MOST_FIELDS
  )
}

/** The fields that a column names in full, without its wider tags. */
export const namedFields = (clause: HardClause): HardClause | null => {
  const fields = fieldsOf(clause)
  return fields && { fact: FIELD, in: [...fields] }
}

const tagsOf = (words: string): string[] =>
  words
    .slice(words.indexOf(':') + 1)
    .split(/[;,|]/)
    .map((tag) => tag.replaceAll('_', ' ').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((tag) => tag !== '')

/**
 * Whether a column tags a subject: in words of a machine, or with words wider than any major. What
 * lists majors in full ("Nursing, Pharmacy") is taken at its word.
 */
export const isSubjectColumn = (words: string, clause: HardClause): boolean => {
  if (!fieldsOf(clause)) return false
  const value = words.slice(words.indexOf(':') + 1)
  const tags = tagsOf(words)
  const isVague = tags.some((tag) =>
    /^(?:sciences?|technology|tech|arts|research|natural sciences?)$/.test(tag),
  )
  return (
    isVague || (value === value.toLowerCase() && tags.every((tag) => Object.hasOwn(SUBJECTS, tag)))
  )
}

const expanded = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => FAMILIES[id] ?? [id])),
]

/** A family in place of its members, where all of them are there. */
const shortened = (ids: readonly string[]): string[] => {
  const families = Object.entries(FAMILIES).filter(([, members]) =>
    members.every((id) => ids.includes(id)),
  )
  const within = new Set(families.flatMap(([, members]) => members))
  return [...families.map(([family]) => family), ...ids.filter((id) => !within.has(id))]
}

const meantBy = (tags: readonly string[]): string[] => {
  const isStem = tags.some((tag) => SCIENCE_TAG.test(tag)) && tags.some((tag) => STEM_TAG.test(tag))
  return tags.flatMap((tag) =>
    isStem && (SCIENCE_TAG.test(tag) || STEM_TAG.test(tag)) ? ['stem'] : (SUBJECTS[tag] ?? []),
  )
}

/** The fields that the texts of a listing name anywhere, also by a subject of theirs, in whatever part they play there. */
const mentionedIn = (texts: readonly ListingText[]): string[] =>
  texts
    .filter(({ kind }) => kind !== 'sponsor')
    .flatMap(({ text }) =>
      findPhrases(splitWords(text.slice(0, 5000), 0, Math.min(text.length, 5000))),
    )
    .flat()
    .filter(({ kind }) => kind === 'field')
    .flatMap(({ ids }) => ids.map((id) => fieldOfMajor(id) ?? id))

const isForSchoolOnly = (levels: readonly string[]): boolean =>
  levels.length > 0 &&
  levels.every((id) => id.startsWith('hs_') || id === 'high_school') &&
  !(levels.length === 1 && levels[0] === 'hs_senior')

/**
 * What a column of subjects asks, by the listing's own texts: where these name fields as a condition,
 * they decide; of a contest, or of pupils years before a major, it is a preference; where they restrict it
 * to fewer fields within, those; and otherwise every field that its tags or the texts may mean is let in.
 */
export const readSubjects = (
  words: string,
  clause: HardClause,
  texts: readonly ListingText[],
  levels: readonly string[],
): SubjectClause | null => {
  const tags = tagsOf(words)
  const mentioned = expanded(mentionedIn(texts))
  const meant = expanded([...(fieldsOf(clause) ?? []), ...meantBy(tags)])
  const near = new Set([...meant, ...nearFields(meant)])
  const isBorneOut = mentioned.some((id) => near.has(id))
  const isContest = texts.some(({ kind, text }) => kind !== 'sponsor' && CONTEST.test(text))
  const fields = [...new Set([...meant, ...mentioned])]
  if (fields.length === 0) return null
  const narrow = isForSchoolOnly(levels) ? null : narrowedSubject(texts, meant)
  if (narrow)
    return { clause: narrow, isSoft: false, confidence: 'likely', why: 'The text is narrower.' }
  const [asksNoMajor, why] = [
    isContest || isForSchoolOnly(levels),
    'The listing only names its subject.',
  ]
  return {
    clause: { fact: FIELD, in: shortened(fields) },
    isSoft: asksNoMajor,
    confidence: isBorneOut || asksNoMajor ? 'likely' : 'unsure',
    why,
  }
}
