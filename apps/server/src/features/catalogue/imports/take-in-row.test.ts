import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { uploadCatalogue } from '../../../testing/factories/catalogue.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { runUpkeep } from '../../running/upkeep/jobs.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(imports)
  await app.db.delete(scholarships)
  await app.db.delete(organisations)
  app.clock.advance({ minutes: 1 })
  admin = await aStudent(app, { role: 'ADMIN' })
})

const bees = {
  sponsor: 'Lake Fund',
  amounts: [100],
  deadline: '2027-03-01',
  applyUrl: 'https://lake.example/apply',
  eligibility: 'Must be a resident of Ohio.',
}

const call = (id: string, path: string) => ask(app, admin, 'GET', `/admin/imports/${id}${path}`)
const act = (id: string, action: string) =>
  ask(app, admin, 'POST', `/admin/imports/${id}/${action}`)
const takeIn = (id: string, line: number, values: object) =>
  ask(app, admin, 'POST', `/admin/imports/${id}/rows/${line}/take-in`, { payload: { values } })

async function check(content: string, name = 'awards.jsonl'): Promise<string> {
  const { body } = await uploadCatalogue(app, admin, content, name)
  await app.background.settle()
  return String(body.data.id)
}

async function bringIn(content: string, name?: string): Promise<string> {
  const id = await check(content, name)
  expect((await act(id, 'confirm')).status).toBe(200)
  await app.background.settle()
  return id
}

const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const rowsOf = async (id: string) => (await call(id, '/rows')).body.data.rows
const stored = async () => {
  const rows = await app.db.select().from(scholarships).orderBy(scholarships.title)
  return rows.map(({ title, amounts, status }) => ({ title, amount: amounts[0], status }))
}

