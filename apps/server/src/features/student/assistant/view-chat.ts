import type { AssistantEssay, Chat, ChatMessage } from '@laurel/contract/chat-shapes'
import type { App } from '../../../app-context.ts'
import type { KeptEssay } from '../../../db/schema/essays.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readMessages, type ChatRow, type MessageRow } from './chats.ts'
import { readUsage, type Usage } from './usage.ts'

/** A message as the contract has it. */
export const viewMessage = ({
  id,
  author,
  text,
  choices,
  links,
  essay,
  createdAt,
}: MessageRow): ChatMessage => ({
  id,
  author,
  type: author === 'student' ? 'user' : 'bot',
  text,
  choices,
  links,
  ...(essay && { essay: shownOf(essay) }),
  createdAt: createdAt.toISOString(),
})

/** How the writer that is built in came by its sentences is nobody's business but its own. */
function shownOf(kept: KeptEssay): AssistantEssay {
  const { said: _, ...essay } = kept
  return essay
}

export const viewUsage = ({ essaysLeft, essayLimit, renewsOn }: Usage): Chat['usage'] => ({
  essaysLeft,
  essayLimit,
  renewsOn,
})

/** A chat with what was said in it. */
export async function viewChat(
  app: App,
  who: ApplicantSession,
  { id, scholarshipId, requirementId }: ChatRow,
  aiPolicy: Chat['aiPolicy'],
): Promise<Chat> {
  const [messages, usage] = await Promise.all([readMessages(app, id), readUsage(app, who)])
  return {
    id,
    scholarshipId,
    requirementId,
    messages: messages.map(viewMessage),
    usage: viewUsage(usage),
    aiPolicy,
    canUseEssays: usage.isSubscriber,
    isOffline: app.ai.isOffline,
  }
}
