import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { potentialUsd } from '../listings/amount-words.ts'
import { answersNeeded, type OpenQuestion, openQuestionsOf, questionKey } from './open-question.ts'

export interface TopQuestion {
  question: OpenQuestion
  /** Scholarships that wait for this one answer and nothing else. */
  count: number
  /** The most those scholarships can pay together. */
  sumUsd: number
}

type Waiting = Pick<ListedScholarship, 'match' | 'amounts' | 'awards' | 'amountMaxUsd'>

/** The one question a scholarship still waits for; undefined when it waits for several. */
function lastQuestion({ match }: Waiting): OpenQuestion | undefined {
  if (match?.verdict !== 'possible' || answersNeeded(match) !== 1) return undefined
  return match.unknown.flatMap(openQuestionsOf)[0]
}

/** The questions about the student that alone decide the most scholarships, most first. */
export function topQuestions(rows: readonly Waiting[], limit: number): TopQuestion[] {
  const byKey = new Map<string, TopQuestion>()
  for (const row of rows) {
    const question = lastQuestion(row)
    if (!question || 'attest' in question) continue
    const key = questionKey(question)
    const known = byKey.get(key) ?? { question, count: 0, sumUsd: 0 }
    byKey.set(key, { ...known, count: known.count + 1, sumUsd: known.sumUsd + potentialUsd(row) })
  }
  return [...byKey.values()]
    .toSorted((a, b) => b.count - a.count || b.sumUsd - a.sumUsd)
    .slice(0, limit)
}