describe('a row that was set aside', () => {
  it('is shown as it stands in the file, with what is missing', async () => {
    const id = await bringIn(lines({ ...bees, title: '' }))
    expect(await rowsOf(id)).toMatchObject([
      { line: 1, outcome: 'setAside', reason: 'The row has no title.', canTakeIn: true },
    ])
    const { status, body } = await call(id, '/rows/1')
    expect([status, body.data]).toEqual([
      200,
      {
        line: 1,
        reason: 'The row has no title.',
        text: null,
        columns: [
          { name: 'sponsor', value: 'Lake Fund', isInFile: true, isAtFault: false },
          { name: 'amounts', value: '[\n  100\n]', isInFile: true, isAtFault: false },
          { name: 'deadline', value: '2027-03-01', isInFile: true, isAtFault: false },
          {
            name: 'applyUrl',
            value: 'https://lake.example/apply',
            isInFile: true,
            isAtFault: false,
          },
          {
            name: 'eligibility',
            value: 'Must be a resident of Ohio.',
            isInFile: true,
            isAtFault: false,
          },
          { name: 'title', value: '', isInFile: true, isAtFault: true },
        ],
      },
    ])
  })

  it('comes in once it was put right, read as any other, and goes with its import', async () => {
    const id = await bringIn(lines({ ...bees, title: 'One' }, bees))
    const taken = await takeIn(id, 2, { title: 'Bee Award', amounts: '[250]' })
    expect([taken.status, taken.body.data]).toMatchObject([
      200,
      { line: 2, outcome: 'imported', title: 'Bee Award', reason: null, canTakeIn: false },
    ])
    expect(await stored()).toEqual([
      { title: 'Bee Award', amount: 250, status: 'published' },
      { title: 'One', amount: 100, status: 'published' },
    ])
    const read = await app.db
      .select({ words: listingClauses.words })
      .from(listingClauses)
      .where(eq(listingClauses.scholarshipId, taken.body.data.scholarshipId))
    expect(read).toEqual([{ words: 'resident of Ohio' }])
    expect((await call(id, '')).body.data.counts).toMatchObject({ imported: 2, setAside: 0 })
    expect((await takeIn(id, 2, { title: 'Again' })).body.error.code).toBe('ROW_SETTLED')
    await act(id, 'undo')
    await app.background.settle()
    expect(await stored()).toEqual([])
  })

  it('puts back as it was what it changed, when its import is undone', async () => {
    await bringIn(lines({ ...bees, title: 'Award' }))
    app.clock.advance({ minutes: 1 })
    const id = await bringIn(lines({ ...bees, amounts: [900] }))
    expect((await takeIn(id, 1, { title: 'Award' })).body.data.outcome).toBe('updated')
    expect(await stored()).toMatchObject([{ amount: 900 }])
    await act(id, 'undo')
    await app.background.settle()
    expect(await stored()).toMatchObject([{ title: 'Award', amount: 100 }])
  })

  it('waits for a person where any other row would', async () => {
    const id = await bringIn(lines({ ...bees, deadline: 'Spring 2019' }))
    const { body } = await takeIn(id, 1, { title: 'Old' })
    expect(body.data.heldBack).toBe('of 2019, and not checked since')
    expect(await stored()).toMatchObject([{ status: 'draft' }])
  })

  it('says at the column what is still wrong, and stays', async () => {
    const id = await bringIn(lines({ ...bees, title: 'Log in', delivery: 'pigeon' }))
    const page = 'The row is a page, a form or a line of a table, and no scholarship.'
    const first = await takeIn(id, 1, {})
    expect([first.status, first.body.error]).toMatchObject([
      400,
      { message: page, fields: { title: page } },
    ])
    const second = await takeIn(id, 1, { title: 'Bee Award' })
    const pigeon = 'delivery must be laurel or provider.'
    expect(second.body.error.fields).toEqual({ delivery: pigeon })
    expect((await takeIn(id, 1, { title: 'Bee Award', delivery: '' })).status).toBe(200)
  })

  it('is not taken in beside another of the same key', async () => {
    const id = await bringIn(lines({ ...bees, title: 'One' }, { ...bees, title: 'One' }))
    const again = await takeIn(id, 2, {})
    const twice = 'Another row of this file has the same key.'
    expect([again.status, again.body.error.message]).toEqual([400, twice])
    expect((await takeIn(id, 2, { title: 'Two' })).body.data.outcome).toBe('imported')
    expect(await stored()).toHaveLength(2)
  })

  it('comes in once where two take it at once', async () => {
    const id = await bringIn(lines(bees))
    const answers = await Promise.all([
      takeIn(id, 1, { title: 'Mine' }),
      takeIn(id, 1, { title: 'Theirs' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(1)
  })

  it('keeps how its file writes days', async () => {
    const euro = (title: string, deadline: string) => ({ ...bees, title, deadline })
    const id = await bringIn(
      lines(
        euro('A', '25/03/2027'),
        euro('B', '26/03/2027'),
        euro('C', '27/03/2027'),
        euro('', '04/05/2027'),
      ),
    )
    await takeIn(id, 4, { title: 'D' })
    const [row] = await app.db.select().from(scholarships).where(eq(scholarships.title, 'D'))
    expect(row?.deadline).toMatchObject({ date: '2027-05-04' })
  })

  it('has its text where no columns could be told', async () => {
    const id = await bringIn(`${lines({ ...bees, title: 'One' })}\n{"title": "Broken"`)
    const { body } = await call(id, '/rows/2')
    expect(body.data).toMatchObject({ reason: 'The line is not JSON.', text: '{"title": "Broken"' })
    expect(body.data.columns.map(({ name }: { name: string }) => name)).toEqual([
      'title',
      'sponsor',
      'amountRaw',
      'deadlineRaw',
      'applyUrl',
      'eligibility',
    ])
    expect((await takeIn(id, 2, { title: 'Mended', sponsor: 'Lake Fund' })).status).toBe(200)
  })

  it('has what stands beyond the columns of a table', async () => {
    const id = await bringIn('Title,Sponsor\nBee, Honey Award,Lake Fund\n', 'awards.csv')
    const { body } = await call(id, '/rows/2')
    expect(body.data.columns.slice(0, 3)).toMatchObject([
      { name: 'Title', value: 'Bee' },
      { name: 'Sponsor', value: ' Honey Award' },
      { name: 'column 3', value: 'Lake Fund' },
    ])
    const values = { Title: 'Bee, Honey Award', Sponsor: 'Lake Fund', 'column 3': '' }
    expect((await takeIn(id, 2, values)).body.data.outcome).toBe('imported')
    expect(await stored()).toMatchObject([{ title: 'Bee, Honey Award' }])
  })
})

describe('what is kept of rows that were set aside', () => {
  const isKept = async (id: string) =>
    (await rowsOf(id)).map(({ canTakeIn }: { canTakeIn: boolean }) => canTakeIn)

  it('is nothing of a row that is too long', async () => {
    const long = { ...bees, eligibility: 'Must keep bees. '.repeat(2000) }
    const id = await bringIn(lines(bees, long))
    expect(await isKept(id)).toEqual([true, false])
    expect((await call(id, '/rows/2')).body.error.code).toBe('ROW_SETTLED')
    expect((await call(id, '/rows/3')).body.error.code).toBe('NOT_FOUND')
  })

  it('stops at so many rows of one file', async () => {
    const id = await bringIn(lines(...Array.from({ length: 1001 }, () => ({ sponsor: 'Fund' }))))
    const kept = await app.db.select().from(importRows).where(eq(importRows.importId, id))
    expect(kept.filter(({ found }) => found !== null)).toHaveLength(1000)
  })

  it('is nothing that the database cannot hold', async () => {
    const id = await bringIn(lines({ ...bees, note: 'a\u0000b\ud800' }))
    expect((await takeIn(id, 1, { title: 'Bee Award' })).status).toBe(200)
  })

  it('comes in only once the others are in, and not after an undo', async () => {
    const id = await check(lines({ ...bees, title: 'One' }, bees))
    expect(await isKept(id)).toEqual([false, false])
    expect((await takeIn(id, 2, { title: 'Early' })).body.error.code).toBe('ROW_SETTLED')
    await act(id, 'confirm')
    await app.background.settle()
    expect(await isKept(id)).toEqual([false, true])
    await act(id, 'undo')
    await app.background.settle()
    expect(await isKept(id)).toEqual([false, false])
    expect((await takeIn(id, 2, { title: 'Late' })).body.error.code).toBe('ROW_SETTLED')
  })

  it('is forgotten after 90 days, but not why', async () => {
    const id = await bringIn(lines(bees))
    app.clock.advance({ days: 89 })
    await runUpkeep(app)
    admin = await aStudent(app, { role: 'ADMIN' })
    expect(await isKept(id)).toEqual([true])
    app.clock.advance({ days: 2 })
    await runUpkeep(app)
    admin = await aStudent(app, { role: 'ADMIN' })
    expect(await rowsOf(id)).toMatchObject([{ reason: 'The row has no title.', canTakeIn: false }])
  })

  it('is for administrators alone', async () => {
    const id = await bringIn(lines(bees))
    admin = await aStudent(app)
    expect((await call(id, '/rows/1')).status).toBe(404)
    expect((await takeIn(id, 1, { title: 'Mine' })).status).toBe(404)
  })
})
