import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { essayOf, type Kind } from './kinds.ts'
import type { Writer } from './world.ts'

/** A reply that is being written, as a browser gets it. */
export interface Reply {
  /** Milliseconds from the model's first piece to this process; rejects if none comes. */
  first: Promise<number>
  /** All of it. */
  text: Promise<string>
  /** Leaves the page. */
  leave: () => void
}

const FIRST_PIECE = /event: piece\ndata: \{"text":"(\d+) /

/** Asks for an essay to be rewritten. */
export async function openReply(url: string, writer: Writer, kind: Kind): Promise<Reply> {
  const asked = request(`${url}/api/v1/chat/message?id=${writer.chatId}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${writer.token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
  })
  asked.end(JSON.stringify({ action: 'rewrite', essay: essayOf(kind) }))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A reply was answered ${answer.statusCode}.`)
  const { promise: first, resolve, reject } = Promise.withResolvers<number>()
  first.catch(() => undefined)
  return { first, text: readText(answer, resolve, reject), leave: () => asked.destroy() }
}

async function readText(
  answer: IncomingMessage,
  resolve: (milliseconds: number) => void,
  reject: (reason: Error) => void,
): Promise<string> {
  let text = ''
  let isTold = false
  try {
    for await (const piece of answer.setEncoding('utf8')) {
      text += String(piece)
      const sentAt = isTold ? undefined : FIRST_PIECE.exec(text)?.[1]
      if (sentAt === undefined) continue
      isTold = true
      resolve(Number(process.hrtime.bigint() - BigInt(sentAt)) / 1e6)
    }
  } catch {
    // Whoever left gets what had come.
  }
  reject(new Error('No piece came.'))
  return text
}
