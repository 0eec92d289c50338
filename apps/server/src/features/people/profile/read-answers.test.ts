import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { readAnswers } from './read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it.each(['43004', 'null', 'true', '"quoted"', '[1]', ' 7 '])(
  'keeps the text %s a text',
  async (text) => {
    const { applicantId } = await aStudent(app, { answers: { employer: [text] } })
    expect(await readAnswers(app.db, applicantId)).toEqual({ employer: [text] })
  },
)

it('tells numbers and flags from texts', async () => {
  const answers = { gpa: [3.4], lgbtq: [false], zipCode: ['02134'], disability: [] }
  const { applicantId } = await aStudent(app, { answers })
  expect(await readAnswers(app.db, applicantId)).toEqual(answers)
})
