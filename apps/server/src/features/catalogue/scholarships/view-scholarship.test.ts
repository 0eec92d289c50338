import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function view({ headers }: Student, id: string) {
  const answer = await app.server.inject({ url: `/api/v1/scholarships/${id}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

async function submit({ headers }: Student, scholarshipId: string, status = 'Received') {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers,
    payload: { scholarshipId, status, requirements: [] },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

it('shows a scholarship with its requirements, its sponsor’s texts and how it fits', async () => {
  const { id, asks: ids } = await aScholarship(app, {
    title: 'Tide Grant',
    sponsor: 'Tide Society',
    amounts: [1000, 500],
    deadline: '2027-03-01',
    requirements: [
      asks('editor', { title: 'Essay', limits: { wordLength: 500 } }),
      asks('link', { title: 'Portfolio', isOptional: true }),
    ],
    termsHtml: '<p>Terms</p>',
    affidavitHtml: '<p>True</p>',
    criteria: [{ fact: 'gpa', gte: 3 }],
  })
  const { status, body } = await view(await aStudent(app, { answers: { gpa: [3.5] } }), id)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id,
    scholarshipId: id,
    title: 'Tide Grant',
    user: { firstName: 'Tide Society' },
    amounts: [1000, 500],
    awards: 1500,
    recurrenceConfig: { deadline: '2027-03-01T23:59:59.999-05:00' },
    isOpen: true,
    terms: '<p>Terms</p>',
    privacy: null,
    affidavit: '<p>True</p>',
    match: { verdict: 'eligible', unknown: [] },
    requirements: [
      { id: ids[0], title: 'Essay', optional: false, limits: '{"wordLength":500}' },
      { id: ids[1], title: 'Portfolio', optional: true, limits: '{}' },
    ],
  })
  expect(body.data).not.toHaveProperty('organisationId')
  expect(body.data).not.toHaveProperty('suggestedCriteria')
  expect(body.data).not.toHaveProperty('sourceKey')
})

it('can be read when it is closed or does not fit', async () => {
  const closed = await aScholarship(app, { deadline: '2026-11-01' })
  const unfit = await aScholarship(app, { criteria: [{ fact: 'gpa', gte: 4 }] })
  const student = await aStudent(app, { answers: { gpa: [3] } })
  expect((await view(student, closed.id)).body.data.isOpen).toBe(false)
  expect((await view(student, unfit.id)).body.data.match).toMatchObject({
    verdict: 'ineligible',
    reasons: [{ result: 'notMet', fact: 'gpa' }],
  })
})

it.each(['draft', 'withdrawn'] as const)('does not show one that is %s', async (status) => {
  const { id } = await aScholarship(app, { status })
  expect((await view(await aStudent(app), id)).status).toBe(404)
})

it('still shows one that was withdrawn to a student who has begun it', async () => {
  const input = { sourceKey: `withdrawn:${randomUUID()}`, requirements: [asks('text')] }
  const { id } = await aScholarship(app, input)
  const student = await aStudent(app)
  await submit(student, id, 'Draft')
  await aScholarship(app, { ...input, status: 'withdrawn' })
  expect((await view(student, id)).body.data).toMatchObject({ isOpen: false })
  expect((await view(await aStudent(app), id)).status).toBe(404)
})

it.each(['1', 'undefined', '..%2f..', `${randomUUID()}x`, '%00', randomUUID()])(
  'knows nothing by the id %s',
  async (id) => {
    const { status, body } = await view(await aStudent(app), id)
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
  },
)

describe('the free views', () => {
  async function aStudentWhoSent(many: number) {
    const student = await aStudent(app)
    const sent = await someScholarships(
      app,
      Array.from({ length: many }, () => ({})),
    )
    for (const { id } of sent) await submit(student, id)
    return { student, sent: sent.map(({ id }) => id) }
  }

  const LIMIT_TEXT =
    'You have exceeded the limit of free scholarship views. Please subscribe to continue accessing more scholarships.'

  it('end with the third application of the first day', async () => {
    const next = await aScholarship(app)
    const { student } = await aStudentWhoSent(2)
    expect((await view(student, next.id)).status).toBe(200)
    await submit(student, (await aScholarship(app)).id)
    const { status, body } = await view(student, next.id)
    expect(status).toBe(402)
    expect(body).toEqual({
      statusCode: 402,
      message: LIMIT_TEXT,
      error: { code: 'FREE_VIEW_LIMIT', message: LIMIT_TEXT, description: LIMIT_TEXT },
    })
  })

  it('are raised by three with another day of use, in the student’s own zone', async () => {
    const next = await aScholarship(app)
    app.clock.set('2026-11-21T03:00:00Z') // ten in the evening in New York
    const { student } = await aStudentWhoSent(3)
    expect((await view(student, next.id)).status).toBe(402)
    app.clock.set('2026-11-21T03:10:00Z')
    expect((await view(student, next.id)).status).toBe(402)
    app.clock.set('2026-11-21T05:00:01Z') // past midnight
    const again = await aNewSession(student)
    expect((await view(again, next.id)).status).toBe(200)
  })

  it('never end for random draws and one’s own applications and drafts', async () => {
    const { student, sent } = await aStudentWhoSent(2)
    const draw = await aScholarship(app, { isRandomDraw: true })
    const begun = await aScholarship(app, { requirements: [asks('text')] })
    await submit(student, begun.id, 'Draft')
    await submit(student, (await aScholarship(app)).id)
    for (const id of [draw.id, begun.id, sent[0]!])
      expect((await view(student, id)).status).toBe(200)
  })

  it('never end for what was applied to in an earlier round or elsewhere', async () => {
    const { student, sent } = await aStudentWhoSent(2)
    const [earlier] = sent as [string]
    const elsewhere = await aScholarship(app, { delivery: 'provider' })
    await app.server.inject({
      method: 'PUT',
      url: `/api/v1/scholarships/${elsewhere.id}/provider-application`,
      headers: student.headers,
      payload: { hasApplied: true },
    })
    await submit(student, (await aScholarship(app)).id)
    await moveToEarlierRound(earlier)
    expect((await view(student, earlier)).status).toBe(200)
    expect((await view(student, elsewhere.id)).status).toBe(200)
    const { student: other } = await aStudentWhoSent(3)
    expect((await view(other, earlier)).status).toBe(402)
    expect((await view(other, elsewhere.id)).status).toBe(402)
  })

  it('are not used up by drafts or another student', async () => {
    const { student: busy } = await aStudentWhoSent(3)
    const student = await aStudent(app)
    const begun = await someScholarships(
      app,
      Array.from({ length: 4 }, () => ({ requirements: [asks('text')] })),
    )
    for (const { id } of begun) await submit(student, id, 'Draft')
    const next = await aScholarship(app)
    expect((await view(busy, next.id)).status).toBe(402)
    expect((await view(student, next.id)).status).toBe(200)
  })

  /** As if the scholarship had gone on to its next round since. */
  const moveToEarlierRound = (scholarshipId: string) =>
    app.db
      .update(applications)
      .set({ cycle: '2025' })
      .where(eq(applications.scholarshipId, scholarshipId))

  async function aNewSession(student: Student): Promise<Student> {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/users/auth/refresh',
      payload: { refreshToken: student.refreshToken },
    })
    const { data } = answer.json()
    const token: string = data.accessToken ?? data.token
    return { ...student, token, headers: { authorization: `Bearer ${token}` } }
  }
})

it('shows the words that were read with less than certainty, until somebody has decided', async () => {
  const { id } = await aScholarship(app, {})
  const read = (words: string, position: number, part: object = {}) => ({
    id: randomUUID(),
    scholarshipId: id,
    position,
    words,
    textIndex: 0,
    fromCharacter: 0,
    toCharacter: words.length,
    likeness: words,
    readCriteria: { fact: 'state' as const, in: ['OH'] },
    criteria: { fact: 'state' as const, in: ['OH'] },
    confidence: 'likely' as const,
    reader: 'rules',
    isAsked: false,
    state: 'read' as const,
    ...part,
  })
  await app.db
    .insert(listingClauses)
    .values([
      read('Ohio families', 3),
      read('Ohio students', 1),
      read('Ohio families', 2),
      read('Ohioans only', 0, { confidence: 'certain' }),
      read('Ohio ties', 4, { state: 'confirmed' }),
      read('Ohio heart', 5, { confidence: 'unsure' }),
    ])
  const { body } = await view(await aStudent(app), id)
  expect(body.data.likelyWords).toEqual(['Ohio students', 'Ohio families'])
})
