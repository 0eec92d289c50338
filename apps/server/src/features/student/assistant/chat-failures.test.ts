import type { ChatEvent } from '@laurel/contract/chat-shapes'
import { eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { modelUses } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat, readEvents, tell } from '../../../testing/factories/chat.ts'
import {
  breaksOff,
  endsEarly,
  fails,
  floods,
  garbage,
  hangs,
  says,
  stalls,
  type Reply,
} from '../../../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../../../testing/model-server.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  const timeouts = { AI_FIRST_PIECE_SECONDS: '0.5', AI_NEXT_PIECE_SECONDS: '0.5' }
  app = await createTestApp({ ...model.env, ...timeouts })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
// Each failure is one of a row: the model would be given a rest.
afterEach(async () => {
  app.clock.advance({ minutes: 1 })
  model.reply(says('A short answer.'))
  const talk = await anEssayChat(app)
  await tell(talk)
  await talk.say('I learned.')
})

const FAILURES: [string, Reply][] = [
  ['never answers', hangs],
  ['falls silent', stalls('I began a food')],
  ['fails with 500', fails(500)],
  ['refuses the key', fails(401)],
  ['answers bytes that are no text', garbage],
  ['ends in the middle', endsEarly('I began a food')],
  ['breaks off', breaksOff('I began a food')],
  ['answers 10 MB', floods()],
  ['answers 10 MB in one line', floods('line')],
]

const failureOf = (events: readonly ChatEvent[]) =>
  events.flatMap((each) => (each.event === 'failure' ? [each.data] : []))

it.each(FAILURES)('a model that %s ends in the message of the catalogue', async (_, reply) => {
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(reply)
  const events = await talk.stream('I learned to ask.')
  expect(failureOf(events)).toEqual([
    { code: 'ASSISTANT_FAILED', message: 'Some error occurred!!!' },
  ])
  expect(events.at(-1)?.event).toBe('failure')
  // What the student said is kept, nothing was counted, and the next try is free to begin.
  const kept = await talk.read()
  expect(kept.messages.at(-1)).toMatchObject({ author: 'student', text: 'I learned to ask.' })
  expect(kept.usage.essaysLeft).toBe(10)
  app.clock.advance({ minutes: 1 })
  model.reply(says('A short answer.'))
  expect((await talk.say({ action: 'draft' })).messages[1]?.essay).toBeDefined()
})

it('fails as JSON for a client that takes no events', async () => {
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(fails(500))
  expect(await talk.say('I learned.')).toMatchObject({
    statusCode: 503,
    failure: { code: 'ASSISTANT_FAILED' },
  })
  app.clock.advance({ minutes: 1 })
  const prompt = { prompt: 'Write an essay on Hope and description: Why?' }
  const { headers } = talk.student
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants/get-essay',
    headers,
    payload: prompt,
  })
  expect(answer.json().error).toMatchObject({
    code: 'ESSAY_FAILED',
    message: 'Failed to generate essay. Please try again.',
  })
})

it('keeps what came before the student stopped it, and stops the model as well', async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(says('I began a food shelf in our library. '.repeat(40), { pauseMs: 20 }))
  const sent = request({
    port,
    method: 'POST',
    path: `/api/v1/chat/message?id=${talk.chat.id}`,
    headers: {
      ...talk.student.headers,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
  })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify({ message: 'I learned.' }))
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const part of response) {
    body += String(part)
    if (readEvents(body).filter(({ event }) => event === 'piece').length > 5) break
  }
  sent.destroy()
  expect(await model.requests.at(-1)?.hungUp).toBe(true)
  await expect.poll(async () => (await talk.read()).messages.at(-1)?.essay?.isCutOff).toBe(true)
  expect((await talk.read()).messages.at(-1)?.text).toMatch(/^I began a food shelf/)
  model.reply(says('A short answer.'))
  expect((await talk.say({ action: 'rewrite' })).statusCode).toBe(200)
})

it('ends its events even when the chat cannot be let go', async () => {
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(async (exchange) => {
    await app.db.execute(sql`alter table chats rename column busy_until to lost`)
    await says('A short answer.')(exchange)
  }, says('A short answer.'))
  const events = await talk.stream('I learned.')
  await app.db.execute(sql`alter table chats rename column lost to busy_until`)
  expect(events.at(-1)?.event).toBe('end')
})

it('accounts for the tokens of each essay, by whom it was written', async () => {
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(says('A short answer.'))
  await talk.say('I learned.')
  const uses = await app.db
    .select()
    .from(modelUses)
    .where(eq(modelUses.applicantId, talk.student.applicantId))
  expect(uses).toMatchObject([{ purpose: 'essay', model: 'local', outcome: 'counted' }])
  expect(uses[0]?.inputTokens).toBeGreaterThan(0)
  expect(JSON.stringify(uses)).not.toContain('learned')
})
