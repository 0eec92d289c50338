import type { AssistanceQuestion, seeAnswer as seeCall } from '@laurel/contract/assistance'
import type { BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { conversions } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readQuota } from '../../money/quota/queries.ts'
import { recordPaidUse } from '../../money/quota/record-paid-use.ts'
import { findQuestion } from './list-questions.ts'

/**
 * Notes 'See Answer clicked' with consent, once for each question: which questions people have, not how often.
 * Spec 1 section 4: beyond the free limit it is for subscribers.
 */
export async function seeAnswer(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  { applicantId }: ApplicantSession,
  { event, questionId }: BodyOf<typeof seeCall>,
): Promise<AssistanceQuestion> {
  const question = findQuestion(config.productName, questionId)
  if (!question) throw new CallFailure('NOT_FOUND')
  const now = clock.now()
  const { isSubscriber, scholarshipCount, freeLimit } = await readQuota(db, applicantId, now)
  if (!isSubscriber && scholarshipCount >= freeLimit) throw new CallFailure('FREE_VIEW_LIMIT')
  if (scholarshipCount >= freeLimit) await recordPaidUse({ db, clock }, applicantId, 'answer')
  if (event)
    await db
      .insert(conversions)
      .values({ applicantId, event: `${event}: ${questionId}`, campaign: {}, recordedAt: now })
      .onConflictDoNothing()
  return question
}
