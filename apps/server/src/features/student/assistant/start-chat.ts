import type { startChat as startCall } from '@laurel/contract/chat'
import type { Chat } from '@laurel/contract/chat-shapes'
import type { BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import * as chats from './chats.ts'
import { claimChat } from './claim-chat.ts'
import { readSubject } from './essay-subject.ts'
import { greet } from './say.ts'
import { viewChat } from './view-chat.ts'

/** The chat about a requirement or about everything, as it is; a new one begins with a greeting. */
export async function startChat(
  app: App,
  who: ApplicantSession,
  { scholarshipId, requirementId }: BodyOf<typeof startCall>,
): Promise<Chat> {
  const about = scholarshipId && requirementId ? { scholarshipId, requirementId } : undefined
  if (!about && (scholarshipId ?? requirementId) !== undefined)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: {
        [scholarshipId ? 'requirementId' : 'scholarshipId']: 'Please name both, or neither.',
      },
    })
  if (about) await readSubject(app, about)
  return openChat(app, who, await chats.findOrMakeChat(app, who.applicantId, about))
}

export const readChat = async (app: App, who: ApplicantSession, id: string): Promise<Chat> =>
  openChat(app, who, await chats.readOwnChat(app, who.applicantId, id))

/** @throws ASSISTANT_BUSY while a reply is being written. */
export async function clearChat(app: App, who: ApplicantSession, id: string): Promise<Chat> {
  const chat = await chats.readOwnChat(app, who.applicantId, id)
  const release = await claimChat(app, id)
  try {
    await chats.forgetMessages(app, id)
  } finally {
    await release()
  }
  return openChat(app, who, chat)
}

async function openChat(app: App, who: ApplicantSession, chat: chats.ChatRow): Promise<Chat> {
  const about = chats.subjectOf(chat)
  const subject = about && (await readSubject(app, about))
  await chats.greetOnce(app, chat.id, greet(subject))
  return viewChat(app, who, chat, subject?.aiPolicy ?? 'allowed')
}
