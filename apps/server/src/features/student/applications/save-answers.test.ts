import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerHistory } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  keptAnswers,
  send as sendAs,
  type SentAnswer,
} from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const send = (student: Student, id: string, status: string, answers: SentAnswer[]) =>
  sendAs(app, student, id, status, answers)
const kept = (student: Student, id: string) => keptAnswers(app, student, id)

/** A student with an essay and a note kept, both at version 1. */
async function aDraft() {
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [asks('text', { title: 'essay' }), asks('text', { title: 'note' })],
  })
  const [essay, note] = ids as [string, string]
  const student = await aStudent(app)
  const { body } = await send(student, id, 'Draft', [
    [essay, 'first'],
    [note, 'note'],
  ])
  expect(body.data.versions).toEqual({ [essay]: 1, [note]: 1 })
  return { id, essay, note, student }
}

it('counts the versions of each answer by itself', async () => {
  const { id, essay, note, student } = await aDraft()
  const second = await send(student, id, 'Draft', [[essay, 'second', 1]])
  expect(second.body.data.versions).toEqual({ [essay]: 2, [note]: 1 })
  const same = await send(student, id, 'Draft', [[essay, 'second', 2]])
  expect(same.body.data.versions).toEqual({ [essay]: 2, [note]: 1 })
})

it('answers a stale write with the newer value, applies none of it and keeps both texts', async () => {
  const { id, essay, note, student } = await aDraft()
  await send(student, id, 'Draft', [[essay, 'phone', 1]])
  const stale = await send(student, id, 'Draft', [
    [essay, 'laptop', 1],
    [note, 'changed note', 1],
  ])
  expect(stale.status).toBe(409)
  expect(stale.body.error).toMatchObject({
    code: 'STALE_VERSION',
    message: 'This answer was changed on another device. Both versions are kept.',
    current: [{ requirementId: essay, fieldValue: 'phone', version: 2 }],
  })
  expect(await kept(student, id)).toEqual({ [essay]: 'phone', [note]: 'note' })
  const history = await app.db.select().from(answerHistory)
  expect(history.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['first', 'phone', 'laptop', 'changed note']),
  )
})

it('lets the newer version be overwritten by whoever has seen it', async () => {
  const { id, essay, student } = await aDraft()
  await send(student, id, 'Draft', [[essay, 'phone', 1]])
  await send(student, id, 'Draft', [[essay, 'laptop', 1]])
  const merged = await send(student, id, 'Draft', [[essay, 'both', 2]])
  expect(merged.status).toBe(200)
  expect(await kept(student, id)).toMatchObject({ [essay]: 'both' })
  const { versions } = merged.body.data
  expect((await send(student, id, 'Draft', [[essay, 'more', versions[essay]]])).status).toBe(200)
})

it('does not call it stale when both devices wrote the same', async () => {
  const { id, essay, student } = await aDraft()
  await send(student, id, 'Draft', [[essay, 'same', 1]])
  expect((await send(student, id, 'Draft', [[essay, 'same', 1]])).status).toBe(200)
})

it('does not submit, and does not take an answer back, on a stale version', async () => {
  const { id, essay, student } = await aDraft()
  await send(student, id, 'Draft', [[essay, 'phone', 1]])
  expect((await send(student, id, 'Received', [[essay, 'laptop', 1]])).status).toBe(409)
  expect((await send(student, id, 'Draft', [[essay, null, 1]])).status).toBe(409)
  expect(await kept(student, id)).toMatchObject({ [essay]: 'phone' })
  expect((await send(student, id, 'Received', [[essay, 'laptop', 2]])).body.data.status).toBe(
    'Received',
  )
})

it('knows a first answer that another device has given meanwhile', async () => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  const student = await aStudent(app)
  await send(student, id, 'Draft', [[ids[0]!, 'phone', 0]])
  expect((await send(student, id, 'Draft', [[ids[0]!, 'laptop', 0]])).status).toBe(409)
})

it('without a version the last write wins, and the one before is in the history', async () => {
  const { id, essay, student } = await aDraft()
  await send(student, id, 'Draft', [[essay, 'one']])
  await send(student, id, 'Draft', [[essay, 'two']])
  expect(await kept(student, id)).toMatchObject({ [essay]: 'two' })
})

it('lets one of twenty devices win and tells the nineteen others', async () => {
  const { id, essay, student } = await aDraft()
  const texts = Array.from({ length: 20 }, (_, n) => `device ${n}`)
  const answers = await Promise.all(
    texts.map((text) => send(student, id, 'Draft', [[essay, text, 1]])),
  )
  const won = texts.filter((_, n) => answers[n]?.status === 200)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await kept(student, id)).toMatchObject({ [essay]: won[0] })
  const history = (await app.db.select().from(answerHistory)).map(({ value }) => value)
  expect(history).toEqual(expect.arrayContaining(texts))
})

it.each([
  ['is formatted too deep', '<b>'.repeat(9000), /too many layers/],
  ['is formatted everywhere', '<b>a</b>'.repeat(6000), /too many places/],
  ['grows too long when it is cleaned', '<'.repeat(190_000), /too long to be kept/],
])('refuses an essay that %s, says which, and leaves the draft', async (_, text, why) => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('editor')] })
  const student = await aStudent(app)
  await send(student, id, 'Draft', [[ids[0], '<p>What was kept.</p>']])
  const { status, body } = await send(student, id, 'Draft', [[ids[0], text]])
  expect(status).toBe(400)
  expect(body.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { [ids[0]!]: expect.stringMatching(why) },
  })
  expect(await kept(student, id)).toMatchObject({ [ids[0]!]: '<p>What was kept.</p>' })
})
