import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { imports } from '../../../db/schema/imports.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { uploadCatalogue } from '../../../testing/factories/catalogue.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { runImports } from './run-imports.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(applications)
  await app.db.delete(imports)
  await app.db.delete(scholarships)
  await app.db.delete(organisations)
  app.clock.advance({ minutes: 1 })
  admin = await aStudent(app, { role: 'ADMIN' })
})

const row = (title: string, more: object = {}) => ({
  title,
  sponsor: 'Lake Fund',
  amounts: [100],
  applyUrl: 'https://lake.example/apply',
  eligibility: 'Must be a resident of Ohio. Must keep bees.',
  ...more,
})

const upload = (content: string, name?: string) => uploadCatalogue(app, admin, content, name)

const view = async (id: string) => (await ask(app, admin, 'GET', `/admin/imports/${id}`)).body.data
const act = (id: string, action: string) =>
  ask(app, admin, 'POST', `/admin/imports/${id}/${action}`)

/** Uploads rows and waits until they are checked. */
async function check(rows: readonly unknown[]): Promise<string> {
  const { body } = await upload(rows.map((each) => JSON.stringify(each)).join('\n'))
  await app.background.settle()
  return String(body.data.id)
}

async function bringIn(rows: readonly unknown[]): Promise<string> {
  const id = await check(rows)
  expect((await act(id, 'confirm')).status).toBe(200)
  await app.background.settle()
  return id
}

async function undo(id: string) {
  const answer = await act(id, 'undo')
  await app.background.settle()
  return answer
}

const stored = async () => {
  const rows = await app.db.select().from(scholarships).orderBy(scholarships.title)
  return rows.map(({ title, amounts, status }) => ({ title, amount: amounts[0], status }))
}

describe('checking a file', () => {
  it('tells what would happen to each row, and brings nothing in', async () => {
    await bringIn([row('Here already'), row('To change')])
    const { status, body } = await upload(
      [
        row('Here already'),
        row('To change', { amounts: [200] }),
        row('New'),
        { sponsor: 'Nameless Fund' },
      ]
        .map((each) => JSON.stringify(each))
        .join('\n'),
    )
    expect([status, body.data.state]).toEqual([200, 'checking'])
    await app.background.settle()
    expect(await view(body.data.id)).toMatchObject({
      state: 'checked',
      fileName: 'awards.jsonl',
      startedBy: 'Dana',
      rowsTotal: 4,
      rowsDone: 4,
      counts: { imported: 1, updated: 1, unchanged: 1, setAside: 1 },
      sameAs: null,
      canUndo: false,
    })
    const { rows } = (await ask(app, admin, 'GET', `/admin/imports/${body.data.id}/rows`)).body.data
    expect(rows).toMatchObject([
      { line: 1, outcome: 'unchanged', title: 'Here already' },
      { line: 2, outcome: 'updated', title: 'To change' },
      {
        line: 3,
        outcome: 'imported',
        title: 'New',
        sponsor: 'Lake Fund',
        scholarshipId: null,
        glance: {
          amounts: [100],
          known: 'partly',
          clauseCount: 2,
          clauses: [
            { words: 'resident of Ohio', confidence: 'certain' },
            { words: 'Must keep bees.', confidence: 'unread' },
          ],
        },
      },
      {
        line: 4,
        outcome: 'setAside',
        title: '',
        sponsor: 'Nameless Fund',
        reason: 'The row has no title.',
      },
    ])
    const aside = await ask(app, admin, 'GET', `/admin/imports/${body.data.id}/rows?show=setAside`)
    expect(aside.body.data).toMatchObject({ total: 1, rows: [{ line: 4 }] })
    expect(await stored()).toHaveLength(2)
  })

  it('tells apart what would wait for a person', async () => {
    const old = row('Old', { deadline: 'Spring 2019' })
    const id = await check([old, row('New')])
    expect((await view(id)).counts).toMatchObject({ imported: 2, heldBack: 1 })
    const path = `/admin/imports/${id}/rows?show=heldBack`
    expect((await ask(app, admin, 'GET', path)).body.data).toMatchObject({
      total: 1,
      rows: [{ title: 'Old', heldBack: 'of 2019, and not checked since' }],
    })
    await act(id, 'confirm')
    await app.background.settle()
    expect(await stored()).toMatchObject([{ status: 'published' }, { status: 'draft' }])
    expect((await view(id)).counts).toMatchObject({ imported: 2, heldBack: 1 })
  })

  it.each([
    ['hello', 'prose.json', 'The file is not JSON.'],
    [' ', 'empty.csv', 'The file is empty.'],
    ['Title,Sponsor\n', 'header.csv', 'The file has no rows.'],
    ['\u0000\u0001\u0002\u0000', 'picture.csv', 'The file is not text.'],
  ])('says of %j why it cannot be read', async (content, name, problem) => {
    const { body } = await upload(content, name)
    await app.background.settle()
    const failed = await view(body.data.id)
    expect(failed).toMatchObject({ state: 'failed', canUndo: false })
    expect(failed.problem).toContain(problem)
    expect((await act(body.data.id, 'confirm')).body.error.code).toBe('IMPORT_MOVED_ON')
    expect(await stored()).toEqual([])
  })

  it('takes no file of nothing, and no more than one', async () => {
    const { status, body } = await upload('', 'nothing.csv')
    expect([status, body.error.fields]).toEqual([400, { file: 'This file is empty.' }])
    expect(await app.db.$count(imports)).toBe(0)
  })

  it('takes all rows of a file that is one line', async () => {
    const { body } = await upload(JSON.stringify([row('One'), row('Two'), {}]), 'line.json')
    await app.background.settle()
    await act(body.data.id, 'confirm')
    await app.background.settle()
    const counts = { imported: 2, setAside: 1 }
    expect(await view(body.data.id)).toMatchObject({ state: 'imported', counts })
    expect(await stored()).toMatchObject([{ title: 'One' }, { title: 'Two' }])
  })

  it('can be left at that', async () => {
    const id = await check([row('Unwanted')])
    expect((await act(id, 'discard')).body.data.state).toBe('discarded')
    expect((await act(id, 'confirm')).body.error.code).toBe('IMPORT_MOVED_ON')
    const { total } = (await ask(app, admin, 'GET', '/admin/imports')).body.data
    expect([total, await stored()]).toEqual([0, []])
  })
})

