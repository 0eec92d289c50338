import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { anthropicProtocol, openAiProtocol } from './model-protocols.ts'
import { says, type Reply } from './model-replies.ts'

export interface ModelRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Everything that was said to the model, in one text. */
  prompt: string
  /** Settles when the answer is over: true if whoever asked went away before. */
  hungUp: Promise<boolean>
}

export interface ModelServer {
  url: string
  /** For `createTestApp`: an app that asks this server by the protocol of OpenAI. */
  env: Record<string, string>
  /** The same by Anthropic's. */
  anthropicEnv: Record<string, string>
  requests: ModelRequest[]
  /** What it does with the next requests, one after the other; the last goes on. */
  reply(...replies: Reply[]): void
  close(): Promise<void>
}

/**
 * A language model on a free port of this computer that does what it is told, by the protocols of
 * OpenAI and Anthropic: `server.reply(says('An essay.'))`, with the replies of model-replies.ts.
 */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let replies: Reply[] = [says('A short answer.')]
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await readText(request).catch(() => '')
    // Whoever went away before all of it was sent asks nothing.
    if (Buffer.byteLength(sent) < Number(request.headers['content-length'] ?? 1)) return
    const body = JSON.parse(sent) as Record<string, unknown>
    requests.push(recordOf(request, response, body))
    const protocol = request.url?.endsWith('/messages') ? anthropicProtocol : openAiProtocol
    const [reply] = replies.length > 1 ? replies.splice(0, 1) : replies
    await reply?.({ body, response, protocol })
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const shared = { AI_BASE_URL: url, AI_MODEL: 'local', AI_API_KEY: 'key-of-the-test' }
  return {
    url,
    env: shared,
    anthropicEnv: { ...shared, AI_PROVIDER: 'anthropic' },
    requests,
    reply(...next) {
      replies = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function recordOf(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  body: Record<string, unknown>,
): ModelRequest {
  const hungUp = once(response, 'close').then(() => !response.writableFinished)
  return { path: url, headers, body, prompt: textsIn(body).join('\n'), hungUp }
}

/** Both protocols nest texts in their own way. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
