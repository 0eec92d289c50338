import type { Answers, FactValue, Relation } from './answers.ts'
import {
  compileCriteria,
  MET,
  NOT_MET,
  truthOf,
  type CompiledClause,
  type CompiledCriteria,
  type Truth,
} from './compile-criteria.ts'
import { comparison, type Criteria, type Operator } from './criteria.ts'
import { factsById, type FactDefinition } from './facts.ts'
import { prepareAnswers, type Student } from './prepare-answers.ts'

export type Verdict = 'eligible' | 'possible' | 'ineligible'
export type ClauseResult = 'met' | 'notMet' | 'unknown'

/** Why a clause holds, fails or is open: a code with values, never a sentence. */
export type Reason = {
  readonly result: ClauseResult
  /** A preference: it ranks, never excludes. */
  readonly soft: boolean
  readonly code: Operator | 'attest' | 'any' | 'all' | 'not'
  readonly fact?: string
  /** Whom the fact is about; absent for the student. */
  readonly relation?: Relation
  /** The values asked for as the criteria say it (families unexpanded); for attest the question. */
  readonly asked?: readonly FactValue[]
  /** The values given; absent when unknown, empty for a known "none". */
  readonly given?: readonly FactValue[]
  /** Nobody said what is given: it follows from other answers. */
  readonly isImplied?: true
  /** The reasons of the members of any, all and not. */
  readonly of?: readonly Reason[]
}

export type Evaluation = { readonly verdict: Verdict; readonly reasons: readonly Reason[] }

export type EvaluateOptions = {
  /** YYYY-MM-DD where the student is; ages are computed on this day. */
  readonly today: string
  readonly facts: readonly FactDefinition[]
  /** The student's answers to this scholarship's own yes/no questions, by question. */
  readonly attested?: Readonly<Record<string, boolean>>
}

/**
 * The verdict of one student on one scholarship's criteria, with one reason for each clause of its
 * list. A missing answer is unknown, never a no. Rules: spec.md.
 */
export function evaluate(
  criteria: Criteria,
  answers: Answers,
  { today, facts, attested }: EvaluateOptions,
): Evaluation {
  const student = prepareAnswers(answers, today, facts)
  const compiled = compileCriteria(criteria, factsById(facts))
  return explain(compiled, attested ? { ...student, attested } : student)
}

/** The verdict and reasons of compiled criteria. */
export function explain(criteria: CompiledCriteria, student: Student): Evaluation {
  return {
    verdict: verdictOf(truthOf(criteria, student)),
    reasons: criteria.of.map((clause) => reasonOf(clause, student)),
  }
}

/** The verdict that the truth of all hard clauses together means. */
export function verdictOf(truth: Truth): Verdict {
  if (truth === MET) return 'eligible'
  return truth === NOT_MET ? 'ineligible' : 'possible'
}

function resultOf(truth: Truth): ClauseResult {
  if (truth === MET) return 'met'
  return truth === NOT_MET ? 'notMet' : 'unknown'
}

function reasonOf(clause: CompiledClause, student: Student): Reason {
  const base = { result: resultOf(truthOf(clause, student)), soft: clause.isSoft }
  if (clause.code === 'attest') {
    const { question } = clause
    const said = Object.hasOwn(student.attested, question) ? student.attested[question] : undefined
    const given = said === undefined ? {} : { given: [said] }
    return { ...base, code: 'attest', asked: [question], ...given }
  }
  if (clause.code !== 'compare') {
    return { ...base, code: clause.code, of: clause.of.map((inner) => reasonOf(inner, student)) }
  }
  const { clause: asking, operator, answerKey } = clause.comparison
  const answer = student.answers.get(answerKey)
  return {
    ...base,
    code: operator,
    fact: asking.fact,
    ...(asking.relation && { relation: asking.relation }),
    asked: comparison(asking).asked,
    ...(answer && { given: answer.given }),
    ...(answer?.isImplied && { isImplied: true }),
  }
}

/** A question whose answer would help to decide: a fact about someone, or an attest question. */
export type OpenQuestion =
  | { readonly fact: string; readonly relation?: Relation }
  | { readonly attest: string }

/** What a possible match still needs to know, each question once. Preferences need no answer. */
export function openQuestions(reasons: readonly Reason[]): OpenQuestion[] {
  const byKey = new Map<string, OpenQuestion>()
  for (const question of reasons.flatMap(questionsOf)) byKey.set(JSON.stringify(question), question)
  return [...byKey.values()]
}

function questionsOf(reason: Reason): OpenQuestion[] {
  if (reason.soft || reason.result !== 'unknown') return []
  if (reason.of) return reason.of.flatMap(questionsOf)
  if (reason.code === 'attest') return [{ attest: String(reason.asked?.[0]) }]
  if (reason.fact === undefined) return []
  const { fact, relation } = reason
  return [relation ? { fact, relation } : { fact }]
}
