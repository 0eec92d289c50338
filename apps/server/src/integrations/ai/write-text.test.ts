import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { describeFault } from '../../http/describe-fault.ts'
import { openMetrics, tellMetrics } from '../../http/metrics.ts'
import { testClock } from '../../testing/clock.ts'
import * as replies from '../../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../../testing/model-server.ts'
import { openWritingModel } from './open-writing-model.ts'
import { ModelFailure, type WritingModel, type WritingRequest } from './writing-model.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const clock = testClock()
let metrics = openMetrics()
let logged: unknown[] = []
const open = (env: Record<string, string> = {}): Promise<WritingModel> => {
  metrics = openMetrics()
  const log = { warn: (...said: unknown[]) => void logged.push(said) }
  return openWritingModel(readConfig({ ...server.env, ...env }), clock, { metrics, log })
}
let model: WritingModel
beforeEach(async () => {
  server.requests.length = 0
  logged = []
  model = await open()
})

const request: WritingRequest = {
  instructions: 'You help a student.',
  prompt: 'Write about rivers.',
  task: { kind: 'judge', question: 'q', answer: 'the task is for the built-in writer' },
  maxOutputTokens: 400,
}
/** The pieces that came, and how it ended. */
async function write(by = model, more: Partial<WritingRequest> = {}) {
  const pieces: string[] = []
  const ended = await by
    .write({ ...request, ...more }, (piece) => pieces.push(piece))
    .catch((failure: unknown) => failure)
  const failure = ended instanceof ModelFailure ? ended : undefined
  const written = failure?.written ?? (ended as Awaited<ReturnType<WritingModel['write']>>)
  return { pieces, written, failure, kind: failure?.kind, text: written.text }
}
const told = async (name: string) =>
  Number((await tellMetrics(metrics)).match(new RegExp(`^${name} (.*)$`, 'm'))?.[1])
const outcomes = (kind: string) => told(`laurel_model_requests_total{outcome="${kind}"}`)

