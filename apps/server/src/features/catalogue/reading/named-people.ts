import type { Relation } from '@laurel/matching/answers'
import type { HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { findPhrases, type Phrase, type PhraseKind } from './words/find-phrases.ts'
import {
  BESIDE_STUDENTS,
  COLLEGE_NAMED,
  KIN_OF,
  NO_BODY_OF,
  OF_A_BODY,
  OF_ALL_ARTS,
  OF_NO_STUDENTS,
  OF_SOME_AWARDS,
  OF_SOME_COLLEGES,
  OF_STUDY,
  OF_WORKS,
} from './lexicon/naming-words.ts'
import { TURNS } from './lexicon/restriction-words.ts'
import { splitWords, type Word } from './words/split-words.ts'

/**
 * Whom a sentence that was not understood names, any of whom it may be for: 'Active-duty members, veterans,
 * and spouses'. Null where it names nobody, or turns what it says. `known` are the facts that its listing is
 * known to ask already. It is never what decides: whoever is none of these finds the listing further down.
 */
export const namedPeople = (whole: string, known: ReadonlySet<string>): HardClause | null => {
  const sentence = beforeTurn(whole)
  if (sentence.length > LONGEST_CHARACTERS || NAMES_NOBODY.some((says) => says.test(sentence)))
    return null
  const words = splitWords(sentence, 0, sentence.length)
  const phrases = findPhrases(words)
  const named = new Map<string, Set<string>>()
  for (const [at, found] of phrases.entries())
    for (const [fact, id] of found.flatMap((phrase) => namedBy(phrase, words, at)))
      named.set(fact, (named.get(fact) ?? new Set()).add(id))
  if (!OF_STUDY.test(sentence)) named.delete('fieldOfStudy')
  if (OF_ALL_ARTS.test(sentence)) named.get('fieldOfStudy')?.add('creative_arts')
  for (const { ids } of phrases.flat().filter(({ kind }) => kind === 'lifted'))
    for (const fact of ids) named.delete(fact)
  const kin = kinOf(sentence, ownServiceAt(words, phrases))
  for (const fact of kin.isOnly ? OF_KIN_THEMSELVES : []) named.delete(fact)
  const clauses = [
    ...[...named].flatMap(([fact, ids]) => clausesOf(fact, [...ids], kin)),
    ...collegeIn(sentence),
  ]
  const told = clauses.filter((clause) => !isKnown(clause, known))
  if (told.length > 0) return told.length > 1 ? { any: told } : (told[0] ?? null)
  // What it names is asked already.
  if (clauses.length > 0 || AFFILIATIONS.some((fact) => known.has(fact))) return null
  return kin.isOnly || isOfBody(sentence) ? NOBODY : null
}

/** 'For nursing students; members need not be citizens': what turns behind a semicolon, turns nothing before it. */
const beforeTurn = (sentence: string): string => {
  const [first = '', ...others] = sentence.split(/;\s+/)
  const isTold = !TURNS.test(first) && others.every((part) => !/^(?:or|and|also)\b/i.test(part))
  return isTold && TURNS.test(sentence) ? first : sentence
}

const NAMES_NOBODY = [TURNS, OF_WORKS, OF_SOME_AWARDS, BESIDE_STUDENTS]

/** 'The 50 states or Puerto Rico': where a home is asked, no other place is sought beside it. */
const isKnown = (clause: HardClause, known: ReadonlySet<string>): boolean =>
  'fact' in clause &&
  (known.has(clause.fact) || (ELSEWHERE.includes(clause.fact) && known.has('state')))

const isOfBody = (sentence: string): boolean =>
  OF_SOME_COLLEGES.test(sentence) ||
  OF_NO_STUDENTS.test(sentence) ||
  (OF_A_BODY.test(sentence) && !NO_BODY_OF.test(sentence))

/** Whose service or work may count as well as the student's own, or alone. */
interface Kin {
  isOnly: boolean
  relations: readonly Relation[]
}

const WORDS_OF_KIN: readonly (readonly [Relation, RegExp])[] = [
  ['parent', /\b(?:child(?:ren)?|sons?|daughters?|dependents?|parents?|fathers?|mothers?)\b/i],
  ['spouse', /\b(?:spouses?|wives|wife|husbands?|widows?|widowers?|dependents?)\b/i],
  ['grandparent', /\bgrand(?:child(?:ren)?|sons?|daughters?|parents?)\b/i],
]

/** Where the first of those is named who serve or work themselves; behind everything where none is. */
const ownServiceAt = (words: readonly Word[], phrases: readonly (readonly Phrase[])[]): number => {
  const at = phrases.findIndex((found) =>
    found.some(({ kind }) => OF_EITHER.has(FACT_OF[kind] ?? '')),
  )
  return words[at]?.from ?? Infinity
}

/** 'Veterans, or spouses of veterans' are not kin only: the kin must be named first. */
const kinOf = (sentence: string, ownAt: number): Kin => ({
  isOnly: (KIN_OF.exec(sentence)?.index ?? Infinity) < ownAt,
  relations: WORDS_OF_KIN.flatMap(([relation, says]) => (says.test(sentence) ? [relation] : [])),
})

const collegeIn = (sentence: string): HardClause[] => {
  const name = COLLEGE_NAMED.exec(sentence)?.[1]
  return name === undefined
    ? []
    : ['college', 'interestedColleges'].map((fact) => ({ fact, in: [name] }))
}

const LONGEST_CHARACTERS = 1200
/** A body of which no answer tells. */
export const NOBODY: HardClause = { not: { all: [] } }
const AFFILIATIONS = ['membership', 'employer', 'occupation', 'tribe', 'highSchool']

/** 'Whose parent died or is disabled': not said of whoever applies. */
const OF_KIN_THEMSELVES = ['disability', 'healthCondition', 'lifeExperience', 'maritalStatus']

type Named = readonly [fact: string, id: string]

/** The facts that the kinds of phrases are about. */
const FACT_OF: Partial<Record<PhraseKind, string>> = {
  field: 'fieldOfStudy',
  ethnicity: 'ethnicity',
  heritage: 'heritage',
  gender: 'gender',
  disability: 'disability',
  condition: 'healthCondition',
  life: 'lifeExperience',
  religion: 'religion',
  branch: 'militaryAffiliation',
  status: 'militaryAffiliation',
  occupation: 'occupation',
}
const FLAGS = new Set(['firstGeneration', 'lgbtq', 'transfer'])
/** Names that are compared as they are written. */
const WRITTEN = new Set(['heritage', 'healthCondition'])

const namedBy = ({ kind, ids }: Phrase, words: readonly Word[], at: number): Named[] => {
  if (kind === 'flag') return ids.filter((id) => FLAGS.has(id)).map((id) => [id, 'true'])
  if (kind === 'state') return isPlaceOf(words, at) ? ids.map((id) => ['state', id]) : []
  const fact = FACT_OF[kind]
  // 'Marine' is a science and a trade as well.
  if (fact === undefined || (kind === 'branch' && words[at]?.isCapital === false)) return []
  return ids.map((id) => [fact, WRITTEN.has(fact) ? capitalised(id) : (fieldOfMajor(id) ?? id)])
}

const capitalised = (name: string): string =>
  name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())

/** 'Students in Ohio', 'from Maine or Vermont': a state elsewhere may be part of a name. */
const isPlaceOf = (words: readonly Word[], at: number): boolean =>
  /^(?:in|from|of|within|,|and|or|the)$/.test(words[at - 1]?.text ?? '')

const ELSEWHERE = ['highSchoolState', 'collegeState']
const OF_EITHER = new Set(['militaryAffiliation', 'occupation'])

const clausesOf = (fact: string, ids: readonly string[], kin: Kin): HardClause[] => {
  if (FLAGS.has(fact)) return [{ fact, is: true }]
  const own: HardClause = { fact, in: ids }
  if (fact === 'state') return [own, ...ELSEWHERE.map((place) => ({ fact: place, in: ids }))]
  if (!OF_EITHER.has(fact)) return [own]
  const ofKin = kin.relations.map((relation): HardClause => ({ fact, relation, in: ids }))
  return kin.isOnly && ofKin.length > 0 ? ofKin : [own, ...ofKin]
}
