import type { ChatEvent, ChatEventName } from '@laurel/contract/chat-shapes'
import type { Call } from '@laurel/contract/define-call'
import { isRecord } from '../browser-storage.ts'
import { CALL_TIMEOUT_MS, failureOf, fetchCall, type Input } from './call.ts'
import { CallError } from './call-error.ts'
import { readEvents } from './read-events.ts'
import { sendSignedIn } from './send-signed-in.ts'

/**
 * Makes a call that answers with the events of a chat, and tells each as it comes. What cannot be
 * read is left out. Throws a CallError when the call is refused, or nothing comes for too long.
 */
export async function* stream<C extends Call>(
  declared: C,
  given: Input<C>,
): AsyncGenerator<ChatEvent> {
  const silence = new AbortController()
  const until = given.signal ? AbortSignal.any([given.signal, silence.signal]) : silence.signal
  const timer = restartable(() => silence.abort())
  try {
    const asked = { ...given, accept: 'text/event-stream' } as Parameters<typeof fetchCall>[1]
    const response = await sendSignedIn(declared, (token) =>
      fetchCall(declared, asked, token, until),
    )
    if (!response.ok || !response.body)
      throw failureOf(response, await response.json().catch(() => undefined))
    for await (const { event, data } of readEvents(response.body, timer.restart)) {
      const read = readEvent(event, data)
      if (read) yield read
    }
  } catch (error) {
    if (error instanceof CallError || given.signal?.aborted) throw error
    throw new CallError(undefined, 0, { cause: error })
  } finally {
    timer.end()
  }
}

/** The keys each event's data must have. The schemas themselves would weigh 6 KB in the browser. */
const KEYS: Record<ChatEventName, Readonly<Record<string, 'string' | 'object'>>> = {
  message: { id: 'string', author: 'string', text: 'string', choices: 'object', links: 'object' },
  piece: { text: 'string' },
  again: {},
  failure: { code: 'string', message: 'string' },
  end: { usage: 'object' },
}

function readEvent(event: string, data: string): ChatEvent | undefined {
  if (!Object.hasOwn(KEYS, event)) return undefined
  const read = parse(data)
  const keys = Object.entries(KEYS[event as ChatEventName])
  const isWhole =
    isRecord(read) && keys.every(([key, kind]) => typeof read[key] === kind && read[key] !== null)
  return isWhole ? ({ event, data: read } as ChatEvent) : undefined
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** The time a call may take, counted anew with each sign of life. */
function restartable(work: () => void) {
  let timer = setTimeout(work, CALL_TIMEOUT_MS)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(work, CALL_TIMEOUT_MS)
    },
    end: () => clearTimeout(timer),
  }
}
