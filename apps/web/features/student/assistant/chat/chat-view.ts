import type { BodyInputOf } from '@laurel/contract/define-call'
import type { sendChatMessage } from '@laurel/contract/chat'
import type { Chat, ChatMessage } from '@laurel/contract/chat-shapes'

/** What a student asks for: words of their own, or something done with an essay. */
export type Asked = BodyInputOf<typeof sendChatMessage>

/** What a chat is about; empty for the chat about everything else. */
export interface ChatSubject {
  scholarshipId?: string
  requirementId?: string
}

export interface ChatTrouble {
  message: string
  /** A code of the catalogue; absent when no answer of the server's could be read. */
  code?: string
}

/** A chat as it is shown. */
export interface ChatView {
  /** Absent until it has come. */
  chat: Chat | undefined
  isOpening: boolean
  messages: readonly ChatMessage[]
  /** What is being answered now. */
  reply: Reply | undefined
  trouble: ChatTrouble | undefined
  /** What is in the composer. */
  typed: string
}

export interface Reply {
  asked: Asked
  /** Whether the server has the question; until then it is shown from here. */
  isTaken: boolean
  /** What has come of the answer. */
  text: string
}

/** Only these are worth asking for again as they are. */
const FINAL_CODES = ['AI_POLICY', 'ASSISTANT_LIMIT', 'SUBSCRIPTION_REQUIRED']

export const canTryAgain = ({ code = '' }: ChatTrouble): boolean => !FINAL_CODES.includes(code)
export const leadsToPlans = ({ code = '' }: ChatTrouble): boolean =>
  code === 'ASSISTANT_LIMIT' || code === 'SUBSCRIPTION_REQUIRED'
