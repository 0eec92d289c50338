import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send as sendAs } from '../../../testing/factories/application.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function get({ headers }: Student, path: string) {
  const answer = await app.server.inject({ url: `/api/v1/scholarships/${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

async function send(student: Student, scholarshipId: string, status: string) {
  app.clock.advance({ seconds: 1 })
  await sendAs(app, student, scholarshipId, status)
}

async function put({ headers }: Student, path: string, payload: object) {
  const url = `/api/v1/scholarships/${path}`
  return app.server.inject({ method: 'PUT', url, headers, payload })
}

it('has no application before the first answer', async () => {
  const { id } = await aScholarship(app)
  const { status, body } = await get(await aStudent(app), `${id}/applicants/get-applicant-details`)
  expect(status).toBe(200)
  expect(body).toEqual({
    statusCode: 200,
    data: {
      status: null,
      applicationId: null,
      stage: null,
      preparedFromCycle: null,
      submittedAt: null,
      recipient: null,
      applicantFields: [],
    },
  })
})

it('shows each answer with its field', async () => {
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [asks('text', { options: ['a', 'b'] })],
  })
  const student = await aStudent(app)
  await sendAs(app, student, id, 'Draft', [[ids[0], 'a']])
  const { body } = await get(student, `${id}/applicants/get-applicant-details`)
  expect(body.data).toMatchObject({
    status: 'Draft',
    applicantFields: [
      {
        requirementId: ids[0],
        fieldId: ids[0],
        fieldValue: 'a',
        version: 1,
        field: { options: ['a', 'b'] },
      },
    ],
  })
})

it('has no details of a scholarship nobody knows', async () => {
  const hidden = await aScholarship(app, { status: 'draft' })
  const student = await aStudent(app)
  for (const id of [randomUUID(), hidden.id, '1'])
    expect((await get(student, `${id}/applicants/get-applicant-details`)).status).toBe(404)
})

it('lists what a student has begun, sent or sent elsewhere, the latest first', async () => {
  const stored = await someScholarships(app, [
    { title: 'sent' },
    { title: 'begun', requirements: [asks('text')] },
    { title: 'elsewhere', delivery: 'provider', applyUrl: 'https://example.org' },
    { title: 'only saved' },
  ])
  const [sent, begun, elsewhere, saved] = stored.map(({ id }) => id)
  const student = await aStudent(app)
  await send(student, sent!, 'Received')
  app.clock.advance({ seconds: 1 })
  await put(student, `${elsewhere}/provider-application`, { hasApplied: true })
  await send(student, begun!, 'Draft')
  await put(student, 'add-wishlist', { scholarshipId: saved })
  const rows: ListedScholarship[] = (await get(student, 'me/scholarships')).body.data
  expect(rows.map(({ title, scholarshipStatus }) => [title, scholarshipStatus])).toEqual([
    ['begun', 'Draft'],
    ['elsewhere', undefined],
    ['sent', 'Received'],
  ])
  expect(rows[1]?.appliedElsewhereAt).toBe(app.clock.now().toISOString().replace(/:03/, ':02'))
  expect((await get(student, 'stats')).body.data).toMatchObject({ saved: 1, draft: 1, applied: 2 })
  expect((await get(await aStudent(app), 'me/scholarships')).body.data).toEqual([])
})

it('counts what a draft answers, not what was left empty', async () => {
  const { id, asks: ids } = await aScholarship(app, {
    title: 'counted',
    requirements: [asks('text'), asks('link'), asks('checkbox'), asks('editor')],
  })
  const student = await aStudent(app)
  await sendAs(app, student, id, 'Draft', [
    [ids[0], 'words'],
    [ids[1], ''],
    [ids[2], false],
    [ids[3], null],
  ])
  const rows: ListedScholarship[] = (await get(student, 'me/scholarships')).body.data
  expect(rows).toMatchObject([{ title: 'counted', doneIds: [expect.any(String)] }])
})

it('counts eligible and possible for the statistics, with every filter off', async () => {
  await someScholarships(app, [
    { criteria: [{ fact: 'state', in: ['GU'] }], requirements: [asks('text')] },
    {
      criteria: [
        { fact: 'state', in: ['GU'] },
        { fact: 'gpa', gte: 3 },
      ],
    },
    { criteria: [{ fact: 'state', in: ['OH'] }] },
  ])
  const student = await aStudent(app, { answers: { state: ['GU'] } })
  const before = await aStudent(app, { answers: { state: ['PR'] } })
  const [there, elsewhere] = await Promise.all([
    get(student, 'stats').then(({ body }) => body.data),
    get(before, 'stats').then(({ body }) => body.data),
  ])
  expect(there.yourRecommendation - elsewhere.yourRecommendation).toBe(2)
  expect(there.possible - elsewhere.possible).toBe(1)
  expect(there.eligible + there.possible).toBe(there.yourRecommendation)
})

it('keeps last year’s application among one’s own', async () => {
  const asked = { sourceKey: `yearly:${randomUUID()}`, title: 'yearly' }
  const { id } = await aScholarship(app, { ...asked, deadline: '2026-11-20' })
  app.clock.set('2026-11-21T04:55:00Z') // five minutes before midnight in New York
  const student = await aStudent(app)
  await send(student, id, 'Received')
  app.clock.set('2026-11-21T05:00:00Z')
  await aScholarship(app, { ...asked, deadline: '2027-11-20' })
  const rows: ListedScholarship[] = (await get(student, 'me/scholarships')).body.data
  expect(rows).toMatchObject([{ title: 'yearly', scholarshipStatus: 'Received' }])
})
