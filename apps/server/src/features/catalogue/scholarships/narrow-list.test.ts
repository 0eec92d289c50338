import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app, { timeZone: 'Pacific/Auckland' })
  await someScholarships(app, [
    { title: 'A', amounts: [500], deadline: '2027-03-01' },
    {
      title: 'B',
      amounts: [1000],
      deadline: { type: 'fixed', date: '2027-03-10', timeZone: 'Pacific/Auckland' },
      requirements: [asks('file')],
    },
    { title: 'C', amounts: [2500], requirements: [asks('text')] },
    {
      title: 'D',
      amounts: [],
      deadline: '2027-04-01',
      delivery: 'provider',
      applyUrl: 'https://d.example/',
    },
  ])
})
afterAll(() => app.close())

const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
type Query = Record<string, string>

async function asked(path: string, query: Query) {
  const { headers } = student
  const everything = { withoutRequirement: 'false', orderBy: 'createdAt', order: 'ASC' }
  const answer = await app.server.inject({
    url: `${LIST}${path}`,
    headers,
    query: { ...everything, ...query },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function listed(query: Query): Promise<string> {
  const { status, body } = await asked('', query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.scholarshiplists.map(({ title }: { title: string }) => title).join('')
}

const sorted = async (query: Query) => [...(await listed(query))].toSorted().join('')

describe('a list', () => {
  it.each<[Query, string]>([
    [{}, 'ABCD'],
    [{ deadlineFrom: '2027-03-02' }, 'ABD'],
    [{ deadlineFrom: '2027-03-03' }, 'BD'],
    [{ deadlineTo: '2027-03-01' }, ''],
    [{ deadlineTo: '2027-03-02' }, 'A'],
    [{ deadlineFrom: '2027-03-10', deadlineTo: '2027-03-10' }, 'B'],
    [{ deadlineFrom: '0001-01-01', deadlineTo: '9998-12-31' }, 'ABD'],
    [{ amountMin: '1000' }, 'BC'],
    [{ amountMax: '1000' }, 'AB'],
    [{ amountMin: '1000', amountMax: '1000' }, 'B'],
    [{ amountMin: '0' }, 'ABC'],
    [{ delivery: 'provider' }, 'D'],
    [{ delivery: 'laurel' }, 'ABC'],
    [{ delivery: 'provider', withoutRequirement: 'true' }, ''],
    [{ delivery: 'laurel', withoutRequirement: 'true' }, 'A'],
    [{ delivery: 'laurel', amountMin: '600', deadlineTo: '2027-12-31' }, 'B'],
  ])('of %j is %j, and so are the count and the onboarding list', async (query, titles) => {
    expect(await sorted(query)).toBe(titles)
    expect((await asked('/count', query)).body.data).toBe(titles.length)
    expect((await asked('-onboard', query)).body.data).toHaveLength(titles.length)
  })

  it('is sorted by effort both ways; what is least work is first when ascending', async () => {
    const withEffort = { delivery: 'laurel', orderBy: 'effort' }
    expect(await listed({ ...withEffort, order: 'ASC' })).toBe('ACB')
    expect(await listed({ ...withEffort, order: 'DESC' })).toBe('BCA')
  })

  it.each<[Query, string]>([
    [{ deadlineFrom: '2027-03-02', deadlineTo: '2027-03-01' }, 'deadlineTo'],
    [{ amountMin: '2', amountMax: '1' }, 'amountMax'],
    [{ deadlineFrom: '2027-02-29' }, 'deadlineFrom'],
    [{ deadlineTo: '9999-12-31' }, 'deadlineTo'],
    [{ amountMin: '1.5' }, 'amountMin'],
    [{ amountMax: '-1' }, 'amountMax'],
    [{ delivery: 'mail' }, 'delivery'],
    [{ orderBy: 'title' }, 'orderBy'],
  ])('refuses %j at its place', async (query, path) => {
    const paths = query['orderBy'] ? ['', '-onboard'] : ['', '/count', '-onboard']
    for (const each of paths) {
      const { status, body } = await asked(each, query)
      expect([status, Object.keys(body.error.fields)]).toEqual([400, [path]])
    }
  })
})

describe('a list by what scholarships say', () => {
  const nurses = { fact: 'fieldOfStudy', in: ['nursing'] } as const
  beforeAll(() =>
    someScholarships(app, [
      { title: 'N', criteria: [nurses] },
      { title: 'M', criteria: [{ any: [{ fact: 'major', in: ['registered_nursing'] }] }] },
      { title: 'O', criteria: [{ not: { fact: 'state', in: ['OH'] } }] },
      { title: 'S', criteria: [{ fact: 'state', in: ['OH', 'KY'], soft: true }] },
      { title: 'T', criteria: [{ fact: 'county', in: ['OH/Franklin'] }] },
      { title: 'P', criteria: [{ fact: 'pellEligible', is: true }] },
      { title: 'I', criteria: [{ fact: 'householdIncomeUsd', lte: 50_000 }] },
      { title: 'R', criteria: [{ fact: 'householdIncomeUsd', gte: 50_000 }] },
      { title: 'E', requirements: [asks('editor'), asks('text')] },
    ]),
  )

  it.each<[Query, string]>([
    [{ fieldOfStudy: 'nursing' }, 'MN'],
    [{ fieldOfStudy: 'magic' }, ''],
    [{ state: 'OH' }, 'ST'],
    [{ needBased: 'true' }, 'IP'],
    [{ needBased: 'true', state: 'OH' }, ''],
    [{ essay: 'with' }, 'E'],
    [{ essay: 'without', fieldOfStudy: 'nursing' }, 'MN'],
  ])('%j finds %s', async (query, found) => {
    expect(await sorted(query)).toBe(found)
    const { body } = await asked('/count', query)
    expect(body.data).toBe(found.length)
  })

  it('without an essay has everything else', async () => {
    const all = await sorted({})
    expect(await sorted({ essay: 'without' })).toBe(all.replace('E', ''))
    expect(await sorted({ needBased: 'false' })).toBe(all)
  })

  it.each<Query>([{ fieldOfStudy: 'Magic!' }, { state: 'ohio' }, { essay: 'maybe' }])(
    '%j is refused',
    async (query) => {
      expect((await asked('', query)).status).toBe(400)
    },
  )
})
