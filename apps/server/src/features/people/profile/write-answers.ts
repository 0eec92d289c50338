import type { FactValue } from '@laurel/matching/answers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicantFacts, applicants } from '../../../db/schema/accounts.ts'

interface AnswersToWrite {
  applicantId: string
  /** By fact key; undefined forgets the answer, an empty list is a known "none". */
  answers: Readonly<Record<string, readonly FactValue[] | undefined>>
  source: 'profile' | 'chat' | 'question' | 'sample'
  answeredAt: Date
}

/** Replaces the answers named and leaves all others; cached matches of the student go stale. */
export async function writeAnswers(
  transaction: Transaction,
  { applicantId, answers, source, answeredAt }: AnswersToWrite,
): Promise<void> {
  const keys = Object.keys(answers)
  if (keys.length === 0) return
  await transaction
    .delete(applicantFacts)
    .where(and(eq(applicantFacts.applicantId, applicantId), inArray(applicantFacts.factKey, keys)))
  const rows = keys.flatMap((factKey) =>
    valuesToKeep(answers[factKey]).map((value, ordinal) => ({
      applicantId,
      factKey,
      ordinal,
      value,
      source,
      answeredAt,
    })),
  )
  if (rows.length > 0) await transaction.insert(applicantFacts).values(rows)
  await transaction
    .update(applicants)
    .set({ profileVersion: sql`${applicants.profileVersion} + 1` })
    .where(eq(applicants.id, applicantId))
}

/** One row of null stands for a known "none". */
function valuesToKeep(values: readonly FactValue[] | undefined): readonly (FactValue | null)[] {
  if (values === undefined) return []
  return values.length === 0 ? [null] : values
}