describe('bringing in', () => {
  it('does what was told, and says so', async () => {
    const id = await bringIn([row('One'), row('Two'), {}])
    expect(await view(id)).toMatchObject({
      state: 'imported',
      counts: { imported: 2, updated: 0, unchanged: 0, setAside: 1 },
      canUndo: true,
      undone: null,
    })
    expect(await stored()).toMatchObject([{ title: 'One' }, { title: 'Two' }])
    const kept = await app.db.select().from(listingClauses)
    expect(kept.map(({ words }) => words).toSorted()).toEqual([
      'Must keep bees.',
      'Must keep bees.',
      'resident of Ohio',
      'resident of Ohio',
    ])
  })

  it('leaves published what was held back and somebody published all the same', async () => {
    const old = row('Old', { deadline: 'Spring 2019' })
    await bringIn([old])
    const [{ id } = { id: '' }] = await app.db.select({ id: scholarships.id }).from(scholarships)
    const payload = { verdict: 'publish' }
    await ask(app, admin, 'POST', `/admin/desk/listings/${id}/settle`, { payload })
    await bringIn([{ ...old, amounts: [200] }])
    expect(await stored()).toEqual([{ title: 'Old', amount: 200, status: 'published' }])
  })

  it('says that the same file was here before', async () => {
    const first = await bringIn([row('One')])
    app.clock.advance({ minutes: 1 })
    const second = await check([row('One')])
    expect(await view(second)).toMatchObject({
      sameAs: { id: first },
      counts: { imported: 0, unchanged: 1 },
    })
  })

  it('goes on where a server that was stopped left it', async () => {
    const id = await check(Array.from({ length: 600 }, (_, at) => row(`Award ${at}`)))
    await app.db.update(imports).set({ state: 'importing' }).where(eq(imports.id, id))
    const stopping = await anotherServer(app)
    const running = runImports(stopping)
    await expect.poll(() => app.db.$count(scholarships), { interval: 5 }).toBeGreaterThan(0)
    await stopping.server.close()
    await running
    await runImports(app)
    expect(await view(id)).toMatchObject({ state: 'imported', counts: { imported: 600 } })
    expect(await stored()).toHaveLength(600)
    await undo(id)
    expect(await stored()).toEqual([])
  })

  it('is left to whoever is at work on it, until that one is gone', async () => {
    const id = await check([row('One')])
    const heldUntil = new Date(app.clock.now().getTime() + 10_000)
    await app.db.update(imports).set({ state: 'importing', heldUntil }).where(eq(imports.id, id))
    await runImports(app)
    expect(await stored()).toEqual([])
    app.clock.advance({ minutes: 1 })
    await runImports(app)
    expect(await stored()).toHaveLength(1)
  })
})

