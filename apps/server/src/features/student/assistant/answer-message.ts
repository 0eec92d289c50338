import type { sendChatMessage as sendCall } from '@laurel/contract/chat'
import type { ChatEvent } from '@laurel/contract/chat-shapes'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { asksForEvents, openEventStream, signalOf } from '../../../http/event-stream.ts'
import { asCallFailure, CallFailure, toFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { receiveMessage, type Reply } from './send-message.ts'

/** Answers as events to a client that asks for them, at once to any other. */
export async function answerMessage(
  app: App,
  { who, query, body, request, reply }: Asked<typeof sendCall>,
): Promise<FastifyReply> {
  const received = await receiveMessage(app, who, query.id, body)
  if (!asksForEvents(request.headers.accept)) return answerAtOnce(received, reply)
  const { send, end, signal } = openEventStream(reply)
  app.background.start('assistant reply', async () => {
    try {
      await received.run(({ event, data }) => send(event, data), signal)
    } catch (error) {
      const failure = asCallFailure(error) ?? new CallFailure('ASSISTANT_FAILED')
      const { code, message } = toFailure(failure).error
      send('failure', { code, message })
      if (failure.code === 'ASSISTANT_FAILED' && failure !== error) throw error
    } finally {
      await received.release().finally(end)
    }
  })
  return reply
}

async function answerAtOnce(received: Reply, reply: FastifyReply): Promise<FastifyReply> {
  const events: ChatEvent[] = []
  try {
    await received.run((event) => void events.push(event), signalOf(reply.raw))
  } finally {
    await received.release()
  }
  const messages = events.flatMap((each) => (each.event === 'message' ? [each.data] : []))
  const usage = events.find((each) => each.event === 'end')?.data.usage
  return reply.send({ statusCode: 200, data: { messages, usage } })
}
