import type { Clause } from '@laurel/matching/criteria'
import type { Known } from '@laurel/matching/known'

/**
 * How far the text of a source was understood, by the clauses made of it: a question repeats the
 * source's own words, and a preference alone says nothing of who may apply.
 */
export function parseKnown(clauses: readonly Clause[]): Known {
  const hard = clauses.filter((clause) => !('soft' in clause && clause.soft))
  const questions = hard.filter((clause) => 'attest' in clause)
  if (hard.length === questions.length) return 'unread'
  return questions.length === 0 ? 'read' : 'partly'
}
