import { randomUUID } from 'node:crypto'
import { scholarshipPath } from '@laurel/contract/help-screens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat } from '../../../testing/factories/chat.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { spokenOfIn } from './spoken-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const [near, far] = [randomUUID(), randomUUID()]
const link = (path: string) => ({ label: 'A link', path })
const told = (...paths: string[]) => ({ author: 'assistant' as const, links: paths.map(link) })

it('is what the assistant named last, of several the first', () => {
  const student = { author: 'student' as const, links: [link(scholarshipPath(randomUUID()))] }
  expect(spokenOfIn([told(scholarshipPath(far)), told('/terms'), student])).toBe(far)
  expect(spokenOfIn([told(scholarshipPath(far)), told(scholarshipPath(near))])).toBe(near)
  expect(spokenOfIn([told('/terms', scholarshipPath(near), scholarshipPath(far))])).toBe(near)
  expect(spokenOfIn([told('/terms'), student])).toBeUndefined()
})

it('is carried from one message of a chat to the next', async () => {
  const student = await aStudent(app)
  await aScholarship(app, { title: 'Copper Lantern Prize', deadline: '2027-04-05', amounts: [900] })
  const post = async (path: string, payload: object) => {
    const { headers } = student
    const url = `/api/v1/${path}`
    return (await app.server.inject({ method: 'POST', url, headers, payload })).json().data
  }
  const { id } = await post('chat', {})
  const say = async (message: string) =>
    (await post(`chat/message?id=${id}`, { message })).messages[1].text
  expect(await say('How much does the Copper Lantern Prize pay?')).toContain('$900')
  expect(await say('And its deadline?')).toContain('“Copper Lantern Prize”')
  expect(await say('What does it ask for?')).toContain('“Copper Lantern Prize”')
})

it('is the scholarship whose essay a chat is about', async () => {
  const { say } = await anEssayChat(app, { title: 'Harbour Voices Grant' })
  await say('No')
  await say('I began a food shelf in our library.')
  await say('I asked Mrs. Okafor for a table.')
  await say('I would ask for help sooner.')
  const { messages } = await say('When does it close?')
  expect(messages.at(-1)?.text).toContain('“Harbour Voices Grant”')
})
