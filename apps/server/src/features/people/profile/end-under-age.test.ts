import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const update = ({ applicantId, headers }: Student, payload: object) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${applicantId}`,
    headers,
    payload,
  })

describe('someone under 16', () => {
  it.each<[string, object]>([
    ['as the date of birth', { dob: '2010-11-21', firstName: 'Eve' }],
    ['as an answer', { applicantFields: [{ fieldId: 'birthDate', fieldValue: '2010-11-21' }] }],
  ])('is refused %s, signed out everywhere and marked to go', async (_what, payload) => {
    const student = await aStudent(app)
    const response = await update(student, payload)
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toMatchObject({
      code: 'UNDER_AGE',
      message: 'User should not be less than 16 year!',
    })
    expect((await update(student, {})).statusCode).toBe(401)
    const refreshed = await app.server.inject({
      method: 'POST',
      url: '/api/v1/users/auth/refresh',
      payload: { refreshToken: student.refreshToken },
    })
    expect(refreshed.statusCode).toBe(401)
    const [user] = await app.db.select().from(users).where(eq(users.id, student.userId))
    const hours = (Number(user?.purgeAfter) - app.clock.now().getTime()) / 3_600_000
    expect({ hours, firstName: user?.firstName }).toEqual({ hours: 24, firstName: 'Dana' })
  })

  it('is welcome on the sixteenth birthday, where they live', async () => {
    app.clock.set('2026-11-21T04:00:00Z')
    const inNewYork = await aStudent(app, { timeZone: 'America/New_York' })
    const inLondon = await aStudent(app, { timeZone: 'Europe/London' })
    expect((await update(inLondon, { dob: '2010-11-21' })).statusCode).toBe(200)
    expect((await update(inNewYork, { dob: '2010-11-21' })).statusCode).toBe(422)
    expect((await update(inLondon, { dob: null })).json().data.applicant.dob).toBeNull()
  })

  it.each(['2062-05-17', '1890-01-01'])(
    'is nobody who was born on %s: a slip of the pen',
    async (dob) => {
      const student = await aStudent(app)
      const response = await update(student, { dob })
      expect(response.statusCode).toBe(400)
      expect(response.json().error.fields).toEqual({ dob: 'Please enter valid date of birth' })
      expect((await update(student, {})).statusCode).toBe(200)
    },
  )
})
