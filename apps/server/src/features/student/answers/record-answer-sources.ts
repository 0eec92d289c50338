import type { AnswerInput } from '@laurel/contract/application-shapes'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/database.ts'
import { answerSources, applicationAnswers, applications } from '../../../db/schema/applications.ts'

type Taken = Pick<AnswerInput, 'requirementId' | 'source'>

/**
 * Notes which earlier answers the answers saved were taken from, as they stand now. A source that
 * is gone or not the student's own is passed over: an answer is never refused for its origin.
 */
export async function recordAnswerSources(
  tx: Transaction,
  applicationId: string,
  answers: readonly Taken[],
  takenAt: Date,
): Promise<void> {
  for (const { requirementId, source } of answers) {
    if (!source || source.applicationId === applicationId) continue
    const sourceVersion = await readVersion(tx, applicationId, source)
    if (sourceVersion === undefined) continue
    const taken = {
      sourceApplicationId: source.applicationId,
      sourceRequirementId: source.requirementId,
      sourceVersion,
      takenAt,
    }
    await tx
      .insert(answerSources)
      .values({ applicationId, requirementId, ...taken })
      .onConflictDoUpdate({
        target: [answerSources.applicationId, answerSources.requirementId],
        set: taken,
      })
  }
}

/** Answers that were taken back came from nowhere. */
export async function forgetAnswerSources(
  tx: Transaction,
  applicationId: string,
  requirementIds: readonly string[],
): Promise<void> {
  if (requirementIds.length === 0) return
  await tx
    .delete(answerSources)
    .where(
      and(
        eq(answerSources.applicationId, applicationId),
        inArray(answerSources.requirementId, [...requirementIds]),
      ),
    )
}

const taker = alias(applications, 'taker')

/** The version of an answer of the same student's, which cannot be discarded meanwhile. */
async function readVersion(
  tx: Transaction,
  applicationId: string,
  source: NonNullable<Taken['source']>,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: applicationAnswers.version })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .innerJoin(taker, eq(taker.applicantId, applications.applicantId))
    .where(
      and(
        eq(taker.id, applicationId),
        eq(applications.id, source.applicationId),
        eq(applicationAnswers.requirementId, source.requirementId),
      ),
    )
    .for('key share', { of: applications })
  return row?.version
}
