import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Proxies end what is silent for longer. */
const BEAT_MILLISECONDS = 15_000

/** Server-sent events to one client (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  send: (event: string, data: unknown) => void
  end: () => void
  /** Aborted once the client has gone. */
  readonly signal: AbortSignal
}

/** Begins to answer with events; from then on a failure can only be told as one of them. */
export function openEventStream(reply: FastifyReply): EventStream {
  const gone = new AbortController()
  const body = new Readable({ read: () => undefined })
  const beat = setInterval(() => body.push(': beat\n\n'), BEAT_MILLISECONDS)
  body.once('close', () => {
    clearInterval(beat)
    gone.abort()
  })
  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(body)
  return {
    send: (event, data) => void body.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void body.push(null),
    signal: gone.signal,
  }
}

/** Whether a client asks for events rather than for JSON. */
export const asksForEvents = (accept: string | undefined): boolean =>
  accept?.includes('text/event-stream') === true

/** Aborted once the client has gone before it was answered. */
export function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.closed && !response.writableFinished) gone.abort()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
