import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schools } from '../../../db/schema/scholarships.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { importSchools } from './import-schools.ts'
import { loadBuiltInSchools } from './load-built-in-schools.ts'
import type { SchoolKind } from './parse-school.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'laurel-schools-'))
})
beforeEach(() => loadBuiltInSchools(database.db))
afterEach(() => database.db.delete(schools))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function importText(name: string, text: string | Buffer, plainKind: SchoolKind = 'college') {
  const path = join(folder, name)
  await writeFile(path, text)
  return importSchools(path, { db: database.db, plainKind })
}
const schoolOf = async (id: string) =>
  (await database.db.select().from(schools).where(eq(schools.id, id)))[0]

const IPEDS = [
  'UNITID,INSTNM,IALIAS,ADDR,CITY,STABBR,CYACTIVE',
  '999001,"Harlan State University, Main Campus","HSU | Harlan",1 Main St,Harlan,IA,1',
  '999002,Closed College,,2 Main St,Harlan,IA,3',
  '166027,Harvard University,,Massachusetts Hall,Cambridge,MA,1',
].join('\r\n')

describe('a list of schools', () => {
  it('of IPEDS brings its open colleges in, and nothing the second time', async () => {
    expect(await importText('hd.csv', IPEDS)).toMatchObject({
      rows: 3,
      added: 1,
      updated: 0,
      unchanged: 1,
      skipped: 1,
      refused: 0,
    })
    expect(await schoolOf('999001')).toMatchObject({
      kind: 'college',
      name: 'Harlan State University, Main Campus',
      searchName: 'harlan state university main campus hsu harlan',
      state: 'IA',
    })
    expect(await importText('hd.csv', IPEDS)).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  })

  it('that changed updates what changed', async () => {
    await importText('hd.csv', IPEDS)
    const renamed = IPEDS.replace('"Harlan State University, Main Campus"', 'Harlan University')
    expect(await importText('hd.csv', renamed)).toMatchObject({ added: 0, updated: 1 })
    expect((await schoolOf('999001'))?.name).toBe('Harlan University')
  })

  it('of NCES brings high schools in and leaves lower schools out', async () => {
    const list = [
      'NCESSCH,SCH_NAME,LCITY,LSTATE,LEVEL,GSHI',
      '360000000001,STUYVESANT HIGH SCHOOL,New York,NY,High,12',
      '190000000001,Harlan High School,Harlan,IA,High,12',
      '190000000002,Harlan Elementary,Harlan,IA,Elementary,05',
    ].join('\n')
    expect(await importText('nces.csv', list)).toMatchObject({ rows: 3, added: 1, skipped: 1 })
    expect((await schoolOf('190000000001'))?.kind).toBe('high_school')
    expect(await schoolOf('360000000001')).toBeUndefined()
  })

  it('of private schools, of plain CSV and of JSON is read too', async () => {
    const privates = 'PPIN\tPINST\tPCITY\tPSTABB\nA1\tSaint Ann Academy\tHarlan\tIA\n'
    expect(await importText('pss.csv', privates)).toMatchObject({ added: 1 })
    const plain = 'id,name,city,state\np1,Plain High,Harlan,ia\n'
    expect(await importText('plain.csv', plain, 'high_school')).toMatchObject({ added: 1 })
    expect(await schoolOf('p1')).toMatchObject({ kind: 'high_school', state: 'IA' })
    const json = JSON.stringify([{ id: 7, name: 'Seventh College', city: 'Harlan', state: 'IA' }])
    expect(await importText('schools.json', json)).toMatchObject({ added: 1 })
    expect((await schoolOf('7'))?.kind).toBe('college')
  })

  it('in an old encoding keeps its accents', async () => {
    const text = Buffer.from(
      'id,name,city,state\nu1,Universidad de Mayag\u00fcez,Mayag\u00fcez,PR\n',
      'latin1',
    )
    await importText('latin.csv', text)
    expect((await schoolOf('u1'))?.name).toBe('Universidad de Mayagüez')
  })

  it('says which rows it could not take, and takes the others', async () => {
    const json =
      '[{"id":"a"},{"id":"b","name":"B","city":"","state":"Iowa"},7,{"id":"c","name":"C College","city":"","state":"IA"},{"id":"c","name":"C College","city":"","state":"IA"}]'
    const report = await importText('some.json', json)
    expect(report).toMatchObject({ rows: 5, added: 1, unchanged: 1, refused: 3 })
    expect(report.problems.map(({ problem }) => problem)).toEqual([
      'The row has no id or no name.',
      'The state must be two letters.',
      'The row is no record.',
    ])
  })

  it.each([
    ['empty.csv', ''],
    ['binary.csv', Buffer.from([0x50, 0x4b, 0, 0, 1])],
  ])('that is none says so: %s', async (name, content) => {
    await expect(importText(name, content)).rejects.toThrow('The file is')
  })

  it('that is not there says so', async () => {
    const missing = importSchools('/nowhere.csv', { db: database.db, plainKind: 'college' })
    await expect(missing).rejects.toThrow('cannot be read')
  })
})