describe('undoing', () => {
  it('takes away what was added and puts back what was changed', async () => {
    await bringIn([row('Old', { eligibility: 'Must be a resident of Iowa.' }), row('Same')])
    const [before] = await app.db.select().from(scholarships).where(eq(scholarships.title, 'Old'))
    app.clock.advance({ minutes: 1 })
    const id = await bringIn([row('Old', { amounts: [900] }), row('Same'), row('New')])
    const preview = await ask(app, admin, 'GET', `/admin/imports/${id}/undo`)
    expect(preview.body.data).toEqual({ removes: 1, restores: 1, keeps: 0, kept: [] })
    expect((await undo(id)).body.data.state).toBe('undoing')
    expect(await view(id)).toMatchObject({
      state: 'undone',
      undone: { removed: 1, restored: 1, kept: 0 },
      canUndo: false,
    })
    expect(await stored()).toEqual([
      { title: 'Old', amount: 100, status: 'published' },
      { title: 'Same', amount: 100, status: 'published' },
    ])
    const [after] = await app.db.select().from(scholarships).where(eq(scholarships.title, 'Old'))
    expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
    const words = await app.db
      .select({ words: listingClauses.words })
      .from(listingClauses)
      .where(eq(listingClauses.scholarshipId, before?.id ?? ''))
    expect(words).toEqual([{ words: 'resident of Iowa' }])
    expect((await undo(id)).body.data.state).toBe('undoing')
    expect(await stored()).toHaveLength(2)
  })

  it('keeps, holds back and names what students began', async () => {
    const id = await bringIn([row('Begun', { applyUrl: undefined }), row('Untouched')])
    const [begun] = await app.db.select().from(scholarships).where(eq(scholarships.title, 'Begun'))
    await app.db
      .update(scholarships)
      .set({ delivery: 'laurel' })
      .where(eq(scholarships.id, begun?.id ?? ''))
    await app.matches.catchUp()
    const student = await aStudent(app)
    expect((await send(app, student, begun?.id ?? '', 'draft')).status).toBe(200)
    const preview = (await ask(app, admin, 'GET', `/admin/imports/${id}/undo`)).body.data
    expect(preview).toEqual({
      removes: 1,
      restores: 0,
      keeps: 1,
      kept: [{ id: begun?.id, title: 'Begun', because: 'begun' }],
    })
    await undo(id)
    expect(await stored()).toEqual([{ title: 'Begun', amount: 100, status: 'withdrawn' }])
    expect(await app.db.$count(applications)).toBe(1)
    expect(await view(id)).toMatchObject({
      state: 'undone',
      undone: { removed: 1, restored: 0, kept: 1 },
      canUndo: true,
    })
    await app.db.delete(applications)
    await undo(id)
    expect(await stored()).toEqual([])
  })

  it('leaves alone what a later import changed, until that one is undone', async () => {
    const first = await bringIn([row('Award')])
    app.clock.advance({ minutes: 1 })
    const second = await bringIn([row('Award', { amounts: [500] })])
    await undo(first)
    expect(await stored()).toMatchObject([{ amount: 500, status: 'published' }])
    expect(await view(first)).toMatchObject({ undone: { kept: 1 }, canUndo: true })
    await undo(second)
    expect(await stored()).toMatchObject([{ amount: 100 }])
    await undo(first)
    expect(await stored()).toEqual([])
  })
})

describe('what an organisation wrote since', () => {
  async function editIt(id: string) {
    const member = await aSponsor(app, id)
    const read = await ask(app, member, 'GET', `/scholarships/${id}/editor`)
    const { version, listing } = read.body.data
    const edited = { ...listing, title: 'As the fund says it' }
    const saved = await ask(app, member, 'PUT', `/scholarships/${id}`, {
      payload: { version, listing: edited },
    })
    expect(saved.status).toBe(200)
  }

  const drafted = row('One', { key: 'one', status: 'draft' })

  it('is not written over by a file that comes again', async () => {
    await bringIn([drafted, row('Two', { key: 'two' })])
    const [{ id } = { id: '' }] = await app.db
      .select({ id: scholarships.id })
      .from(scholarships)
      .where(eq(scholarships.title, 'One'))
    await editIt(id)
    const again = await bringIn([
      { ...drafted, amounts: [900] },
      row('Two', { amounts: [900], key: 'two' }),
    ])
    expect((await view(again)).counts).toMatchObject({ updated: 1, setAside: 1 })
    expect(await stored()).toMatchObject([
      { title: 'As the fund says it', amount: 100 },
      { title: 'Two', amount: 900 },
    ])
    const { body } = await ask(app, admin, 'GET', `/admin/imports/${again}/rows?show=setAside`)
    expect(body.data.rows[0].reason).toMatch('edited here')
  })

  it('is not taken away by an undo', async () => {
    const first = await bringIn([drafted])
    const [{ id } = { id: '' }] = await app.db.select({ id: scholarships.id }).from(scholarships)
    await editIt(id)
    await undo(first)
    expect((await view(first)).undone).toMatchObject({ removed: 0, kept: 1 })
    expect(await stored()).toMatchObject([{ title: 'As the fund says it' }])
  })
})
