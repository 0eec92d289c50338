import type { Clause } from '@laurel/matching/criteria'
import type { ReadRow } from './parsed-row.ts'

const stated = (criteria: Clause) => ({ words: '', criteria, confidence: 'certain' as const })

/**
 * What was read of a row, as one line of JSON: how its criteria are known, its amounts, award and
 * deadline, each clause with its words and confidence, and what was not understood. The shape is
 * kept, so that readings can be measured over time.
 */
export const renderReading = ({ scholarship, reading }: ReadRow): string => {
  const { title, sponsor, amounts, award, deadline, criteria } = scholarship
  return JSON.stringify({
    title,
    sponsor,
    known: reading?.known ?? 'stated',
    amounts,
    award,
    deadline,
    clauses:
      reading === null
        ? criteria.all.map(stated)
        : reading.clauses.map(({ words, criteria, confidence, why }) => ({
            words,
            criteria,
            confidence,
            ...(why === undefined ? {} : { why }),
          })),
    unread: reading?.unread.map(({ words }) => words) ?? [],
  })
}
