import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schools } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readBuiltInSchools, readCollegeList } from './built-in-schools.ts'
import { loadBuiltInSchools } from './load-built-in-schools.ts'
import { searchNameOf } from './search-name.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const search = async (path: string, name?: string) => {
  const query = name === undefined ? {} : { name }
  return app.server.inject({ url: path, query })
}
const colleges = async (name: string): Promise<string[]> =>
  (await search('/api/v1/college/search', name))
    .json()
    .data.map((each: { name: string }) => each.name)
const highSchools = async (name: string): Promise<string[]> =>
  (await search('/api/v1/schools/search', name))
    .json()
    .data.map((each: { name: string }) => each.name)

describe('school search', () => {
  it('knows the well-known schools from the first call, signed out, at both addresses', async () => {
    for (const path of ['/api/v1/college/search', '/api/college/search']) {
      const answer = await search(path, 'harvard')
      expect(answer.json()).toEqual({
        statusCode: 200,
        data: [{ _id: '166027', name: 'Harvard University', city: 'Cambridge', state: 'MA' }],
      })
    }
    for (const path of ['/api/v1/schools/search', '/api/schools/search'])
      expect((await search(path, 'stuyvesant')).json().data).toMatchObject([{ city: 'New York' }])
  })

  it('finds every word anywhere, whatever the case, accents and signs', async () => {
    expect(await colleges('TECHNOLOGY massachusetts')).toEqual([
      'Massachusetts Institute of Technology',
    ])
    expect(await highSchools('kapalama')).toEqual(['Kamehameha Schools Kapālama'])
    expect((await colleges('a&m texas'))[0]).toBe('Texas A & M University-College Station')
    expect(await colleges('ucla')).toEqual(['University of California-Los Angeles'])
  })

  it('puts names that begin with it first, then the well-known', async () => {
    const many = ['Little College at Austin', 'At Austin Small College', 'A Place at Austin'].map(
      (name, index) => ({
        id: `t${index}`,
        kind: 'college' as const,
        name,
        searchName: searchNameOf(name),
        city: 'Austin',
        state: 'TX',
      }),
    )
    await app.db.insert(schools).values(many)
    const found = await colleges('at austin')
    const at = (name: string) => found.indexOf(name)
    expect(at('At Austin Small College')).toBe(0)
    expect(at('The University of Texas at Austin')).toBe(1)
    expect(at('A Place at Austin')).toBeGreaterThan(1)
  })

  it('answers 20 at most, and never a college among high schools', async () => {
    expect(await colleges('university')).toHaveLength(20)
    expect(await highSchools('harvard')).toEqual([])
  })

  it.each([undefined, '', '   ', '%', '_', '*', "';--", '\u0000'])(
    'finds nothing for %j',
    async (name) => {
      const answer = await search('/api/v1/college/search', name)
      expect(answer.json()).toEqual({ statusCode: 200, data: [] })
    },
  )

  it('refuses a name of a page', async () => {
    const answer = await search('/api/v1/college/search', 'x'.repeat(201))
    expect(answer.json()).toMatchObject({ statusCode: 400, error: { code: 'VALIDATION_FAILED' } })
    const twice = await app.server.inject('/api/v1/college/search?name=a&name=b')
    expect(twice.statusCode).toBe(400)
  })
})

describe('the built-in list', () => {
  it('has each school once, with its state', async () => {
    const all = await readBuiltInSchools()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ kind }) => kind === 'college').length).toBeGreaterThanOrEqual(150)
    expect(all.filter(({ kind }) => kind === 'high_school').length).toBeGreaterThanOrEqual(60)
    for (const { state } of all) expect(state).toMatch(/^[A-Z]{2}$/)
  })

  it('knows community colleges and every other college of the federal list', async () => {
    const list = await readCollegeList()
    const numbers = new Set(list.map(({ id }) => id))
    expect(numbers.size).toBe(list.length)
    expect(list.length).toBeGreaterThan(6000)
    const wellKnown = (await readBuiltInSchools()).filter(({ kind }) => kind === 'college')
    for (const { id } of wellKnown) expect(numbers).toContain(id)
    expect(await colleges('columbus state community')).toEqual(['Columbus State Community College'])
    expect(await colleges('dewey juana diaz')).toEqual(['Dewey University-Juana Díaz'])
  })

  it('is not loaded again', async () => {
    expect(await loadBuiltInSchools(app.db)).toBe(0)
  })
})
