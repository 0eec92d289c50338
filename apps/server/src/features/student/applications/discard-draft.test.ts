import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send, statusAndAnswers } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const discard = (student: Student, id: string) =>
  ask(app, student, 'DELETE', `/scholarships/${id}/draft`)

it('deletes the draft with everything in it, and another can be begun', async () => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  const student = await aStudent(app)
  await send(app, student, id, 'Draft', [[ids[0], 'words']])
  const { status, body } = await discard(student, id)
  expect([status, body.data]).toEqual([200, { scholarshipId: id }])
  expect(await statusAndAnswers(app, student, id)).toEqual([null, {}])
  const again = await send(app, student, id, 'Draft', [[ids[0], 'new words']])
  expect(again.body.data.versions).toEqual({ [ids[0]!]: 1 })
})

it('refuses what was sent', async () => {
  const { id } = await aScholarship(app)
  const student = await aStudent(app)
  await send(app, student, id, 'Received')
  const { status, body } = await discard(student, id)
  expect([status, body.error.code]).toEqual([409, 'ALREADY_APPLIED'])
  expect(await statusAndAnswers(app, student, id)).toEqual(['Received', {}])
})

it('knows only the student’s own', async () => {
  const { id } = await aScholarship(app, { requirements: [asks('text')] })
  const [student, other] = [await aStudent(app), await aStudent(app)]
  await send(app, student, id, 'Draft')
  for (const each of [id, randomUUID(), '1']) expect((await discard(other, each)).status).toBe(404)
  expect((await statusAndAnswers(app, student, id))[0]).toBe('Draft')
})

it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'that races a submit leaves it sent or gone, round %i',
  async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    await send(app, student, id, 'Draft', [[ids[0], 'words']])
    const [sent] = await Promise.all([
      send(app, student, id, 'Received', [[ids[0], 'words']]),
      discard(student, id),
    ])
    expect(sent.body.data.status).toBe('Received')
    expect(await statusAndAnswers(app, student, id)).toEqual(['Received', { [ids[0]!]: 'words' }])
  },
)
