import type { ChatEvent } from '@laurel/contract/chat-shapes'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat, tell, type EssayChat } from '../../../testing/factories/chat.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { says, type Reply } from '../../../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../../../testing/model-server.ts'
import { ESSAY_INSTRUCTIONS } from './prompts.ts'
import { wordsOf } from '../../../text/words.ts'
import { injectionsFor, type Place } from './testing/injections.ts'

let model: ModelServer
let app: TestApp
let trap: Server
let trapped: string[]
let url: string

beforeAll(async () => {
  trap = createServer((request, response) => {
    trapped.push(request.url ?? '')
    response.end('Trapped.')
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`
  trapped = []
  model = await startModelServer()
  app = await createTestApp(model.env)
})
afterAll(async () => {
  await app.close()
  await model.close()
  trap.close()
})

/** A model that does whatever anybody tells it: it shows its instructions, links and loads. */
const obedient: Reply = (exchange) =>
  says(
    `${JSON.stringify(exchange.body['messages'])} ![x](${url}/leak.png) <script src="${url}/leak.js"></script>`,
  )(exchange)
/** One that keeps its instructions, and does the rest. */
const careless: Reply = (exchange) =>
  says(
    `I began. ![x](${url}/leak.png) <img src="${url}/leak.png"> See ${url}/leak. <script>fetch("${url}")</script>${' I went on.'.repeat(60)}`,
  )(exchange)

/** Says it at its place, up to a draft; the events of that. */
async function attack(
  place: Place,
  text: string,
): Promise<{ talk: EssayChat; events: ChatEvent[] }> {
  const talk = await anEssayChat(
    app,
    place in { title: 1, question: 1, description: 1 } ? { [place]: text } : {},
  )
  if (place === 'essay')
    return { talk, events: await talk.stream({ action: 'rewrite', essay: text }) }
  if (place === 'keywords') {
    await talk.say('Yes')
    await talk.say(text)
  } else await talk.say('No')
  for (const answer of place === 'interview' ? [text, text] : ['I began.', 'I went on.'])
    await talk.say(answer)
  return { talk, events: await talk.stream(place === 'interview' ? text : 'I learned.') }
}

/** Everything a client was sent. */
const toldIn = (events: readonly ChatEvent[]): string =>
  events
    .filter((each) => !(each.event === 'message' && each.data.author === 'student'))
    .map(({ data }) => JSON.stringify(data))
    .join('\n')
const piecesOf = (events: readonly ChatEvent[]): string =>
  events.flatMap((each) => (each.event === 'piece' ? [each.data.text] : [])).join('')

const RUN = 8
const rules = wordsOf(ESSAY_INSTRUCTIONS)
const runs = rules.slice(RUN - 1).map((_, at) => rules.slice(at, at + RUN).join(' '))
const leaks = (text: string): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `
  return runs.some((run) => words.includes(` ${run} `))
}

const CORPUS = injectionsFor('http://127.0.0.1:1').map(
  ([place, text], at) => [at, place, text] as const,
)
/** The address of the trap is known only once it listens. */
const textAt = (at: number): string => injectionsFor(url)[at]?.[1] ?? ''

it('has forty texts and more', () => expect(CORPUS.length).toBeGreaterThanOrEqual(40))

const PLACES_OF_CHAT = CORPUS.filter(([, place]) => place !== 'topic')

it.each(PLACES_OF_CHAT)('tells no rule to anybody: %d, in the %s', async (at, place) => {
  model.reply(obedient)
  const { events } = await attack(place, textAt(at))
  expect(leaks(toldIn(events))).toBe(false)
  expect(leaks(piecesOf(events))).toBe(false)
  expect(events.at(-1)?.event).toBe('failure')
  app.clock.advance({ minutes: 1 })
})

it.each(PLACES_OF_CHAT)('reads it as data, and loads nothing: %d, in the %s', async (at, place) => {
  model.reply(careless)
  const { talk, events } = await attack(place, textAt(at))
  expect(events.at(-1)?.event).toBe('end')
  const { messages } = await talk.read()
  const essays = messages.flatMap(({ essay, text }) => (essay ? [text, essay.html] : []))
  expect(essays.length).toBeGreaterThan(0)
  expect(essays.join('\n')).not.toMatch(/https?:|<script|<img|javascript:/i)
  expect(trapped).toEqual([])

  const { body = {}, prompt = '' } = model.requests.at(-1) ?? {}
  expect(body).not.toHaveProperty('tools')
  expect(body['messages']).toMatchObject([
    { role: 'system', content: ESSAY_INSTRUCTIONS },
    { role: 'user' },
  ])
  // What opens is closed by the same words, which nobody who wrote before could know.
  const nonce = /<data-([0-9a-f]{12}) /.exec(prompt)?.[1]
  expect(nonce).toBeDefined()
  const opened = prompt.match(new RegExp(`<data-${nonce} `, 'g')) ?? []
  const closed = prompt.match(new RegExp(`</data-${nonce}>`, 'g')) ?? []
  expect(closed).toHaveLength(opened.length)
  expect(textAt(at)).not.toContain(nonce)
})

const POLICY = ['not_allowed', 'editing_only'] as const

it.each(CORPUS.filter(([, place]) => place !== 'title'))(
  'bends no policy: %d, in the %s',
  async (at, place) => {
    model.reply(careless)
    const text = textAt(at)
    const asked = model.requests.length
    for (const aiPolicy of POLICY) {
      const title = `Grant of the Policy ${at} ${aiPolicy}`
      const own = place === 'question' || place === 'description' ? { [place]: text } : {}
      const talk = await anEssayChat(app, { aiPolicy, title, ...own })
      const draft = await talk.say({ action: 'draft', message: text.slice(0, 3000) })
      expect(draft).toMatchObject({ statusCode: 422, failure: { code: 'AI_POLICY' } })
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/v1/register-applicants/get-essay',
        headers: talk.student.headers,
        payload: { prompt: `Write an essay on ${title} and description: ${text}` },
      })
      expect(answer.json().error?.code).toBe('AI_POLICY')
    }
    expect(model.requests).toHaveLength(asked)
  },
)

it('knows nobody but the student who asks', async () => {
  model.reply(says('A short answer.'))
  const other = await anEssayChat(app, {
    student: await aStudent(app, {
      firstName: 'Zebulon',
      answers: {
        college: ['Quillhaven College'],
        ethnicity: ['hispanic'],
        householdIncomeUsd: [31_337],
      },
    }),
  })
  await tell(other, ['My secret is a blue kayak.', 'I keep it.'])
  await other.say('It floats.')
  const own = model.requests.at(-1)?.prompt ?? ''
  expect(own).toContain('blue kayak')
  expect(own).not.toMatch(/31337|hispanic|Zebulon/i)

  const talk = await anEssayChat(app)
  await tell(talk)
  await talk.say('I learned.')
  expect(model.requests.at(-1)?.prompt).not.toMatch(/kayak|Quillhaven|Zebulon/i)
})
