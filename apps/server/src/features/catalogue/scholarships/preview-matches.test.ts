import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { watchQueries } from '../../../testing/watch-queries.ts'
import { readAnswers } from '../../people/profile/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await someScholarships(app, [
    { title: 'For everybody' },
    { title: 'For nurses', criteria: [{ fact: 'fieldOfStudy', in: ['nursing'] }] },
    { title: 'For Ohio', criteria: [{ fact: 'state', in: ['OH'] }] },
    { title: 'For grown-ups', criteria: [{ fact: 'age', gte: 25 }] },
    { title: 'For parents', criteria: [{ fact: 'applicantType', in: ['parent'] }] },
    { title: 'For good grades', criteria: [{ fact: 'gpa', gte: 3 }] },
  ])
})
afterAll(() => app.close())

const preview = ({ headers }: Pick<Student, 'headers'>, payload: object) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/eligible-scholarships/preview',
    headers,
    payload,
  })
const countsOf = async (student: Student, payload: object) =>
  (await preview(student, payload)).json().data
const fields = (answers: Record<string, unknown>) => ({
  applicantFields: Object.entries(answers).map(([fieldId, fieldValue]) => ({
    fieldId,
    fieldValue,
  })),
})

describe('the counts before saving', () => {
  it('lay what was sent over what is saved, and keep nothing of it', async () => {
    const student = await aStudent(app, { answers: { gpa: [3.5] } })
    expect(await countsOf(student, {})).toEqual({
      yourRecommendation: 6,
      eligible: 2,
      possible: 4,
      unread: 0,
    })
    const sent = {
      ...fields({ fieldOfStudy: 'Nursing', gpa: null }),
      dob: '2008-05-17',
      applicantType: 'PARENT',
      address: { state: 'Ohio', country: 'US' },
    }
    const before = await app.db.select().from(applicants)
    expect(await countsOf(student, sent)).toEqual({
      yourRecommendation: 5,
      eligible: 4,
      possible: 1,
      unread: 0,
    })
    expect(await readAnswers(app.db, student.applicantId)).toEqual({ gpa: [3.5] })
    expect(await app.db.select().from(applicants)).toEqual(before)
    expect((await countsOf(student, {})).yourRecommendation).toBe(6)
  })

  it('are those that saving the same leads to', async () => {
    const student = await aStudent(app)
    const sent = {
      ...fields({ currentSchoolLevel: 'hs_senior', fieldOfStudy: 'history', gpa: '2.5' }),
      address: { city: 'Dayton', state: 'OH', country: 'United States' },
    }
    const previewed = await countsOf(student, sent)
    await app.server.inject({
      method: 'PUT',
      url: `/api/v1/register-applicants/${student.applicantId}`,
      headers: student.headers,
      payload: sent,
    })
    for (const path of ['stats', 'eligible-scholarships/stats']) {
      const url = `/api/v1/scholarships/${path}`
      const stats = (await app.server.inject({ url, headers: student.headers })).json().data
      expect(stats).toMatchObject(previewed)
      const count = '/api/v1/scholarships/mine-eligible-scholarships/count?amountMin=1000000'
      const left = await app.server.inject({ url: count, headers: student.headers })
      const filtered = await app.server.inject({
        url: `${url}?amountMin=1000000`,
        headers: student.headers,
      })
      expect(previewed.yourRecommendation).toBeGreaterThan(0)
      expect(filtered.json().data.yourRecommendation).toBe(left.json().data)
      expect(left.json().data).toBe(0)
    }
  })

  it('keep the address that is saved where only a part is sent', async () => {
    const student = await aStudent(app)
    await app.db
      .update(applicants)
      .set({ place: { state: 'Ohio', country: 'US' } })
      .where(eq(applicants.id, student.applicantId))
    const abroad = await countsOf(student, { address: { country: 'Canada' } })
    expect(abroad.yourRecommendation).toBe(5)
    const same = await countsOf(student, { address: { city: 'Dayton' } })
    expect(same).toEqual({ yourRecommendation: 6, eligible: 2, possible: 4, unread: 0 })
  })

  it('end no account of somebody who types a birthday under 16', async () => {
    const student = await aStudent(app)
    expect((await countsOf(student, { dob: '2015-05-17' })).yourRecommendation).toBe(5)
    const [user] = await app.db.select().from(users).where(eq(users.id, student.userId))
    expect(user?.purgeAfter).toBeNull()
  })

  it('are counted in memory: no scholarship is read for them', async () => {
    const student = await aStudent(app)
    await countsOf(student, {})
    const queries = watchQueries()
    await countsOf(student, fields({ gpa: 2.5 }))
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.length).toBeLessThanOrEqual(6)
    expect(queries.filter((query) => query.includes('"scholarships"'))).toEqual([])
  })
})

describe('what cannot be counted', () => {
  it('is named by its field, as when it is saved', async () => {
    const student = await aStudent(app)
    const response = await preview(student, {
      ...fields({ gpa: 9, shoeSize: 44 }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { gpa: 'Please enter a number from 0 to 4.', shoeSize: 'This field is not known.' },
    })
    const ahead = await preview(student, { dob: '2030-01-01' })
    expect(ahead.json().error.fields).toEqual({ dob: 'Please enter valid date of birth' })
    const town = await preview(student, fields({ collegeCity: 'Boston' }))
    expect(town.json().error.fields).toHaveProperty('collegeCity')
    expect((await preview(student, { firstName: 'Dana' })).statusCode).toBe(400)
  })

  it('is nobody’s without a session', async () => {
    expect((await preview({ headers: { authorization: '' } }, {})).statusCode).toBe(401)
  })
})
