import { FACT_WORDS } from '../profile-facts.ts'
import { RELATIVE_LABELS, relationQuestion } from '../relation-words.ts'
import type { Match, Reason } from '../scholarship-shapes.ts'

/** A question whose answer would help to decide: a fact about someone, or one the sponsor asks. */
export type OpenQuestion = { fact: string; relation?: string } | { attest: string }

type Words = Readonly<Record<string, { label: string; question: string; why: string }>>
const WORDS: Words = FACT_WORDS

/** What a fact is called and asked, as far as the fact list knows it. */
export const factWords = (fact: string) => (Object.hasOwn(WORDS, fact) ? WORDS[fact] : undefined)

/** Every question under one clause, in its order. Preferences need no answer. */
export function openQuestionsOf(reason: Reason): OpenQuestion[] {
  if (reason.soft || reason.result !== 'unknown') return []
  if (reason.of) return reason.of.flatMap(openQuestionsOf)
  if (reason.code === 'attest') return [{ attest: String(reason.asked?.[0] ?? '') }]
  if (reason.fact === undefined) return []
  // An age is worked out from the date of birth, which is what can be asked.
  const fact = reason.fact === 'age' ? 'birthDate' : reason.fact
  return [reason.relation === undefined ? { fact } : { fact, relation: reason.relation }]
}

type Relative = keyof typeof RELATIVE_LABELS

/** The question as the student reads it; a sponsor's own question stands verbatim. */
export function questionWords(question: OpenQuestion): string {
  if ('attest' in question) return question.attest
  const { fact, relation } = question
  const ofRelative = relation && relationQuestion(fact, relation as Relative)
  return ofRelative || (factWords(fact)?.question ?? 'One more answer about you')
}

/** What a question is about, in a word or two: "County", "Employer (parent or guardian)". */
export function questionLabel(question: OpenQuestion): string {
  if ('attest' in question) return question.attest
  const label = factWords(question.fact)?.label ?? question.fact
  const { relation } = question
  return relation === undefined ? label : `${label} (${RELATIVE_LABELS[relation as Relative]})`
}

/** The same question has the same key, whatever asks it. */
export const questionKey = (question: OpenQuestion): string =>
  'attest' in question
    ? `attest:${question.attest}`
    : [question.fact, question.relation].filter(Boolean).join(':')

/** What an answer is about, by its key: a fact, of a relative or one's own. */
export function factQuestion(key: string): { fact: string; relation?: string } {
  const [fact = key, relation] = key.split(':')
  return relation === undefined ? { fact } : { fact, relation }
}

/**
 * How many answers would decide a clause at the least: one of `any`, each of `all`; a question that
 * several clauses share counts once.
 */
export function answersNeeded({ unknown }: Pick<Match, 'unknown'>): number {
  const keys = new Set<string>()
  const visit = (reason: Reason) => {
    if (reason.soft || reason.result !== 'unknown') return
    if (reason.code === 'all') return reason.of?.forEach(visit)
    const [first] = openQuestionsOf(reason)
    if (first) keys.add(questionKey(first))
  }
  unknown.forEach(visit)
  return keys.size
}
