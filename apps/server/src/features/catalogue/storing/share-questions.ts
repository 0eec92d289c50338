import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { QUESTION_KEY, type listingClauses } from '../../../db/schema/listings.ts'

type ClauseRow = typeof listingClauses.$inferSelect

interface Shared extends Record<string, unknown> {
  asked: string
  question: string
  decisionId: string
}

/** Clauses by listing, those that ask what somebody settled for all listings in its one question. */
export async function shareQuestions(
  tx: Transaction,
  read: readonly (readonly ClauseRow[])[],
): Promise<ClauseRow[][]> {
  const shared = new Map(
    (await readShared(tx, read.flat().flatMap(questionOf))).map((row) => [row.asked, row]),
  )
  return read.map((clauses) =>
    clauses.map((clause) => {
      const [asked = ''] = questionOf(clause)
      const { question, decisionId } = shared.get(asked) ?? {}
      return question === undefined || decisionId === undefined
        ? clause
        : { ...clause, state: 'confirmed', criteria: { attest: question }, decisionId }
    }),
  )
}

/** What a clause asks that nobody decided by itself. */
const questionOf = ({ readCriteria, state }: ClauseRow): string[] =>
  state === 'read' && 'attest' in readCriteria && !('soft' in readCriteria)
    ? [readCriteria.attest]
    : []

async function readShared(tx: Transaction, questions: readonly string[]): Promise<Shared[]> {
  if (questions.length === 0) return []
  const given = JSON.stringify([...new Set(questions)].map((attest) => ({ attest })))
  const { rows } = await tx.execute<Shared>(sql`
    select read_criteria->>'attest' as asked, settled.question, settled.decision_id as "decisionId"
    from jsonb_array_elements(${given}::jsonb) as read_criteria
    join settled_questions as settled on settled.key = ${QUESTION_KEY}
    where settled.question is not null`)
  return rows
}
