import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelProtocol } from './model-protocols.ts'

/** One request to the model server, while it is answered. */
export interface Exchange {
  /** What was sent: `messages`, `model`, `stream`, … */
  body: Record<string, unknown>
  response: ServerResponse
  protocol: ModelProtocol
}

/** What the model server does with a request; it may also be written in the test itself. */
export type Reply = (exchange: Exchange) => Promise<void> | void

/** Of every whole answer that does not say otherwise. */
export const USAGE = { input: 1200, output: 300 }

/** The headers and the opening; what follows is the caller's. */
export function begin({ response, protocol, body }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(protocol.opening(String(body['model'])))
}

interface Manner {
  /** Between two pieces. */
  pauseMs?: number
  /** `undefined` when it says nothing of it. */
  usage?: { input: number; output: number } | undefined
  finish?: 'stop' | 'length'
}

/** A whole answer, a word at a time, or in the pieces given. */
export const says =
  (text: string | readonly string[], manner: Manner = {}): Reply =>
  async (exchange) => {
    const { usage, finish } = { usage: USAGE, ...manner }
    begin(exchange)
    await tell(exchange, text, manner.pauseMs)
    exchange.response.end(exchange.protocol.closing(usage, finish))
  }

/** Never sends as much as a header. */
export const hangs: Reply = () => undefined

/** Says something, then nothing more, with the connection open. */
export const stalls =
  (text: string | readonly string[] = ''): Reply =>
  async (exchange) => {
    begin(exchange)
    await tell(exchange, text)
  }

/** Says something, and ends without a word about why. */
export const endsEarly =
  (text: string | readonly string[] = ''): Reply =>
  async (exchange) => {
    begin(exchange)
    await tell(exchange, text)
    exchange.response.end()
  }

/** Says something, and the connection breaks. */
export const breaksOff =
  (text: string | readonly string[] = ''): Reply =>
  async (exchange) => {
    begin(exchange)
    await tell(exchange, text)
    await sleep(20)
    exchange.response.destroy()
  }

/** An error with its status. */
export const fails =
  (status: number, headers: Record<string, string> = {}): Reply =>
  ({ response, protocol }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(protocol.error(`It failed with ${status}.`))
  }

export const redirects =
  (location: string): Reply =>
  ({ response }) => {
    response.writeHead(307, { location }).end()
  }

/** A stream, by its headers, of bytes that are none. */
export const garbage: Reply = ({ response }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28]))
  response.end('\n\ndata: {"choices": [{"delta":\n\ndata: ]]]\n\n')
}

/** 10 MB of text, as fast as it is taken; `line`: without the end of an event in it. */
export const floods =
  (form: 'pieces' | 'line' = 'pieces'): Reply =>
  async (exchange) => {
    const { response, protocol } = exchange
    begin(exchange)
    const words = 'All work and no play makes a dull essay. '.repeat(250)
    const part = form === 'line' ? words : protocol.piece(words)
    if (form === 'line') response.write('data: ')
    for (let sent = 0; sent < 10_000_000 && !response.destroyed; sent += words.length)
      if (!response.write(part)) await roomIn(response)
    response.end(protocol.closing(USAGE))
  }

async function roomIn(response: ServerResponse): Promise<void> {
  const settled = new AbortController()
  const { signal } = settled
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  settled.abort()
}

async function tell(
  { response, protocol }: Exchange,
  text: string | readonly string[],
  pauseMs = 0,
): Promise<void> {
  const pieces = typeof text === 'string' ? (text.match(/\S+\s*|\s+/g) ?? []) : text
  for (const piece of pieces) {
    if (response.destroyed) return
    response.write(protocol.piece(piece))
    if (pauseMs > 0) await sleep(pauseMs)
  }
}
