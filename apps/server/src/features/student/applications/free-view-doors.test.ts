import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications, providerApplications } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, readApplication, send } from '../../../testing/factories/application.ts'
import {
  asks,
  aScholarship,
  someScholarships,
  type StoredScholarship,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const requirements = [asks('text'), asks('file', { isOptional: true }), asks('text')]

/** Has no free view left. */
async function atTheLimit(): Promise<Student> {
  const student = await aStudent(app)
  for (const { id } of await someScholarships(app, [{}, {}, {}]))
    expect((await send(app, student, id, 'Received')).status).toBe(200)
  return student
}

const view = (student: Student, id: string) => ask(app, student, 'GET', `/scholarships/${id}`)

async function put({ headers }: Student, path: string, payload: object) {
  const url = `/api/v1/scholarships/${path}`
  const answer = await app.server.inject({ method: 'PUT', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const note = (student: Student, id: string, payload: object) =>
  put(student, `${id}/provider-application`, payload)

async function onTrial(student: Student): Promise<void> {
  const mine = eq(applicants.id, student.applicantId)
  await app.db.update(applicants).set({ isTrailTaken: true }).where(mine)
}

const apply = (student: Student, id: string) =>
  ask(app, student, 'POST', `/register-applicants/apply-scholarship/${id}`)

type Door = (
  student: Student,
  scholarship: StoredScholarship,
) => Promise<{ status: number; body: { error: { code: string } } }>

it('closes rows of lists too: what a card shows, and nothing of the page', async () => {
  const student = await atTheLimit()
  // Its text is its title's.
  const title = 'A long text. '.repeat(40)
  const closed = await aScholarship(app, { title, requirements })
  const draw = await aScholarship(app, { title, requirements, isRandomDraw: true })
  for (const { id } of [closed, draw]) await put(student, 'add-wishlist', { scholarshipId: id })
  const { body } = await ask(app, student, 'GET', '/scholarships/get-wishlist')
  const rows = new Map((body.data as ListedScholarship[]).map((row) => [row.id, row]))
  expect(rows.get(closed.id)).toMatchObject({
    isLocked: true,
    requirements: [],
    requirementCount: 3,
  })
  expect(rows.get(closed.id)?.description).toHaveLength(160)
  expect(rows.get(draw.id)?.requirements).toHaveLength(3)
  expect(rows.get(draw.id)).not.toHaveProperty('isLocked')
})

const DOORS: [string, object, Door][] = [
  ['saving an empty draft', {}, (student, { id }) => send(app, student, id, 'Draft')],
  [
    'saving a draft with an answer',
    {},
    (student, { id, asks: [text] }) => send(app, student, id, 'draft', [[text, 'Words']]),
  ],
  [
    'saving a draft beside a file of nobody’s',
    {},
    (student, { id, asks: [text, file] }) =>
      send(app, student, id, 'Draft', [
        [text, 'Words'],
        [file, '/api/v1/files/x/cv.pdf'],
      ]),
  ],
  [
    'submitting what is not answered in full',
    {},
    (student, { id, asks: [text] }) => send(app, student, id, 'Received', [[text, 'Words']]),
  ],
  [
    'submitting what is closed',
    { deadline: '2026-11-01' },
    (student, { id }) => send(app, student, id, 'Received'),
  ],
  [
    'applying from the chat on trial',
    {},
    async (student, { id }) => {
      await onTrial(student)
      return apply(student, id)
    },
  ],
  [
    'noting an application elsewhere',
    { delivery: 'provider' },
    (student, { id }) => note(student, id, { hasApplied: true, outcome: 'won' }),
  ],
]

describe('beyond the free views', () => {
  it.each(DOORS)('%s opens no page', async (_what, options, door) => {
    const scholarship = await aScholarship(app, { requirements, ...options })
    const { id } = scholarship
    const student = await atTheLimit()
    const { status, body } = await door(student, scholarship)
    expect([status, body.error.code]).toEqual([402, 'FREE_VIEW_LIMIT'])
    expect((await view(student, id)).status).toBe(402)
    expect((await readApplication(app, student, id)).status).toBeNull()
    const ofIt = eq(applications.scholarshipId, id)
    expect(await app.db.$count(applications, ofIt)).toBe(0)
    const noted = eq(providerApplications.scholarshipId, id)
    expect(await app.db.$count(providerApplications, noted)).toBe(0)
  })

  it('the wishlist opens no page', async () => {
    const { id } = await aScholarship(app)
    const student = await atTheLimit()
    expect((await put(student, 'add-wishlist', { scholarshipId: id })).status).toBe(200)
    expect((await view(student, id)).status).toBe(402)
  })

  it('what was begun or noted before goes on', async () => {
    const [begun, elsewhere] = [
      await aScholarship(app, { requirements }),
      await aScholarship(app, { delivery: 'provider' }),
    ]
    const student = await aStudent(app)
    await send(app, student, begun.id, 'Draft')
    await note(student, elsewhere.id, { hasApplied: true })
    for (const { id } of await someScholarships(app, [{}, {}, {}]))
      await send(app, student, id, 'Received')
    const answers = [[begun.asks[0], 'Words']] as [string, string][]
    expect((await send(app, student, begun.id, 'Draft', answers)).status).toBe(200)
    expect((await send(app, student, begun.id, 'Received')).status).toBe(422)
    expect((await note(student, elsewhere.id, { hasApplied: true, outcome: 'won' })).status).toBe(
      200,
    )
    expect((await note(student, elsewhere.id, { hasApplied: false })).status).toBe(200)
    expect((await note(student, elsewhere.id, { hasApplied: true })).body.error.code).toBe(
      'FREE_VIEW_LIMIT',
    )
  })

  it('subscribers, random draws and the featured scholarship have no limit', async () => {
    const [usual, draw, featured] = [
      await aScholarship(app, { requirements }),
      await aScholarship(app, { requirements, isRandomDraw: true }),
      await aScholarship(app, { requirements, isFeatured: true }),
    ]
    const student = await atTheLimit()
    expect((await send(app, student, draw.id, 'Draft')).status).toBe(200)
    await onTrial(student)
    expect((await apply(student, featured.id)).body.data).toMatchObject({ status: 'Draft' })
    const subscriber = await aStudent(app, { isSubscriber: true })
    for (const { id } of await someScholarships(app, [{}, {}, {}]))
      await send(app, subscriber, id, 'Received')
    expect((await send(app, subscriber, usual.id, 'Draft')).status).toBe(200)
  })

  it('what is sent counts, and is open from then on', async () => {
    const { id } = await aScholarship(app)
    const student = await atTheLimit()
    const sent = await send(app, student, id, 'Received')
    expect(sent.body.data).toMatchObject({ status: 'Received', scholarshipCount: 4 })
    expect((await view(student, id)).status).toBe(200)
  })
})
