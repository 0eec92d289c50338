import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { listingPairs } from '../../../db/schema/duplicates.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { sourceFindings } from '../../../db/schema/sources.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { aReadListing } from '../../../testing/factories/desk.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(applications)
  await app.db.delete(scholarships)
  await app.db.delete(supportRequests)
  admin = await aStudent(app, { role: 'ADMIN' })
})

const get = async (path: string) => (await ask(app, admin, 'GET', `/admin/desk${path}`)).body.data
const post = (path: string, payload?: object) =>
  ask(app, admin, 'POST', `/admin/desk${path}`, payload && { payload })
const listing = async (id: string) => {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  return row
}
const idsOf = ({ listings }: { listings: { id: string }[] }) => listings.map(({ id }) => id)

describe('two entries that look alike', () => {
  const aPair = async () => {
    const [stays, goes] = [await aReadListing(app), await aReadListing(app)]
    const id = randomUUID()
    const ids = { id, staysId: stays.id, goesId: goes.id }
    await app.db
      .insert(listingPairs)
      .values({ ...ids, basis: 'name', likeness: 0.94, foundAt: app.clock.now() })
    return ids
  }
  const settle = (id: string, verdict: string) => post(`/pairs/${id}/settle`, { verdict })

  it('wait together, are joined, and can be taken apart', async () => {
    const { id, staysId, goesId } = await aPair()
    expect(await get('?kind=alike')).toMatchObject({
      total: 1,
      listings: [{ id: staysId, alike: 1 }],
      waiting: { alike: 1 },
    })
    expect((await get(`/listings/${staysId}`)).pairs).toMatchObject([
      { id, likeness: 0.94, other: { id: goesId, award: '$1,000' } },
    ])
    expect((await settle(id, 'same')).status).toBe(200)
    expect((await listing(goesId))?.status).toBe('merged')
    expect((await get('/merges')).merges).toMatchObject([{ basis: 'person' }])
    expect((await settle(id, 'same')).body.error.code).toBe('NOT_FOUND')
  })

  it('are two for good once somebody says so', async () => {
    const { id, goesId } = await aPair()
    await settle(id, 'different')
    expect((await listing(goesId))?.status).toBe('published')
    expect(await get('?kind=alike')).toMatchObject({ total: 0 })
  })

  it('stay apart while somebody works on the one that would go', async () => {
    const { id, goesId } = await aPair()
    await send(app, await aStudent(app), goesId, 'Draft')
    expect((await settle(id, 'same')).body.error.code).toBe('PAIR_IN_USE')
    expect(await get('?kind=alike')).toMatchObject({ total: 1 })
  })
})

it('brings what students report to its listing, until it is answered', async () => {
  const { id } = await aReadListing(app)
  const student = await aStudent(app)
  const payload = {
    query: 'Report: Lake Award',
    description: `It asks for a fee\nLake\nListing ${id}`,
  }
  const report = await ask(app, student, 'POST', '/scholarships/add-support', { payload })
  expect(await get('?kind=reports')).toMatchObject({ total: 1, listings: [{ id, reports: 1 }] })
  expect((await get(`/listings/${id}`)).reports).toMatchObject([{ words: payload.description }])
  await ask(app, admin, 'POST', `/admin/support-requests/${report.body.data.id}/resolve`)
  expect(await get('?kind=reports')).toMatchObject({ total: 0 })
})

it('puts warnings on a listing, which waits for a person with two of them', async () => {
  const { id } = await aReadListing(app)
  const flag = (kind: string) => post(`/listings/${id}/flags`, { kind, words: `Why: ${kind}` })
  expect((await flag('fee')).body.data).toEqual({ status: 'published' })
  const student = await aStudent(app)
  const seen = async () => (await ask(app, student, 'GET', `/scholarships/${id}`)).body.data
  expect(await seen()).toMatchObject({
    cautions: [{ kind: 'fee', words: 'Why: fee' }],
    trust: { history: [{ kind: 'flagged', lines: ['Why: fee'] }] },
  })
  expect((await flag('fee')).body.data).toEqual({ status: 'published' })
  expect((await flag('noWinners')).body.data).toEqual({ status: 'draft' })
  expect(await get('?kind=heldBack')).toMatchObject({
    listings: [{ id, heldBack: 'asks for money, never says who won' }],
  })
  const { flags } = await get(`/listings/${id}`)
  expect(flags).toMatchObject([{ kind: 'fee' }, { kind: 'noWinners' }])
  await post(`/flags/${flags[1].id}/clear`)
  expect((await post(`/flags/${flags[1].id}/clear`)).body.error.code).toBe('NOT_FOUND')
  await post(`/listings/${id}/settle`, { verdict: 'publish' })
  expect((await seen()).cautions).toHaveLength(1)
})

describe('what checks of pages found', () => {
  const aFinding = async (
    kind: 'changed' | 'dead',
    texts = { before: 'By 1 March', after: 'By 15 March' },
  ) => {
    const { id: scholarshipId } = await aReadListing(app, [])
    const id = randomUUID()
    await app.db
      .insert(sourceFindings)
      .values({ id, scholarshipId, kind, foundAt: app.clock.now(), ...texts })
    return { id, scholarshipId }
  }

  it('waits by kind, with what differs, until somebody looked at it', async () => {
    const { id, scholarshipId } = await aFinding('changed')
    const gone = await aFinding('dead', { before: '', after: '' })
    const waiting = await get('?kind=changed')
    expect(waiting).toMatchObject({
      total: 1,
      listings: [{ id: scholarshipId, isChanged: true, isDead: false }],
      waiting: { changed: 1, dead: 1 },
    })
    expect(idsOf(await get('?kind=dead'))).toEqual([gone.scholarshipId])
    expect(await get(`/listings/${scholarshipId}`)).toMatchObject({
      source: null,
      findings: [
        { id, kind: 'changed', passages: [{ before: 'By 1 March', after: 'By 15 March' }] },
      ],
    })
    expect((await post(`/findings/${id}/settle`, { act: 'seen' })).body.data).toEqual({
      status: 'published',
    })
    expect(await get('?kind=changed')).toMatchObject({ total: 0 })
    expect((await post(`/findings/${id}/settle`, { act: 'seen' })).body.error.code).toBe(
      'NOT_FOUND',
    )
  })

  it('leads a listing to another page, or closes it', async () => {
    const moved = await aFinding('dead')
    const move = (address: string) => post(`/findings/${moved.id}/settle`, { act: 'move', address })
    expect((await move('http://localhost/')).body.error.fields.address).toMatch(/full address/)
    expect((await move('fund.example/2027')).status).toBe(200)
    expect((await listing(moved.scholarshipId))?.applyUrl).toBe('https://fund.example/2027')
    const closed = await aFinding('dead')
    await post(`/findings/${closed.id}/settle`, { act: 'close' })
    expect((await listing(closed.scholarshipId))?.status).toBe('withdrawn')
  })
})