describe('a text', () => {
  it('comes piece by piece, with the tokens that the provider counted', async () => {
    server.reply(replies.says('Rivers taught me patience.'))
    const { pieces, written, kind } = await write()
    expect(kind).toBeUndefined()
    expect(pieces).toEqual(['Rivers ', 'taught ', 'me ', 'patience.'])
    expect(written).toEqual({
      text: 'Rivers taught me patience.',
      inputTokens: replies.USAGE.input,
      outputTokens: replies.USAGE.output,
    })
    expect(await outcomes('written')).toBe(1)
    expect(await told('laurel_model_tokens_total{direction="input"}')).toBe(replies.USAGE.input)
    expect(await told('laurel_model_first_piece_seconds_count')).toBe(1)
  })

  it('is asked for with the key, and without the task', async () => {
    await write()
    const [asked] = server.requests
    expect(asked?.path).toBe('/v1/chat/completions')
    expect(asked?.headers.authorization).toBe('Bearer key-of-the-test')
    expect(asked?.body).toEqual({
      model: 'local',
      max_tokens: 3400,
      messages: [
        { role: 'system', content: request.instructions },
        { role: 'user', content: request.prompt },
      ],
      stream: true,
      stream_options: { include_usage: true },
    })
  })

  it('may come from a server without keys', async () => {
    await write(await open({ AI_API_KEY: '' }))
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('has tokens by its length where the provider does not count them', async () => {
    server.reply(replies.says('x'.repeat(400), { usage: undefined }))
    expect((await write()).written).toMatchObject({ inputTokens: 10, outputTokens: 100 })
  })

  it('leaves out what a model thinks aloud', async () => {
    server.reply(replies.says(['<thi', 'nk>The student likes', ' rivers.</think>', 'Rivers.']))
    const { pieces, text } = await write()
    expect(text.trim()).toBe('Rivers.')
    expect(pieces.join('')).not.toContain('student')
  })

  it('is handed on as it is, whatever it holds', async () => {
    const script = '<script>alert(1)</script> <img src="https://elsewhere.example/a.png">'
    server.reply(replies.says(script))
    expect((await write()).text).toBe(script)
  })

  it('may take long, as long as pieces come', async () => {
    server.reply(replies.says('one two three four five six', { pauseMs: 400 }))
    const patient = await open({ AI_FIRST_PIECE_SECONDS: '1.5', AI_NEXT_PIECE_SECONDS: '1.5' })
    expect((await write(patient)).text).toBe('one two three four five six')
  })
})

describe('time', () => {
  const IMPATIENT = { AI_FIRST_PIECE_SECONDS: '1.5', AI_NEXT_PIECE_SECONDS: '0.5' }

  it.each([
    ['before the headers', replies.hangs, ''],
    ['before the first piece', replies.stalls(), ''],
    ['in the middle', replies.stalls('Rivers taught'), 'Rivers taught'],
  ])('is up when nothing comes %s', async (_where, reply, text) => {
    server.reply(reply)
    expect(await write(await open(IMPATIENT))).toMatchObject({ kind: 'timeout', text })
    expect(await server.requests[0]?.hungUp).toBe(true)
    expect(server.requests).toHaveLength(1)
    expect(await outcomes('timeout')).toBe(1)
  })

  it('is up when it takes too long in all', async () => {
    server.reply(replies.says('on and '.repeat(200), { pauseMs: 20 }))
    const { kind, text } = await write(await open({ AI_TOTAL_SECONDS: '1.5' }))
    expect(kind).toBe('timeout')
    expect(text).toMatch(/^on and /)
    expect(await server.requests[0]?.hungUp).toBe(true)
  })
})

describe('whoever asked may leave', () => {
  it.each([
    ['before the headers', replies.hangs, ''],
    ['in the middle', replies.stalls('Rivers taught'), 'Rivers taught'],
  ])('%s, and the model is told', async (_where, reply, text) => {
    server.reply(reply)
    const leaving = new AbortController()
    let read = ''
    const asked = { ...request, signal: leaving.signal }
    const writing = model.write(asked, (piece) => (read += piece))
    await expect.poll(() => server.requests.length).toBe(1)
    await expect.poll(() => read).toBe(text)
    leaving.abort()
    await expect(writing).rejects.toMatchObject({ kind: 'stopped', written: { text } })
    expect(await server.requests[0]?.hungUp).toBe(true)
    expect(await outcomes('stopped')).toBe(1)
    expect(logged).toEqual([])
  })

  it('before anything is asked', async () => {
    expect(await write(model, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'stopped' })
    expect(server.requests).toEqual([])
  })

  it('while it waits for the next try', async () => {
    server.reply(replies.fails(503, { 'retry-after': '5' }))
    const leaving = new AbortController()
    const writing = write(model, { signal: leaving.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    await server.requests[0]?.hungUp
    leaving.abort()
    expect((await writing).kind).toBe('stopped')
    expect(server.requests).toHaveLength(1)
  })
})

describe('what fails for the moment', () => {
  it.each([429, 500, 502, 503, 529])('is tried again after %d', async (status) => {
    server.reply(replies.fails(status), replies.says('At last.'))
    expect((await write()).text).toBe('At last.')
    expect(server.requests).toHaveLength(2)
  })

  it('is tried three times', async () => {
    server.reply(replies.fails(500))
    expect((await write()).kind).toBe('unreachable')
    expect(server.requests).toHaveLength(3)
    expect(await outcomes('unreachable')).toBe(1)
  })

  it('is not tried again when the provider asks for a long wait', async () => {
    server.reply(replies.fails(429, { 'retry-after': '60' }))
    expect((await write()).kind).toBe('unreachable')
    expect(server.requests).toHaveLength(1)
  })

  it('is a connection that breaks before the first piece', async () => {
    server.reply(replies.breaksOff(), replies.says('At last.'))
    expect((await write()).text).toBe('At last.')
  })

  it('is a server that is away', async () => {
    const away = await open({ AI_BASE_URL: 'http://127.0.0.1:9/v1' })
    const { kind, written } = await write(away)
    expect(kind).toBe('unreachable')
    expect(written).toEqual({ text: '', inputTokens: 0, outputTokens: 0 })
  })
})

describe('what fails for good', () => {
  it.each([400, 401, 403, 404, 422])('is not tried again: %d', async (status) => {
    server.reply(replies.fails(status))
    expect((await write()).kind).toBe('unreachable')
    expect(server.requests).toHaveLength(1)
  })

  it('is a redirect, which is not followed', async () => {
    const elsewhere = await startModelServer()
    server.reply(replies.redirects(`${elsewhere.url}/chat/completions`))
    expect((await write()).kind).toBe('unreachable')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  it.each([
    ['bytes that are no stream', replies.garbage, ''],
    ['a stream that ends without a word about why', replies.endsEarly('Rivers'), 'Rivers'],
    ['a connection that breaks in the middle', replies.breaksOff('Rivers'), 'Rivers'],
    ['an answer without a text', replies.says(''), ''],
    ['half an event', ({ response }: replies.Exchange) => void response.end('data: {"choi'), ''],
    ['a page', ({ response }: replies.Exchange) => void response.end('<html></html>'), ''],
  ])('is %s', async (_what, reply, text) => {
    server.reply(reply)
    expect(await write()).toMatchObject({ kind: 'garbled', text })
    expect(server.requests).toHaveLength(1)
  })

  it('is an error within the stream', async () => {
    server.reply((exchange) => {
      replies.begin(exchange)
      exchange.response.end('data: {"error":{"message":"CUDA out of memory"}}\n\n')
    })
    expect((await write()).kind).toBe('unreachable')
  })

  it('is an answer cut off at the most tokens', async () => {
    server.reply(replies.says('Rivers taught me', { finish: 'length' }))
    expect(await write()).toMatchObject({ kind: 'tooLong', text: 'Rivers taught me' })
  })

  it.each(['pieces', 'line'] as const)('is 10 MB of %s, read only in part', async (form) => {
    server.reply(replies.floods(form))
    const { kind, text } = await write()
    expect(kind).toBe('tooLong')
    expect(text.length).toBeLessThan(20_000)
    expect(await server.requests[0]?.hungUp).toBe(true)
  })

  it('is an error of 10 MB', async () => {
    server.reply((exchange) => {
      exchange.response.statusCode = 400
      return replies.floods('line')(exchange)
    })
    expect((await write()).text).toBe('')
    expect(await server.requests[0]?.hungUp).toBe(true)
  })
})

describe('a model that fails again and again', () => {
  it('rests for half a minute, then is tried once', async () => {
    server.reply(replies.fails(401))
    for (let times = 0; times < 5; times++) expect((await write()).kind).toBe('unreachable')
    server.reply(replies.says('Back.'))
    expect(await write()).toMatchObject({ kind: 'resting', pieces: [] })
    expect(server.requests).toHaveLength(5)
    expect(await told('laurel_model_resting')).toBe(1)
    clock.advance({ seconds: 30 })
    expect((await write()).text).toBe('Back.')
    expect(await told('laurel_model_resting')).toBe(0)
    expect(await outcomes('resting')).toBe(1)
  })
})

describe('a failure', () => {
  it.each([
    ['by its status', replies.fails(401), 'The provider answered 401.'],
    ['of what cannot be read', replies.says([]), 'The model ended with: stop.'],
  ])('tells %s and nothing of what was asked', async (_what, reply, cause) => {
    server.reply(reply)
    const { failure } = await write()
    expect(failure?.cause).toMatchObject({ message: cause })
    const { kind } = failure ?? {}
    expect(logged).toEqual([[{ kind, err: failure?.cause }, 'the model failed']])
    const all = JSON.stringify(describeFault(failure))
    expect(all).toContain(cause)
    expect(all).not.toMatch(/rivers|key-of-the-test/i)
  })
})

describe("Anthropic's protocol", () => {
  it('brings a text and its tokens', async () => {
    server.reply(replies.says('Rivers taught me patience.'))
    const { pieces, written } = await write(await open(server.anthropicEnv))
    expect(pieces.join('')).toBe('Rivers taught me patience.')
    expect(written).toMatchObject({ inputTokens: 1200, outputTokens: 300 })
    const [asked] = server.requests
    expect(asked?.path).toBe('/v1/messages')
    expect(asked?.headers['x-api-key']).toBe('key-of-the-test')
    expect(asked?.body).toMatchObject({ model: 'local', max_tokens: 3400, stream: true })
  })

  it.each([
    ['an error', replies.fails(400), 'unreachable', ''],
    ['half a stream', replies.endsEarly('Rivers'), 'garbled', 'Rivers'],
    ['bytes that are no stream', replies.garbage, 'garbled', ''],
    ['an answer cut off', replies.says('Rivers', { finish: 'length' }), 'tooLong', 'Rivers'],
  ])('fails with %s', async (_what, reply, kind, text) => {
    server.reply(reply)
    expect(await write(await open(server.anthropicEnv))).toMatchObject({ kind, text })
  })

  it('is tried again when it is overloaded', async () => {
    server.reply(replies.fails(529), replies.says('At last.'))
    expect((await write(await open(server.anthropicEnv))).text).toBe('At last.')
  })
})

it('goes on answering others after somebody whose requests are refused', async () => {
  server.reply(replies.fails(400))
  for (let times = 0; times < 6; times += 1) expect((await write()).kind).toBe('unreachable')
  server.reply(replies.says('Rivers taught me patience.'))
  expect((await write()).text).toBe('Rivers taught me patience.')
})
