import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aFamily, askFamily } from '../../../testing/factories/family.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const view = (parent: Student, student: Student, part = '') =>
  askFamily(app, parent, 'GET', `/students/${student.applicantId}${part}`)
const ALL = '/matches?withoutRequirement=false&limit=100'

it('tells what was begun and sent, without a word of it', async () => {
  const { student, parent } = await aFamily(app)
  const essay = await aScholarship(app, {
    title: 'Essay award',
    deadline: '2026-12-01',
    requirements: [asks('editor'), asks('text'), asks('link', { isOptional: true })],
  })
  const sent = await aScholarship(app, { title: 'Sent award' })
  await send(app, student, essay.id, 'Draft', [[essay.asks[0], '<p>My secret diary</p>']])
  app.clock.advance({ seconds: 1 })
  await send(app, student, sent.id, 'Received')
  const { status, data } = await view(parent, student)
  expect(status).toBe(200)
  expect(data).toMatchObject({ firstName: 'Dana', lastName: 'Reyes', suggestions: [] })
  expect(data.stats).toMatchObject({ draft: 1, applied: 1, saved: 0 })
  const common = { sponsorName: 'Harbour Light Trust', stage: null }
  expect(data.applications).toEqual([
    {
      ...common,
      scholarshipId: sent.id,
      title: 'Sent award',
      status: 'Received',
      done: 0,
      required: 0,
      closesAt: null,
    },
    {
      ...common,
      scholarshipId: essay.id,
      title: 'Essay award',
      status: 'Draft',
      done: 1,
      required: 2,
      closesAt: expect.stringMatching(/^2026-12-01T23:59:/),
    },
  ])
  expect(JSON.stringify(data)).not.toContain('diary')
})

it('lists an application on the sponsor’s own site', async () => {
  const { student, parent } = await aFamily(app)
  const { id } = await aScholarship(app, { delivery: 'provider' })
  await app.server.inject({
    method: 'PUT',
    url: `/api/v1/scholarships/${id}/provider-application`,
    headers: student.headers,
    payload: { hasApplied: true, outcome: 'won' },
  })
  const { data } = await view(parent, student)
  expect(data.applications).toMatchObject([{ scholarshipId: id, status: null, stage: 'won' }])
})

it('shows the same matches and counts whatever the student said of what is not shared', async () => {
  await aScholarship(app, { criteria: [{ fact: 'lgbtq', is: true }] })
  await aScholarship(app, { criteria: [{ fact: 'employer', in: ['Acme'], relation: 'spouse' }] })
  await aScholarship(app, {
    criteria: [
      {
        any: [
          { fact: 'religion', in: ['catholic'] },
          { fact: 'gpa', gte: 3 },
        ],
      },
    ],
  })
  const [yes, no, silent] = [
    await aFamily(app, {
      answers: { gpa: [2], lgbtq: [true], religion: ['catholic'], 'employer:spouse': ['Acme'] },
    }),
    await aFamily(app, {
      answers: { gpa: [2], lgbtq: [false], religion: ['jewish'], 'employer:spouse': [] },
    }),
    await aFamily(app, { answers: { gpa: [2] } }),
  ]
  const [first, ...others] = await Promise.all(
    [yes, no, silent].map(async ({ parent, student }) => {
      const [matches, whole] = [await view(parent, student, ALL), await view(parent, student)]
      return { matches: matches.data, stats: whole.data.stats }
    }),
  )
  for (const other of others) expect(other).toEqual(first)
  const said = JSON.stringify(
    first!.matches.scholarshiplists.map((row: { match: object }) => row.match),
  )
  expect(said).not.toMatch(/lgbtq|religion|spouse/)
})

it('lists matches without what the student did with them', async () => {
  const { student, parent } = await aFamily(app, { answers: { gpa: [3.5] } })
  const { id } = await aScholarship(app, { criteria: [{ fact: 'gpa', gte: 3.2 }] })
  await app.server.inject({
    method: 'PUT',
    url: '/api/v1/scholarships/add-wishlist',
    headers: student.headers,
    payload: { scholarshipId: id },
  })
  const { data } = await view(parent, student, ALL)
  const row = data.scholarshiplists.find((each: { id: string }) => each.id === id)
  expect(row).toMatchObject({ isLiked: false, wishlist: [], match: { verdict: 'eligible' } })
  expect(row.match.reasons).toMatchObject([{ fact: 'gpa', result: 'met' }])
})

it('is closed to everybody who is not linked, to the student and to the other direction', async () => {
  const { student, parent } = await aFamily(app)
  const stranger = await aStudent(app)
  const cases: [Student, Student][] = [
    [stranger, student],
    [student, student],
    [student, parent],
  ]
  for (const [asking, asked] of cases)
    for (const part of ['', ALL, '/profile'])
      expect((await view(asking, asked, part)).status).toBe(404)
})

it('follows several students, and one student is followed by several parents', async () => {
  const [one, other] = [await aFamily(app), await aFamily(app)]
  const invited = await askFamily(app, other.student, 'POST', '/invitations', { invites: 'parent' })
  const token = invited.data.url.split('#')[1]
  await askFamily(app, one.parent, 'POST', `/invited/${token}/acceptance`)
  for (const { student } of [one, other]) expect((await view(one.parent, student)).status).toBe(200)
  expect((await askFamily(app, other.student, 'GET')).data.parents).toHaveLength(2)
})
