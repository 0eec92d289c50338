import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imports } from '../../../db/schema/imports.ts'
import { listingClauses, listingDecisions } from '../../../db/schema/listings.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aHeldBackListing, aReadListing } from '../../../testing/factories/desk.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { storeReadings } from '../storing/store-readings.ts'
import { mergeListings } from '../duplicates/merge-listings.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(imports)
  await app.db.delete(scholarships)
  await app.db.delete(listingDecisions)
  app.clock.advance({ minutes: 1 })
  admin = await aStudent(app, { role: 'ADMIN' })
})

const OHIO = { fact: 'state', in: ['OH'] }
const KENTUCKY = { fact: 'state', in: ['KY'] }
const BEES = { attest: 'Do you keep bees?' }

const get = async (path: string) => (await ask(app, admin, 'GET', `/admin/desk${path}`)).body.data
const post = (path: string, payload?: object) =>
  ask(app, admin, 'POST', `/admin/desk${path}`, payload && { payload })

interface Choice {
  verdict?: 'accept' | 'edit' | 'reject'
  criteria?: string
  isEverywhere?: boolean
}

async function decide(clauseId: string | undefined, choice: Choice = {}) {
  const id = randomUUID()
  const answer = await post('/decisions', { id, clauseId, verdict: 'accept', ...choice })
  return { id, ...answer }
}

const listing = async (id: string) => {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  return { criteria: row?.criteria.all, known: row?.known, status: row?.status }
}

const stateOf = async (id: string | undefined) => {
  const [row] = await app.db
    .select()
    .from(listingClauses)
    .where(eq(listingClauses.id, id ?? ''))
  return row?.state
}

const idsOf = ({ listings }: { listings: { id: string }[] }) => listings.map(({ id }) => id)

describe('what waits', () => {
  it('is listed by kind, what most students follow first', async () => {
    const quiet = await aReadListing(app)
    const saved = await aReadListing(app)
    const unread = await aReadListing(app, [{ confidence: 'unread', criteria: BEES }])
    await aReadListing(app, [{ confidence: 'certain' }, { state: 'confirmed' }])
    await aReadListing(app, [{}], { status: 'withdrawn' })
    const student = await aStudent(app)
    await app.db.insert(savedScholarships).values({
      applicantId: student.applicantId,
      scholarshipId: saved.id,
      savedAt: app.clock.now(),
    })
    const unsure = await get('?kind=unsure')
    expect(idsOf(unsure)).toEqual([saved.id, quiet.id])
    expect(unsure).toMatchObject({
      total: 2,
      listings: [{ unsure: 1, unread: 0, viewers: 1 }, { viewers: 0 }],
      waiting: { unsure: 2, unread: 1, alike: 0, reports: 0, heldBack: 0, merges: 0 },
      doneToday: 0,
    })
    expect(idsOf(await get('?kind=unread'))).toEqual([unread.id])
    expect(idsOf(await get('?kind=unsure&offset=1&limit=2'))).toEqual([quiet.id])
  })

  it('is shown with its texts and how often the same waits elsewhere', async () => {
    const { id } = await aReadListing(app, [{}, { likeness: 'other', state: 'rejected' }])
    await aReadListing(app)
    await aReadListing(app, [{ state: 'confirmed' }])
    expect(await get(`/listings/${id}`)).toMatchObject({
      id,
      known: 'partly',
      heldBack: null,
      texts: [{ kind: 'eligibility', text: 'Must be a resident of Ohio.' }],
      clauses: [
        {
          words: 'resident of Ohio',
          from: 10,
          to: 26,
          confidence: 'unsure',
          state: 'read',
          criteria: JSON.stringify(OHIO),
          elsewhere: 1,
        },
        { state: 'rejected', elsewhere: 0 },
      ],
    })
  })
})

