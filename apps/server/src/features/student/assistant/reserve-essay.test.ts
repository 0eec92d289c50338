import { eq } from 'drizzle-orm'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelUses } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat, tell } from '../../../testing/factories/chat.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { hangs, says } from '../../../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../../../testing/model-server.ts'
import { recordModelUse } from './record-model-use.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  app = await createTestApp(model.env)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const PROMPT = { prompt: 'Write an essay on Hope and description: Why hope?' }
const PATH = '/api/v1/register-applicants/get-essay'

const ask = async ({ headers }: Student): Promise<{ content: string }> => {
  const answer = await app.server.inject({ method: 'POST', url: PATH, headers, payload: PROMPT })
  return answer.json().data
}

const USE = {
  purpose: 'essay',
  tokens: { inputTokens: 0, outputTokens: 0 },
  milliseconds: 0,
} as const

async function useUp({ applicantId }: Student, outcomes: ('begun' | 'counted')[]): Promise<void> {
  for (const outcome of outcomes) await recordModelUse(app, applicantId, { ...USE, outcome })
}
const nine = Array.from({ length: 9 }, () => 'counted' as const)

it('gives the last essay of a month to one of several that ask at once', async () => {
  model.reply(says('We gave out bread and rice. '.repeat(32)))
  const talk = await anEssayChat(app)
  await tell(talk)
  await useUp(talk.student, nine)
  const [said, ...asked] = await Promise.all([
    talk.say('I learned.'),
    ...Array.from({ length: 4 }, () => ask(talk.student)),
  ])
  const essays = [
    ...said.messages.flatMap(({ essay }) => (essay ? [essay.html] : [])),
    ...asked.flatMap(({ content }) => (content === '' ? [] : [content])),
  ]
  expect(essays).toHaveLength(1)
})

it('gives back what a process began that ended in the middle of it', async () => {
  model.reply(says('We gave out bread and rice. '.repeat(32)))
  const student = await aStudent(app)
  await useUp(student, [...nine, 'begun'])
  expect((await ask(student)).content).toBe('')
  app.clock.advance({ minutes: 3 })
  expect((await ask(student)).content).toMatch(/bread/)
})

it('counts nothing for whoever left before a word came', async () => {
  model.reply(hangs)
  const student = await aStudent(app)
  const before = model.requests.length
  const { port } = app.server.server.address() as AddressInfo
  const headers = { ...student.headers, 'content-type': 'application/json' }
  const sent = request({ port, method: 'POST', path: PATH, headers })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify(PROMPT))
  await expect.poll(() => model.requests.length).toBe(before + 1)
  sent.destroy()
  const readOutcomes = async () => {
    const own = eq(modelUses.applicantId, student.applicantId)
    return (await app.db.select().from(modelUses).where(own)).map(({ outcome }) => outcome)
  }
  await expect.poll(readOutcomes).toEqual(['stopped'])
})
