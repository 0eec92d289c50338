import type { ChatEvent } from '@laurel/contract/chat-shapes'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import type * as chats from './chats.ts'
import type { Plan, Said, Situation } from './plan-reply.ts'
import type { ReservedEssay } from './reserve-essay.ts'

export type Tell = (event: ChatEvent) => void

/** An essay to be written, for one of the month's. */
export type Writing = Extract<Plan, { kind: 'write' }> & { reserved: ReservedEssay }

/** Everything a reply is made of. */
export interface Turn {
  app: App
  who: ApplicantSession
  chat: chats.ChatRow
  said: Said
  situation: Situation
  work: Exclude<Plan, { kind: 'write' }> | Writing
  tell: Tell
  signal: AbortSignal
}
