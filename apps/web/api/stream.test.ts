import { sendChatMessage } from '@laurel/contract/chat'
import type { ChatEvent } from '@laurel/contract/chat-shapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { stream } from './stream.ts'

const stored = new Map([['token', 'mine']])
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function events(signal?: AbortSignal): Promise<ChatEvent[]> {
  const read: ChatEvent[] = []
  const given = { query: { id: 'one' }, body: { message: 'Hello' }, ...(signal && { signal }) }
  for await (const event of stream(sendChatMessage, given)) read.push(event)
  return read
}

it('asks for a stream and leaves out what it does not know or cannot read', async () => {
  server.mockResolvedValueOnce(
    new Response(
      [
        'event: piece\ndata: {"text":"One"}',
        'event: piece\ndata: {"text":7}',
        'event: piece\ndata: {"te',
        'event: piece\ndata: null',
        'event: end\ndata: {"usage":null}',
        'event: toString\ndata: {}',
        'event: later\ndata: {"text":"unknown"}',
        'event: again\ndata: {}',
      ].join('\n\n') + '\n\n',
    ),
  )
  expect(await events()).toEqual([
    { event: 'piece', data: { text: 'One' } },
    { event: 'again', data: {} },
  ])
  const [url, request] = server.mock.calls[0]!
  expect(url).toBe('/api/v1/chat/message?id=one')
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer mine',
    accept: 'text/event-stream',
  })
})

it('tells a refusal before the stream in the words of the server', async () => {
  const error = { code: 'ASSISTANT_BUSY', message: 'Wait.', description: 'Wait.' }
  server.mockResolvedValueOnce(
    Response.json({ statusCode: 409, message: 'Wait.', error }, { status: 409 }),
  )
  await expect(events()).rejects.toMatchObject({ code: 'ASSISTANT_BUSY', message: 'Wait.' })
})

it('tells a connection that breaks from one that was stopped', async () => {
  server.mockRejectedValueOnce(new TypeError('network'))
  await expect(events()).rejects.toBeInstanceOf(CallError)
  const stopped = AbortSignal.abort()
  server.mockRejectedValueOnce(stopped.reason)
  await expect(events(stopped)).rejects.not.toBeInstanceOf(CallError)
})
