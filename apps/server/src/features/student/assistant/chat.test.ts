import { htmlToText } from '@laurel/contract/essay-text'
import { countWords } from '@laurel/contract/count-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat, tell } from '../../../testing/factories/chat.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { says } from '../../../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../../../testing/model-server.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  app = await createTestApp(model.env)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const LAST_ANSWER = 'I would ask for help sooner.'
/** An essay of so many words, in whole sentences of six but for the last. */
function essayOf(words: number): string {
  const further = 'We gave out bread and rice. '.repeat(words).split(' ')
  return `I began a food shelf in our library.\n\n${further.slice(0, words - 8).join(' ')}`
}

const call = (
  { headers }: Student,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => app.server.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) })

describe('a chat about an essay', () => {
  it('interviews first, then drafts from what was told, and says where each sentence is from', async () => {
    model.reply(says(essayOf(190)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    expect(talk.chat.messages).toMatchObject([{ author: 'assistant', choices: ['Yes', 'No'] }])
    const asked = model.requests.length
    await tell(talk)
    expect(model.requests).toHaveLength(asked)
    const { messages } = await talk.say(LAST_ANSWER)
    const [own, draft, hint] = messages
    expect(own).toMatchObject({ author: 'student', text: LAST_ANSWER })
    expect(hint?.text).toMatch(/make it yours/)
    expect(draft?.essay).toMatchObject({
      action: 'draft',
      wordLimit: 200,
      words: 190,
      isCutOff: false,
      sources: expect.arrayContaining([
        {
          passage: 'I began a food shelf in our library.',
          from: 'interview',
          label: 'What you led',
        },
      ]),
    })
    const prompt = model.requests.at(-1)?.prompt ?? ''
    for (const told of ['I asked Mrs. Okafor for a table.', LAST_ANSWER, 'What have you led?'])
      expect(prompt).toContain(told)
  })

  it('is kept, and found again by whoever opens it once more', async () => {
    const talk = await anEssayChat(app)
    await talk.say('Yes')
    const [requirementId] = talk.scholarship.asks
    const about = { scholarshipId: talk.scholarship.id, requirementId }
    const again = (await call(talk.student, 'POST', 'chat', about)).json().data
    expect(again.id).toBe(talk.chat.id)
    expect(again.messages.map(({ text }: { text: string }) => text)).toEqual(
      (await talk.read()).messages.map(({ text }) => text),
    )
    expect(again.messages).toHaveLength(3)
  })

  it('begins anew when it is cleared', async () => {
    const talk = await anEssayChat(app)
    await talk.say('Yes')
    const cleared = await call(talk.student, 'DELETE', `chat?id=${talk.chat.id}`)
    expect(cleared.json().data.messages).toHaveLength(1)
  })

  it('streams the pieces of an essay before it is whole', async () => {
    model.reply(says(essayOf(190)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    await tell(talk)
    const events = await talk.stream(LAST_ANSWER)
    expect(events.map(({ event }) => event).filter((name) => name !== 'piece')).toEqual([
      'message',
      'message',
      'message',
      'end',
    ])
    const pieces = events.flatMap((each) => (each.event === 'piece' ? [each.data.text] : []))
    expect(pieces.join('')).toBe(essayOf(190))
  })

  it('changes the text of the editor, and leaves it as it is', async () => {
    const text = essayOf(180)
    model.reply(says(essayOf(120)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    const { messages } = await talk.say({ action: 'shorten', essay: `<p>${text}</p>` })
    expect(messages[0]).toMatchObject({ author: 'student', text: 'Make Shorted' })
    expect(messages[1]?.essay).toMatchObject({ action: 'shorten', words: 120 })
    expect(model.requests.at(-1)?.prompt).toContain('We gave out bread')
  })

  it('counts, and asks again until the length is met', async () => {
    model.reply(says(essayOf(300)), says(essayOf(190)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    await tell(talk)
    const events = await talk.stream(LAST_ANSWER)
    expect(events.filter(({ event }) => event === 'again')).toHaveLength(1)
    expect(model.requests.at(-1)?.prompt).toContain('Your last version had 300 words')
    const essay = events.flatMap((each) => (each.event === 'message' ? [each.data.essay] : []))[1]
    expect(essay?.words).toBe(190)
  })

  it('brings to its length itself what the model never did', async () => {
    model.reply(says(essayOf(300)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    await tell(talk)
    const { messages } = await talk.say(LAST_ANSWER)
    expect(messages[1]?.essay?.words).toBeLessThanOrEqual(200)
    expect(messages[1]?.essay?.words).toBeGreaterThanOrEqual(180)
    expect(countWords(messages[1]?.text ?? '')).toBe(messages[1]?.essay?.words)
  })

  it('flags names and numbers that nobody told', async () => {
    model.reply(says(`In Chicago I fed 900 people. ${essayOf(185)}`))
    const talk = await anEssayChat(app, { wordLength: 200 })
    await tell(talk)
    const { messages } = await talk.say(LAST_ANSWER)
    expect(messages[1]?.essay?.unsupported).toEqual(['Chicago', '900'])
  })

  it('is nobody else’s', async () => {
    const { chat } = await anEssayChat(app)
    const other = await aStudent(app)
    expect((await call(other, 'GET', `chat?id=${chat.id}`)).statusCode).toBe(404)
    const said = await call(other, 'POST', `chat/message?id=${chat.id}`, { message: 'Yes' })
    expect(said.statusCode).toBe(404)
    expect((await call(other, 'DELETE', `chat?id=${chat.id}`)).statusCode).toBe(404)
  })

  it('is opened about something that is written, and by both ids', async () => {
    const student = await aStudent(app)
    const { scholarship } = await anEssayChat(app)
    const wrong = { scholarshipId: scholarship.id, requirementId: crypto.randomUUID() }
    expect((await call(student, 'POST', 'chat', wrong)).statusCode).toBe(422)
    const half = await call(student, 'POST', 'chat', { scholarshipId: scholarship.id })
    expect(half.json().error.fields).toEqual({ requirementId: 'Please name both, or neither.' })
  })

  it('answers one thing at a time', async () => {
    const talk = await anEssayChat(app)
    let isLet = () => undefined as void
    const let_ = new Promise<void>((resolve) => (isLet = resolve))
    model.reply(async (exchange) => {
      await let_
      await says('A short answer.')(exchange)
    })
    await tell(talk)
    const first = talk.say(LAST_ANSWER)
    await expect.poll(async () => (await talk.read()).messages.length).toBeGreaterThan(6)
    const second = await talk.say('And this?')
    expect(second.failure?.code).toBe('ASSISTANT_BUSY')
    isLet()
    expect((await first).statusCode).toBe(200)
    expect((await talk.say({ action: 'rewrite' })).statusCode).toBe(200)
  })

  it('keeps nothing that says nothing', async () => {
    const talk = await anEssayChat(app)
    expect((await talk.say('  ')).failure?.fields).toHaveProperty('message')
    expect((await talk.read()).messages).toHaveLength(1)
  })
})

describe('an essay of the assistant’s', () => {
  it('is taken over by subscribers only', async () => {
    model.reply(says(essayOf(190)))
    const free = await anEssayChat(app, { wordLength: 200 })
    await tell(free)
    const messageId = (await free.say(LAST_ANSWER)).messages[1]?.id
    const path = `chat/essay?id=${free.chat.id}`
    const refused = await call(free.student, 'POST', path, { messageId })
    expect(refused.json().error.code).toBe('SUBSCRIPTION_REQUIRED')

    const paying = await anEssayChat(app, { isSubscriber: true, wordLength: 200 })
    await tell(paying)
    const draft = (await paying.say(LAST_ANSWER)).messages[1]
    const taken = await call(paying.student, 'POST', `chat/essay?id=${paying.chat.id}`, {
      messageId: draft?.id,
    })
    expect(taken.json().data).toEqual({ html: draft?.essay?.html, disclosure: null })
    const foreign = await call(paying.student, 'POST', `chat/essay?id=${paying.chat.id}`, {
      messageId,
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('says with what words it will be disclosed', async () => {
    model.reply(says(essayOf(190)))
    const talk = await anEssayChat(app, {
      isSubscriber: true,
      aiPolicy: 'allowed_with_disclosure',
      wordLength: 200,
    })
    await tell(talk)
    const messageId = (await talk.say(LAST_ANSWER)).messages[1]?.id
    const taken = await call(talk.student, 'POST', `chat/essay?id=${talk.chat.id}`, { messageId })
    expect(taken.json().data.disclosure).toMatch(/AI assistant/)
  })
})

describe('the month’s essays', () => {
  it('run out for free students, and begin anew', async () => {
    model.reply(says(essayOf(190)))
    const talk = await anEssayChat(app, { wordLength: 200 })
    await tell(talk)
    await talk.say(LAST_ANSWER)
    const { usage } = await talk.read()
    expect(usage).toMatchObject({ essaysLeft: 9, essayLimit: 10 })
    for (let left = 9; left > 0; left -= 1) await talk.say({ action: 'rewrite' })
    const refused = await talk.say({ action: 'rewrite' })
    expect(refused).toMatchObject({ statusCode: 402, failure: { code: 'ASSISTANT_LIMIT' } })
    expect(refused.failure?.message).toMatch(/^You have reached the limit of essay submission/)
    const prompt = { prompt: 'Write an essay on Hope and description: Why hope?' }
    const content = await call(talk.student, 'POST', 'register-applicants/get-essay', prompt)
    expect(content.json().data).toEqual({
      content: '',
      usage_limit_message: refused.failure?.message,
    })
  })
})

describe('an essay by a prompt', () => {
  it('comes as HTML that is safe to show', async () => {
    model.reply(says(`<script>alert(1)</script>${essayOf(190)} <img src=x onerror=alert(1)>`))
    const student = await aStudent(app, { isSubscriber: true })
    const prompt = 'Write an essay on Hartwell Grant 7 and description: <p>What have you led?</p>'
    const answer = await call(student, 'POST', 'register-applicants/get-essay', { prompt })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.content).toMatch(/^<p>I began a food shelf in our library\.<\/p><p>/)
    expect(answer.json().data.content).not.toMatch(/script|img|onerror/)
    expect(model.requests.at(-1)?.prompt).not.toContain('<p>What')
  })

  it('comes only with its beginning to those who may not take it over', async () => {
    model.reply(says(essayOf(190)))
    const student = await aStudent(app)
    const prompt = 'Write an essay on Hartwell Grant 8 and description: <p>What have you led?</p>'
    const answer = await call(student, 'POST', 'register-applicants/get-essay', { prompt })
    const { content, words, isLocked } = answer.json().data
    expect(isLocked).toBe(true)
    expect(words).toBeGreaterThan(150)
    expect(countWords(htmlToText(content))).toBe(60)
  })
})
