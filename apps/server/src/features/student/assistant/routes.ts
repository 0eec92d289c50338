import * as calls from '@laurel/contract/chat'
import type { App } from '../../../app-context.ts'
import { signalOf } from '../../../http/event-stream.ts'
import { serve } from '../../../http/serve.ts'
import { answerMessage } from './answer-message.ts'
import { getEssay } from './get-essay.ts'
import { clearChat, readChat, startChat } from './start-chat.ts'
import { takeEssay } from './take-essay.ts'

export function assistantRoutes(app: App): void {
  serve(app, calls.startChat, ({ who, body }) => startChat(app, who, body))
  serve(app, calls.readChat, ({ who, query }) => readChat(app, who, query.id))
  serve(app, calls.clearChat, ({ who, query }) => clearChat(app, who, query.id))
  serve(app, calls.sendChatMessage, (asked) => answerMessage(app, asked))
  serve(app, calls.takeEssay, ({ who, query, body }) =>
    takeEssay(app, who, query.id, body.messageId),
  )
  serve(app, calls.getEssay, ({ who, body, reply }) =>
    getEssay(app, who, body.prompt, signalOf(reply.raw)),
  )
}
