import { clearChat, readChat, sendChatMessage, startChat, takeEssay } from '@laurel/contract/chat'
import type { Chat, ChatEvent } from '@laurel/contract/chat-shapes'
import { call } from '../../../../api/call.ts'
import { stream } from '../../../../api/stream.ts'
import { clock } from '../../../../clock.ts'
import type { Asked, ChatSubject } from './chat-view.ts'
import { keepTyped, readTyped } from './typed-text.ts'

/** What a chat needs of the world around it. */
export interface ChatPorts {
  start: (subject: ChatSubject) => Promise<Chat>
  read: (chatId: string) => Promise<Chat>
  clear: (chatId: string) => Promise<Chat>
  send: (chatId: string, asked: Asked, signal: AbortSignal) => AsyncIterable<ChatEvent>
  take: (chatId: string, messageId: string) => Promise<TakenEssay>
  readTyped: (chatId: string) => string
  keepTyped: (chatId: string, text: string) => void
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

export interface TakenEssay {
  html: string
  disclosure: string | null
}

export const openPorts = (): ChatPorts => ({
  start: (subject) => call(startChat, { body: subject }),
  read: (id) => call(readChat, { query: { id } }),
  clear: (id) => call(clearChat, { query: { id } }),
  send: (id, asked, signal) => stream(sendChatMessage, { query: { id }, body: asked, signal }),
  take: (id, messageId) => call(takeEssay, { query: { id }, body: { messageId } }),
  readTyped,
  keepTyped,
  now: () => clock.now().getTime(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
