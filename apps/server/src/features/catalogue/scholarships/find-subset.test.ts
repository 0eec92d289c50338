import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { findSubset } from './find-subset.ts'
import { readFound } from './read-found.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
const COPIES = 12_000

async function counted(search: string, query: Record<string, string> = {}): Promise<number> {
  const { headers } = student
  const asked = { withoutRequirement: 'false', search, ...query }
  const answer = await app.server.inject({ url: `${LIST}/count`, headers, query: asked })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const subsetOf = (words: string) => findSubset(app, app.matches.index, { words })

/** The same scholarship many times over, each a day newer. */
async function copy(id: string, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID())
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into scholarships
      select copy.* from scholarships as original,
        jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as made(id, number),
        jsonb_populate_record(original, jsonb_build_object(
          'id', made.id, 'source_key', 'copy ' || made.id,
          'created_at', original.created_at + number * interval '1 day')) as copy
      where original.id = ${id}`)
    await recordCatalogueChange(tx, ids)
  })
  await app.matches.catchUp()
}

describe('a search', () => {
  it('of a word that very many have finds all, and the oldest on the last page', async () => {
    const createdAt = new Date('1990-01-01T00:00:00Z')
    const { id } = await aScholarship(app, { title: 'Commonword', createdAt })
    expect(await counted('commonword')).toBe(1)
    await copy(id, COPIES)
    expect(await counted('commonword')).toBe(COPIES + 1)
    const answer = await app.server.inject({
      url: LIST,
      headers: student.headers,
      query: {
        withoutRequirement: 'false',
        search: 'commonword',
        offset: String(COPIES),
        limit: String(COPIES + 10),
      },
    })
    const rows: { id: string }[] = answer.json().data.scholarshiplists
    expect(rows.map((row) => row.id)).toEqual([id])
  })

  it('is done once for all who ask the same, also at the same time', async () => {
    await aScholarship(app, { title: 'Sameword' })
    const [one, two] = await Promise.all([subsetOf("'sameword'"), subsetOf("'sameword'")])
    expect(two).toBe(one)
    await aScholarship(app, { title: 'Something else' })
    expect(await subsetOf("'sameword'")).toBe(one)
    expect(await subsetOf("'another'")).not.toBe(one)
  })

  it('follows what is added, changed, withdrawn and published again', async () => {
    const asked = { sourceKey: 'followed', title: 'Followed' }
    expect(await counted('followed')).toBe(0)
    await aScholarship(app, asked)
    expect(await counted('followed')).toBe(1)
    await aScholarship(app, { ...asked, status: 'withdrawn' })
    await aScholarship(app, { title: 'Takes the place', createdAt: new Date(0) })
    expect(await counted('followed')).toBe(0)
    await aScholarship(app, { ...asked, status: 'published' })
    expect(await counted('followed')).toBe(1)
    await aScholarship(app, { ...asked, title: 'Led' })
    expect([await counted('followed'), await counted('led')]).toEqual([0, 1])
  })

  it('is done anew after an hour, whether a change was told or not', async () => {
    const { id } = await aScholarship(app, { title: 'Untoldword', descriptionText: '' })
    expect(await counted('untoldword')).toBe(1)
    await app.db.update(scholarships).set({ title: 'Other' }).where(eq(scholarships.id, id))
    expect(await counted('untoldword')).toBe(1)
    app.clock.advance({ hours: 1, seconds: 1 })
    student = await aStudent(app)
    expect(await counted('untoldword')).toBe(0)
  })

  it('together with a field of one scholarship alone meets both', async () => {
    const fields = [asks('text')]
    const { asks: own } = await aScholarship(app, { title: 'Ownfield', requirements: fields })
    await aScholarship(app, { title: 'Ownfield without' })
    const requirementFields = `cv,${own[0]}`
    expect(await counted('ownfield', { requirementFields })).toBe(1)
    expect(await counted('without', { requirementFields })).toBe(0)
  })
})

describe('a search that takes too long', () => {
  it('is refused in words, and done when it is asked again', async () => {
    await aScholarship(app, { title: 'Slowword' })
    const blocked = Promise.withResolvers<undefined>()
    const locked = Promise.withResolvers<undefined>()
    const holding = app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table scholarship_texts in access exclusive mode`)
      locked.resolve(undefined)
      await blocked.promise
    })
    await locked.promise
    const found: Uint8Array[] = []
    const read = (patienceMs: number) =>
      readFound(app.db, { words: "'slowword'" }, (ids) => found.push(ids), patienceMs)
    await expect(read(20)).rejects.toMatchObject({
      code: 'OVERLOADED',
      message: 'This search takes too long. Please try other words.',
    })
    blocked.resolve(undefined)
    await holding
    await read(10_000)
    expect(found.map(({ length }) => length)).toEqual([16])
  })

  it('that fails is not remembered', async () => {
    const lost = { transaction: () => Promise.reject(new Error('lost')) }
    const { index } = app.matches
    const sought = { words: "'half'" }
    const failing = { ...app, db: Object.assign(Object.create(app.db), lost) }
    await expect(findSubset(failing, index, sought)).rejects.toThrow('lost')
    const found = await findSubset(app, index, sought)
    expect(await findSubset(app, index, sought)).toBe(found)
  })
})
