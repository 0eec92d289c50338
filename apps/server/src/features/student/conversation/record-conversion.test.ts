import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversions } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const record = ({ headers }: Student, payload: object) =>
  app.server.inject({ method: 'POST', url: '/api/v1/conversions', headers, payload })
const kept = ({ applicantId }: Student) =>
  app.db.select().from(conversions).where(eq(conversions.applicantId, applicantId))

it('an event is noted once for a student, with the first campaign', async () => {
  const student = await aStudent(app)
  const other = await aStudent(app)
  const at = app.clock.now()
  const first = { event: 'Phase 6', utmSource: ' letter ', utmCampaign: 'autumn', utmTerm: '  ' }
  const answer = await record(student, first)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toEqual({ event: 'Phase 6' })
  app.clock.advance({ minutes: 1 })
  await Promise.all([
    record(student, { event: 'Phase 6', utmSource: 'late' }),
    record(student, { event: 'Profile Updated via conversation Bot' }),
    record(other, { event: 'Phase 6' }),
  ])
  const campaign = { utmSource: 'letter', utmCampaign: 'autumn' }
  const noted = await kept(student)
  expect(noted).toHaveLength(2)
  expect(noted.find(({ event }) => event === 'Phase 6')).toMatchObject({ campaign, recordedAt: at })
  expect(await kept(other)).toMatchObject([{ event: 'Phase 6', campaign: {} }])
})

it('values too long for any campaign are cut, never in the middle of a sign', async () => {
  const student = await aStudent(app)
  const utmSource = `${'a'.repeat(199)}🎓🎓\u0000`
  const answer = await record(student, {
    event: 'Phase 6',
    utmSource,
    utmTerm: 'half \ud800\u0007',
  })
  expect(answer.statusCode).toBe(200)
  expect(await kept(student)).toMatchObject([
    { campaign: { utmSource: `${'a'.repeat(199)}🎓`, utmTerm: 'half �' } },
  ])
})

it.each([
  { event: 'Phase 7' },
  {},
  { event: 'Phase 6', utmSource: 7 },
  { event: 'Phase 6', x: '' },
])('%j is no conversion', async (payload) => {
  const student = await aStudent(app)
  expect((await record(student, payload)).statusCode).toBe(400)
  expect(await kept(student)).toEqual([])
})
