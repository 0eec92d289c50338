import type { takeEssay as takeCall } from '@laurel/contract/chat'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { chatMessages } from '../../../db/schema/essays.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { disclosureOf } from '../essays/disclosure.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { readOwnChat, subjectOf } from './chats.ts'
import { readSubject } from './essay-subject.ts'
import { requireAllowed } from './policy.ts'

/**
 * Hands an essay of the assistant's over to a subscriber, and notes that: from then on its words in
 * the student's essay are known as the assistant's.
 */
export async function takeEssay(
  app: App,
  who: ApplicantSession,
  chatId: string,
  messageId: string,
): Promise<AnswerOf<typeof takeCall>> {
  const { db, clock } = app
  const chat = await readOwnChat(app, who.applicantId, chatId)
  const its = and(eq(chatMessages.id, messageId), eq(chatMessages.chatId, chat.id))
  const [message] = await db.select().from(chatMessages).where(its)
  if (!message?.essay) throw new CallFailure('NOT_FOUND')
  const about = subjectOf(chat)
  const policy = about ? (await readSubject(app, about)).aiPolicy : 'allowed'
  // A sponsor may have changed its mind since.
  requireAllowed(policy, message.essay.action)
  const now = clock.now()
  if (!(await readIsSubscriber(db, who.applicantId, now)))
    throw new CallFailure('SUBSCRIPTION_REQUIRED')
  const noted = await db.update(chatMessages).set({ takenAt: now }).where(its)
  // The chat was cleared meanwhile.
  if (noted.rowCount === 0) throw new CallFailure('NOT_FOUND')
  return { html: message.essay.html, disclosure: disclosureOf(policy) }
}
