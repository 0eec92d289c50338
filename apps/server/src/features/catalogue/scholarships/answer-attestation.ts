import type { Criteria } from '@laurel/matching/criteria'
import type { Match } from '@laurel/contract/scholarship-shapes'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { attestations } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { isAskedOfAll, isReadFor } from '../matches/read-attested.ts'
import { readStudent, touchStudent } from '../matches/read-student.ts'
import { describeMatch } from './describe-match.ts'
import { findSeen } from './find-seen.ts'

interface Said {
  scholarshipId: string
  question: string
  answer: boolean | null
}

/**
 * Keeps a student's yes or no to a question of a scholarship, and of all others for which a reader put the
 * same; null takes it back.
 */
export async function answerAttestation(
  app: App,
  who: ApplicantSession,
  said: Said,
): Promise<Match> {
  const { scholarshipId, question, answer } = said
  const row = await findSeen(app, who.applicantId, scholarshipId)
  if (!questionsOf(row.criteria).has(question))
    throw new CallFailure('NOT_FOUND', { message: 'This scholarship does not ask that.' })
  const { applicantId } = who
  const answeredAt = app.clock.now()
  await app.db.transaction(async (tx) => {
    await touchStudent(tx, applicantId)
    // What is said last holds for all that ask the same, also when it is taken back.
    if (isAskedOfAll(question))
      await tx
        .delete(attestations)
        .where(
          and(
            eq(attestations.applicantId, applicantId),
            eq(attestations.question, question),
            isReadFor(sql`${scholarshipId}::uuid`, sql`${question}`),
            isReadFor(sql`${attestations.scholarshipId}`, sql`${question}`),
          ),
        )
    if (answer === null)
      await tx
        .delete(attestations)
        .where(
          and(
            eq(attestations.applicantId, applicantId),
            eq(attestations.scholarshipId, scholarshipId),
            eq(attestations.question, question),
          ),
        )
    else
      await tx
        .insert(attestations)
        .values({ applicantId, scholarshipId, question, answer, answeredAt })
        .onConflictDoUpdate({
          target: [attestations.applicantId, attestations.scholarshipId, attestations.question],
          set: { answer, answeredAt },
        })
  })
  return describeMatch(app, who, await readStudent(app, applicantId), row)
}

type Node = Criteria | Criteria['all'][number]

function questionsOf(node: Node, questions = new Set<string>()): Set<string> {
  if ('attest' in node) questions.add(node.attest)
  if ('not' in node) questionsOf(node.not, questions)
  if ('all' in node) for (const part of node.all) questionsOf(part, questions)
  if ('any' in node) for (const part of node.any) questionsOf(part, questions)
  return questions
}
