import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkSubmissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { sendMany, statusAndAnswers } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { forgetBulkSubmissions } from './forget-bulk-submissions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('forgets a bulk application after 30 days, and keeps what was sent', async () => {
  const student = await aStudent(app, { isSubscriber: true })
  const { id } = await aScholarship(app)
  await sendMany(app, student, [id])
  const mine = eq(bulkSubmissions.applicantId, student.applicantId)
  const begin = app.clock.now().getTime()
  const forgetAfter = async (days: number) => {
    const clock = { now: () => new Date(begin + days * 86_400_000) }
    await forgetBulkSubmissions({ db: app.db, clock })
    return app.db.$count(bulkSubmissions, mine)
  }
  expect(await forgetAfter(30)).toBe(1)
  expect(await forgetAfter(31)).toBe(0)
  expect(await statusAndAnswers(app, student, id)).toEqual(['Received', {}])
})
