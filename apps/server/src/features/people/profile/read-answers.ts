import type { Answers, FactValue } from '@laurel/matching/answers'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicantFacts } from '../../../db/schema/accounts.ts'

/** What is known of one student, as the matching package takes it; `birthDate` is one of the answers. */
export async function readAnswers(db: Queryable, applicantId: string): Promise<Answers> {
  const rows = await db
    .select({ factKey: applicantFacts.factKey, value: applicantFacts.value })
    .from(applicantFacts)
    .where(eq(applicantFacts.applicantId, applicantId))
    .orderBy(asc(applicantFacts.factKey), asc(applicantFacts.ordinal))
  return toAnswers(rows)
}

export interface FactRow {
  factKey: string
  /** null is a known "none". */
  value: FactValue | null
}

/** Groups rows, in order, by their key. */
export function toAnswers(rows: readonly FactRow[]): Answers {
  const answers: Record<string, FactValue[]> = {}
  for (const { factKey, value } of rows) {
    const values = (answers[factKey] ??= [])
    if (value !== null) values.push(value)
  }
  return answers
}
