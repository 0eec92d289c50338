import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisations } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
  await someScholarships(app, [
    { title: 'Bridge builders', descriptionText: 'For students of civil engineering.' },
    { title: 'Rotary Nurses Award', sponsor: 'Harlan Club', descriptionText: 'Nursing in Iowa.' },
    { title: 'José Martí grant', sponsor: 'Fundación Niño', descriptionText: 'Given in Miami.' },
    { title: 'First-generation fund', descriptionText: 'Two universities give it.' },
    { title: 'Women’s engineering prize', descriptionText: 'Ask by mail: to@prize.example' },
  ])
})
afterAll(() => app.close())

const LIST = '/api/v1/scholarships/mine-eligible-scholarships'

async function searched(search: string, query: Record<string, string> = {}) {
  const { headers } = student
  const asked = { withoutRequirement: 'false', order: 'ASC', orderBy: 'effort', search, ...query }
  const answer = await app.server.inject({ url: LIST, headers, query: asked })
  return { status: answer.statusCode, body: answer.json() }
}

async function found(search: string, query: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await searched(search, query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.scholarshiplists.map((row: { title: string }) => row.title).toSorted()
}

const BRIDGE = 'Bridge builders'
const NURSES = 'Rotary Nurses Award'
const MARTI = 'José Martí grant'
const FIRST = 'First-generation fund'
const WOMEN = 'Women’s engineering prize'
const ALL = [BRIDGE, FIRST, MARTI, NURSES, WOMEN]

describe('a text search', () => {
  it.each([
    ['engineering', [BRIDGE, WOMEN]],
    ['ENGINEER', [BRIDGE, WOMEN]],
    ['university', [FIRST]],
    ['harlan nursing', [NURSES]],
    ['rotary miami', []],
    ['jose', [MARTI]],
    ['niño', [MARTI]],
    ['first-generation', [FIRST]],
    ['women’s prize', [WOMEN]],
    ["women's prize", [WOMEN]],
    ['"civil engineering"', [BRIDGE]],
    ['"engineering civil"', []],
    ['nursing or miami', [MARTI, NURSES]],
    ['engineering -civil', [WOMEN]],
    ['to@prize.example', [WOMEN]],
  ])('for %s finds %j', async (text, titles) => {
    expect(await found(text)).toEqual(titles)
  })

  it.each(['en', 'eng', 'enginee', 'engineeri', 'civil engin', 'first-gen'])(
    'finds what begins with its last word: %s',
    async (text) => {
      const [whole] = await found(text)
      expect([BRIDGE, FIRST]).toContain(whole)
    },
  )

  it.each([
    '',
    '   ',
    'the',
    '?!',
    '—',
    '&|!:*()<->\\',
    '""',
    "'",
    'e',
    '-civil',
    '\0',
    '\0\0 e',
    'ʼ',
    '々',
  ])('that has no word to look for is no search: %j', async (text) => {
    expect(await found(text)).toEqual(ALL)
  })

  it('leaves a single letter that is being typed out of account', async () => {
    expect(await found('engineering c')).toEqual([BRIDGE, WOMEN])
  })

  it('never fails, whatever it is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'ab"\'-:*&|!()<>\\ \0½⑴ﬁ́%_orʼ々'), maxLength: 40 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        const { status, body } = await searched(each)
        expect([200, 400], JSON.stringify(body)).toContain(status)
      }),
      { numRuns: 150 },
    )
  })

  it('of more than 200 characters is refused at its place', async () => {
    expect((await searched('a'.repeat(200))).status).toBe(200)
    const { status, body } = await searched('a'.repeat(201))
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['search']])
  })

  it('narrows together with other filters, and the count and the visitors’ list with it', async () => {
    await aScholarship(app, { sourceKey: 'late', title: 'Lateword', deadline: '2027-06-01' })
    expect(await found('lateword', { deadlineTo: '2027-05-31' })).toEqual([])
    expect(await found('lateword', { deadlineTo: '2027-06-01' })).toEqual(['Lateword'])
    const query = { withoutRequirement: 'false', search: 'lateword' }
    const { headers } = student
    const counted = await app.server.inject({ url: `${LIST}/count`, headers, query })
    expect(counted.json().data).toBe(1)
    const visited = await app.server.inject({ url: `${LIST}-onboard`, query })
    expect(visited.json().data).toHaveLength(1)
    await aScholarship(app, { sourceKey: 'late', title: 'Lateword', status: 'withdrawn' })
    expect(await found('lateword')).toEqual([])
  })

  it('follows a changed text and a renamed sponsor', async () => {
    const asked = { sourceKey: 'changing', title: 'Beforeword', sponsor: 'Oldname' }
    await aScholarship(app, asked)
    expect(await found('beforeword oldname')).toEqual(['Beforeword'])
    await aScholarship(app, { ...asked, title: 'Afterword' })
    expect(await found('beforeword')).toEqual([])
    expect(await found('afterword')).toEqual(['Afterword'])
    const renamed = { name: 'Newname' }
    await app.db.update(organisations).set(renamed).where(eq(organisations.name, 'Oldname'))
    await aScholarship(app, { ...asked, title: 'Afterword', status: 'published', isSample: true })
    expect(await found('afterword newname')).toEqual(['Afterword'])
    await aScholarship(app, { ...asked, status: 'withdrawn' })
  })
})
