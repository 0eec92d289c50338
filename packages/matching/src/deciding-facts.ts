import type { Answers } from './answers.ts'
import { compileCriteria, truthOf, UNKNOWN, type CompiledClause } from './compile-criteria.ts'
import type { Criteria } from './criteria.ts'
import type { EvaluateOptions, OpenQuestion } from './evaluate.ts'
import { factsById, type FactDefinition } from './facts.ts'
import { findFewest, type Question } from './find-fewest.ts'
import { askedKey, createAnswerable } from './open-questions.ts'
import { prepareAnswers } from './prepare-answers.ts'

type Leaf = Extract<CompiledClause, { code: 'compare' | 'attest' }>
type Facts = ReadonlyMap<string, FactDefinition>

/**
 * The fewest open questions to which some answers make a scholarship's criteria eligible. Empty when
 * the verdict is decided, and when no answers can make it eligible. Rules: spec.md.
 */
export function decidingQuestions(
  criteria: Criteria,
  answers: Answers,
  { today, facts, attested }: EvaluateOptions,
): OpenQuestion[] {
  const byId = factsById(facts)
  const prepared = prepareAnswers(answers, today, facts)
  const student = attested ? { ...prepared, attested } : prepared
  const compiled = compileCriteria(criteria, byId)
  if (truthOf(compiled, student) !== UNKNOWN) return []
  const questions = new Map<CompiledClause, Question>()
  for (const leaves of Map.groupBy(leavesOf(compiled), (leaf) => keyOf(leaf, byId)).values()) {
    if (leaves.every((leaf) => truthOf(leaf, student) !== UNKNOWN)) continue
    const question = questionOf(leaves, byId, today)
    for (const leaf of leaves) questions.set(leaf, question)
  }
  const found = findFewest(compiled, questions, (clause) => truthOf(clause, student))
  return found.map(({ shown }) => shown)
}

/** The comparisons and attest questions that count for the verdict. */
function leavesOf(clause: CompiledClause): Leaf[] {
  if (clause.isSoft) return []
  if (clause.code === 'compare' || clause.code === 'attest') return [clause]
  return clause.of.flatMap(leavesOf)
}

const keyOf = (leaf: Leaf, facts: Facts): string =>
  leaf.code === 'attest'
    ? JSON.stringify([leaf.question])
    : askedKey(leaf.comparison, facts.get(leaf.comparison.clause.fact))

function questionOf(leaves: readonly Leaf[], facts: Facts, today: string): Question {
  const comparisons = leaves.flatMap((leaf) => (leaf.code === 'compare' ? [leaf.comparison] : []))
  return {
    shown: shownOf(leaves),
    answerable: createAnswerable(comparisons, facts, today),
    wishes: [],
    unfulfilled: 0,
  }
}

function shownOf([leaf]: readonly Leaf[]): OpenQuestion {
  if (leaf?.code !== 'compare') return { attest: leaf?.question ?? '' }
  const { fact, relation } = leaf.comparison.clause
  return relation ? { fact, relation } : { fact }
}
