import { answerKey, type Answers, type FactValue } from './answers.ts'
import { ageOn, isDate } from './calendar.ts'
import { factsById, type FactDefinition } from './facts.ts'
import { namesOf } from './several-names.ts'
import { impliedAnswer } from './implied-answers.ts'
import { normaliseName } from './normalise-name.ts'

export type PreparedAnswer = {
  /** In the form in which they are compared: normalised names, numbers, dates, flags, option ids. */
  readonly comparable: readonly FactValue[]
  /** As the student gave them. */
  readonly given: readonly FactValue[]
  /** The student said nothing of it: it follows from what they said of others. */
  readonly isImplied?: true
}

/** One student's answers, ready to be compared with any number of criteria. */
export type Student = {
  readonly answers: ReadonlyMap<string, PreparedAnswer>
  /** Answers to a scholarship's own yes/no questions, by question. */
  readonly attested: Readonly<Record<string, boolean>>
}

const NOTHING_ATTESTED: Readonly<Record<string, boolean>> = {}

/**
 * Prepares answers for `today` (YYYY-MM-DD), with what follows from them where nothing was said. A value that its fact cannot have is left out; when
 * none of the values given can be read, the answer is unknown.
 */
export function prepareAnswers(
  answers: Answers,
  today: string,
  facts: readonly FactDefinition[],
): Student {
  const prepared = new Map<string, PreparedAnswer>()
  for (const fact of factsById(facts).values()) {
    for (const relation of ['self' as const, ...(fact.relations ?? [])]) {
      const key = answerKey(fact.id, relation)
      const said = fact.derivedFrom ? derivedAge(answers, today) : ownAnswer(answers, key)
      const given = said ?? (fact.derivedFrom ? undefined : impliedAnswer(key, answers))
      const answer = given && prepareAnswer(fact, given)
      if (answer) prepared.set(key, said ? answer : { ...answer, isImplied: true })
    }
  }
  return { answers: prepared, attested: NOTHING_ATTESTED }
}

function ownAnswer(answers: Answers, key: string): readonly FactValue[] | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

function derivedAge(answers: Answers, today: string): readonly FactValue[] | undefined {
  const birthDate = ownAnswer(answers, 'birthDate')?.[0]
  const age = typeof birthDate === 'string' ? ageOn(birthDate, today) : null
  return age === null ? undefined : [age]
}

function prepareAnswer(
  fact: FactDefinition,
  given: readonly FactValue[],
): PreparedAnswer | undefined {
  const readable = given.flatMap((value) => comparableValue(fact, value) ?? [])
  if (readable.length === 0 && given.length > 0) return undefined
  if (fact.namedAs) return { comparable: namesIn(fact, given), given }
  return { comparable: hasSeveral(fact) ? readable : readable.slice(0, 1), given }
}

/** What an answer names, under all its names. */
function namesIn(fact: FactDefinition, given: readonly FactValue[]): FactValue[] {
  const named = fact.several ? given : given.slice(0, 1)
  const names = named.flatMap((name) => namesOf(fact.namedAs, String(name)))
  return [...new Set(names.flatMap((name) => comparableValue(fact, name) ?? []))]
}

/** Whether a student may have several values; of any other fact the first that can be read counts. */
export function hasSeveral(fact: FactDefinition): boolean {
  return fact.kind === 'options' || fact.several === true || fact.namedAs !== undefined
}

/** A value in the form in which its fact is compared; undefined when the fact cannot have it. */
export function comparableValue(fact: FactDefinition, value: FactValue): FactValue | undefined {
  switch (fact.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'number':
      return comparableNumber(value)
    case 'date':
      return typeof value === 'string' && isDate(value) ? value : undefined
    case 'name':
      return normaliseName(String(value)) || undefined
    default:
      return typeof value === 'string' && fact.options?.includes(value) ? value : undefined
  }
}

function comparableNumber(value: FactValue): number | undefined {
  if (typeof value === 'boolean' || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
