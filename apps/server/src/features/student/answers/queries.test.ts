import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function versions(student: Student, id: string, requirementId: string) {
  const url = `/api/v1/scholarships/${id}/requirements/${requirementId}/versions`
  const answer = await app.server.inject({ url, headers: student.headers })
  return { status: answer.statusCode, data: answer.json().data }
}

async function anEssay() {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('editor')] })
  const student = await aStudent(app)
  return { student, id, essay: ids[0]! }
}

it('lists what was saved, newest first, one version a minute', async () => {
  const { student, id, essay } = await anEssay()
  for (const text of ['<p>On</p>', '<p>One</p>', '<p>One two</p>']) {
    await send(app, student, id, 'Draft', [[essay, text]])
    app.clock.advance({ seconds: 30 })
  }
  expect(await versions(student, id, essay)).toEqual({
    status: 200,
    data: [
      { version: 3, fieldValue: '<p>One two</p>', savedAt: '2026-11-20T15:01:00.000Z' },
      { version: 2, fieldValue: '<p>One</p>', savedAt: '2026-11-20T15:00:30.000Z' },
    ],
  })
})

it("holds nobody else's versions, and nothing before the first save", async () => {
  const { student, id, essay } = await anEssay()
  await send(app, student, id, 'Draft', [[essay, '<p>Mine</p>']])
  const other = await aStudent(app)
  expect(await versions(other, id, essay)).toEqual({ status: 200, data: [] })
})

it('knows neither other scholarships’ requirements nor hidden scholarships', async () => {
  const { student, id, essay } = await anEssay()
  const other = await anEssay()
  const hidden = await aScholarship(app, { status: 'draft', requirements: [asks('editor')] })
  expect((await versions(student, id, other.essay)).status).toBe(404)
  expect((await versions(student, other.id, essay)).status).toBe(404)
  expect((await versions(student, hidden.id, hidden.asks[0]!)).status).toBe(404)
})