describe('deciding', () => {
  it('counts what is accepted at once, in lists too', async () => {
    const { id, clauses } = await aReadListing(app)
    const student = await aStudent(app, { answers: { state: ['NV'] } })
    const verdict = async () =>
      (await ask(app, student, 'GET', `/scholarships/${id}`)).body.data.match.verdict
    expect(await verdict()).toBe('possible')
    const { body } = await decide(clauses[0]?.id)
    expect(body.data).toEqual({ clauses: 1, listings: 1 })
    expect(await listing(id)).toMatchObject({ criteria: [OHIO], known: 'read' })
    expect(await verdict()).toBe('ineligible')
    expect(await get('?kind=unsure')).toMatchObject({ total: 0, doneToday: 1 })
  })

  it('settles a sentence that asks nothing, and leaves one open that nobody decided', async () => {
    const sentence = { confidence: 'unread', criteria: BEES, isAsked: true } as const
    const { id, clauses } = await aReadListing(app, [
      { confidence: 'certain' },
      { ...sentence, likeness: 'one', criteria: { attest: 'Do you fly?' } },
      { ...sentence, likeness: 'two' },
    ])
    await decide(clauses[1]?.id, { verdict: 'reject' })
    expect(await listing(id)).toMatchObject({ criteria: [OHIO, BEES], known: 'partly' })
    await decide(clauses[2]?.id)
    expect(await listing(id)).toMatchObject({ criteria: [OHIO, BEES], known: 'read' })
  })

  it('takes other criteria in place of what was read, and says what is wrong with them', async () => {
    const { id, clauses } = await aReadListing(app)
    const clauseId = clauses[0]?.id
    const edit = (criteria: string) => decide(clauseId, { verdict: 'edit', criteria })
    for (const [criteria, words] of [
      ['{', 'This is not JSON.'],
      ['{"fact":"state","in":["XX"]}', 'in[0]: '],
      ['{"fact":"shoeSize","is":1}', 'fact: Unknown fact "shoeSize".'],
      ['[]', 'A clause must be an object.'],
    ] as const) {
      const { status, body } = await edit(criteria)
      expect([status, body.error.fields.criteria]).toEqual([400, expect.stringContaining(words)])
    }
    expect(await stateOf(clauseId)).toBe('read')
    const nice = { fact: 'state', in: ['OH', 'KY'], soft: true }
    expect((await edit(JSON.stringify(nice))).status).toBe(200)
    expect((await listing(id)).criteria).toEqual([nice])
    expect((await get(`/listings/${id}`)).clauses[0]).toMatchObject({
      state: 'confirmed',
      criteria: JSON.stringify(nice),
      readCriteria: JSON.stringify(OHIO),
    })
  })

  it('asks nothing of students that nobody put as a question', async () => {
    const words = { attest: 'Bees, two hives.' }
    const { clauses } = await aReadListing(app, [{ confidence: 'unread', criteria: words }])
    const { body } = await decide(clauses[0]?.id)
    expect(body.error.fields.criteria).toBe('Write the question first.')
    const criteria = JSON.stringify(BEES)
    expect((await decide(clauses[0]?.id, { verdict: 'edit', criteria })).status).toBe(200)
  })

  it('decides the same sentence elsewhere where it waits, and only when asked to', async () => {
    const here = await aReadListing(app)
    const there = await aReadListing(app)
    const decided = await aReadListing(app, [{ state: 'rejected' }])
    const other = await aReadListing(app, [{ likeness: 'another sentence' }])
    await decide(here.clauses[0]?.id, { verdict: 'reject' })
    expect(await stateOf(there.clauses[0]?.id)).toBe('read')
    const { body } = await decide(here.clauses[0]?.id, { isEverywhere: true })
    expect(body.data).toEqual({ clauses: 2, listings: 2 })
    expect((await listing(there.id)).criteria).toEqual([OHIO])
    expect(await stateOf(decided.clauses[0]?.id)).toBe('rejected')
    expect(await stateOf(other.clauses[0]?.id)).toBe('read')
  })

  it('decides once, however often it is sent', async () => {
    const { clauses } = await aReadListing(app)
    const body = { id: randomUUID(), clauseId: clauses[0]?.id, verdict: 'accept' }
    const answers = [await post('/decisions', body), await post('/decisions', body)]
    expect(answers.map(({ body: { data } }) => data)).toEqual([
      { clauses: 1, listings: 1 },
      { clauses: 1, listings: 1 },
    ])
    expect(await app.db.$count(listingDecisions)).toBe(1)
  })

  it('decides once when it comes twice at once', async () => {
    const { clauses } = await aReadListing(app)
    const call = { id: randomUUID(), clauseId: clauses[0]?.id, verdict: 'accept' }
    const answers = await Promise.all([1, 2, 3].map(() => post('/decisions', call)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await app.db.$count(listingDecisions)).toBe(1)
  })

  it('holds on when the same words are read again', async () => {
    const { id, clauses } = await aReadListing(app)
    await decide(clauses[0]?.id, { verdict: 'edit', criteria: JSON.stringify(KENTUCKY) })
    const [row] = await app.db.select().from(listingClauses)
    if (!row) throw new Error('The clause is gone.')
    const texts = [{ kind: 'eligibility' as const, text: 'Now: must be a resident of Ohio.' }]
    const { why: _why, ...clause } = { ...row, criteria: row.readCriteria }
    await app.db.transaction((tx) =>
      storeReadings(tx, [{ id, reading: { known: 'partly', texts, clauses: [clause] } }]),
    )
    expect(await listing(id)).toMatchObject({ criteria: [KENTUCKY], known: 'read' })
  })

  it('is undone as a whole, but where somebody decided again', async () => {
    const [here, there] = [await aReadListing(app), await aReadListing(app)]
    const before = await listing(here.id)
    const { id } = await decide(here.clauses[0]?.id, { isEverywhere: true })
    await decide(there.clauses[0]?.id, { verdict: 'reject' })
    expect((await post(`/decisions/${id}/undo`)).body.data).toEqual({ clauses: 1, listings: 1 })
    expect(await listing(here.id)).toEqual({ ...before, known: 'partly' })
    expect(await stateOf(there.clauses[0]?.id)).toBe('rejected')
    expect((await post(`/decisions/${id}/undo`)).body.data).toEqual({ clauses: 0, listings: 0 })
    expect(await get('?kind=unsure')).toMatchObject({ total: 1, doneToday: 1 })
  })
})

describe('what an import held back', () => {
  it('is published, left out or put back to wait', async () => {
    const id = await aHeldBackListing(app)
    expect(await get('?kind=heldBack')).toMatchObject({
      total: 1,
      listings: [{ id, unsure: 1, heldBack: 'of 2019, and not checked since' }],
    })
    const settle = async (verdict: string) =>
      (await post(`/listings/${id}/settle`, { verdict })).body.data.status
    expect(await settle('publish')).toBe('published')
    expect(await get('?kind=heldBack')).toMatchObject({ total: 0, waiting: { unsure: 1 } })
    expect(await settle('wait')).toBe('draft')
    expect(await get('?kind=heldBack')).toMatchObject({ total: 1 })
    expect(await settle('leaveOut')).toBe('draft')
    expect(await get('?kind=heldBack')).toMatchObject({ total: 0 })
  })

  it('is none of a listing that was never held back', async () => {
    const { id } = await aReadListing(app)
    const { body } = await post(`/listings/${id}/settle`, { verdict: 'publish' })
    expect(body.error.code).toBe('NOT_FOUND')
  })
})

it('lists merges of the last days, and takes them apart', async () => {
  const [stays, goes] = [await aScholarship(app), await aScholarship(app)]
  const merge = { survivorId: stays.id, mergedId: goes.id, basis: 'name', likeness: 0.94 } as const
  await app.db.transaction((tx) => mergeListings(tx, { ...merge, mergedBy: null }, app.clock.now()))
  const { total, merges } = await get('/merges')
  expect([total, merges]).toMatchObject([
    1,
    [{ likeness: 0.94, mergedBy: null, stays: { id: stays.id }, goes: { id: goes.id } }],
  ])
  expect((await post(`/merges/${merges[0].id}/undo`)).status).toBe(200)
  expect((await listing(goes.id)).status).toBe('published')
  expect(await get('/merges')).toEqual({ total: 0, merges: [] })
})
