import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { LIST, matchesOf, numbered, type Query, titles } from '../../../testing/matches.ts'

let app: TestApp
let matches: ReturnType<typeof matchesOf>
beforeEach(async () => {
  app = await createTestApp()
  matches = matchesOf(app)
})
afterEach(() => app.close())

describe('pages', () => {
  it('answers the rows from offset to limit − 1, without gap or overlap', async () => {
    await someScholarships(
      app,
      numbered(40).map((title, n) => ({ title, createdAt: matches.daysAgo(n) })),
    )
    const student = await aStudent(app)
    expect(titles(await matches.list(student))).toEqual(numbered(15))
    expect(titles(await matches.list(student, { offset: '0', limit: '15' }))).toEqual(numbered(15))
    expect(titles(await matches.list(student, { offset: '15', limit: '30' }))).toEqual(
      numbered(30).slice(15),
    )
    expect(titles(await matches.list(student, { offset: '30', limit: '45' }))).toEqual(
      numbered(40).slice(30),
    )
    expect(await matches.list(student, { offset: '45', limit: '60' })).toEqual([])
    expect(await matches.list(student, { offset: '999999990', limit: '999999999' })).toEqual([])
    expect(await matches.count(student)).toBe(40)
  })

  it('takes a window of 100 rows and no more', async () => {
    await someScholarships(
      app,
      numbered(120).map((title) => ({ title })),
    )
    const student = await aStudent(app)
    expect(await matches.list(student, { limit: '100' })).toHaveLength(100)
    expect(await matches.list(student, { offset: '50', limit: '150' })).toHaveLength(70)
    expect((await matches.ask(student, { limit: '101' })).status).toBe(400)
  })

  it.each<[string, Query]>([
    ['limit equal to offset', { offset: '15', limit: '15' }],
    ['limit below offset', { offset: '30', limit: '15' }],
    ['offset past the default limit', { offset: '15' }],
    ['a negative offset', { offset: '-1' }],
    ['a negative limit', { limit: '-15' }],
    ['a limit of nothing', { limit: '0' }],
    ['a fraction', { limit: '1.5' }],
    ['a word', { limit: 'all' }],
    ['an empty limit', { limit: '' }],
    ['an exponent', { limit: '1e1' }],
    ['a number past every list', { limit: '99999999999999999999' }],
    ['an unknown order', { order: 'sideways' }],
    ['an order in small letters', { order: 'desc' }],
    ['an unknown column', { orderBy: 'title' }],
    ['a column that is a trap', { orderBy: '__proto__' }],
    ['a flag that is neither true nor false', { withoutRequirement: 'maybe' }],
    ['an empty flag', { skiphard: '' }],
    ['a verdict nobody lists', { verdict: 'ineligible' }],
    ['a field id of 101 characters', { requirementFields: 'x'.repeat(101) }],
  ])('refuses %s', async (_name, query) => {
    const { status, body } = await matches.ask(await aStudent(app), query)
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys(body.error.fields)).toHaveLength(1)
  })

  it('refuses a value that is sent twice', async () => {
    const { headers } = await aStudent(app)
    const answer = await app.server.inject({ url: `${LIST}?limit=5&limit=6`, headers })
    expect(answer.statusCode).toBe(400)
  })
})

describe('who is shown what', () => {
  it('shows what fits and what may fit with its reasons, and leaves out what cannot', async () => {
    await someScholarships(app, [
      { title: 'fits', criteria: [{ fact: 'gpa', gte: 3 }] },
      {
        title: 'may fit',
        criteria: [
          { fact: 'gpa', gte: 3 },
          { fact: 'state', in: ['NV'] },
        ],
      },
      {
        title: 'cannot fit',
        criteria: [
          { fact: 'gpa', gte: 3.9 },
          { fact: 'state', in: ['NV'] },
        ],
      },
    ])
    const student = await aStudent(app, { answers: { gpa: [3.5] } })
    const rows = await matches.list(student, { orderBy: 'match' })
    expect(rows.map(({ title, match }) => [title, match?.verdict])).toEqual([
      ['fits', 'eligible'],
      ['may fit', 'possible'],
    ])
    expect(rows[0]?.match?.reasons).toEqual([
      { result: 'met', soft: false, code: 'gte', fact: 'gpa', asked: [3], given: [3.5], bits: 0.7 },
    ])
    expect(rows[1]?.match?.unknown).toMatchObject([{ result: 'unknown', fact: 'state' }])
    expect(await matches.count(student)).toBe(2)
    expect(await matches.count(student, { verdict: 'eligible' })).toBe(1)
    expect(await matches.count(student, { verdict: 'possible' })).toBe(1)
    expect(titles(await matches.list(student, { verdict: 'possible' }))).toEqual(['may fit'])
  })

  it('counts once what two rules say of somebody', async () => {
    await aScholarship(app, {
      criteria: [
        { fact: 'citizenship', notIn: ['us_citizen'] },
        { fact: 'citizenship', in: ['international', 'daca', 'us_permanent_resident'] },
        { fact: 'state', in: ['NV'] },
      ],
    })
    const answers = { citizenship: ['daca'], state: ['NV'] }
    const [row] = await matches.list(await aStudent(app, { answers }))
    expect(row?.match?.reasons.map(({ bits = 0 }) => bits)).toEqual([0, 3.3, 6.8])
  })

  it('shows a student only what fits that student', async () => {
    await aScholarship(app, { title: 'Nevada', criteria: [{ fact: 'state', in: ['NV'] }] })
    const there = await aStudent(app, { answers: { state: ['NV'] } })
    const elsewhere = await aStudent(app, { answers: { state: ['OH'] } })
    expect(titles(await matches.list(there))).toEqual(['Nevada'])
    expect(await matches.list(elsewhere)).toEqual([])
    expect(titles(await matches.list(there))).toEqual(['Nevada'])
  })

  it('leaves out drafts, what was withdrawn and what has not begun', async () => {
    await someScholarships(app, [
      { title: 'draft', status: 'draft' },
      { title: 'withdrawn', status: 'withdrawn' },
      { title: 'tomorrow', deadline: { date: '2027-01-01', opens: '2026-11-21' } },
      { title: 'today', deadline: { date: '2027-01-01', opens: '2026-11-20' } },
    ])
    const student = await aStudent(app)
    expect(titles(await matches.list(student))).toEqual(['today'])
    app.clock.set('2026-11-21T05:00:00Z') // midnight in New York
    const { headers } = await aStudent(app)
    const later = await app.server.inject({ url: LIST, headers })
    expect(titles(later.json().data.scholarshiplists).sort()).toEqual(['today', 'tomorrow'])
  })

  it.each([
    ['America/New_York', '2026-12-01', '2026-12-02T05:00:00Z'],
    ['America/Los_Angeles', '2026-12-01', '2026-12-02T08:00:00Z'],
    ['Pacific/Auckland', '2026-12-01', '2026-12-01T11:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-01', '2026-12-01T10:00:00Z'],
    ['Asia/Kathmandu', '2026-12-01', '2026-12-01T18:15:00Z'],
    // The clock changes on that day: spring forward, fall back.
    ['America/New_York', '2027-03-14', '2027-03-15T04:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ])('closes at the end of the day in %s on %s', async (timeZone, date, midnight) => {
    const instant = Date.parse(midnight)
    app.clock.set(new Date(instant - 86_400_000).toISOString())
    await aScholarship(app, { deadline: { date, timeZone } })
    const shownAt = async (milliseconds: number) => {
      app.clock.set(new Date(milliseconds).toISOString())
      return (await matches.list(await aStudent(app))).map(({ isOpen }) => isOpen)
    }
    expect(await shownAt(instant - 1000)).toEqual([true])
    expect(await shownAt(instant - 1)).toEqual([true])
    expect(await shownAt(instant)).toEqual([])
    expect(await shownAt(instant + 1000)).toEqual([])
  })

  it('says when it closes as an instant with the offset of its own zone', async () => {
    await someScholarships(app, [
      { title: 'zone', deadline: { date: '2027-03-01', timeZone: 'America/Los_Angeles' } },
      {
        title: 'none',
        createdAt: matches.daysAgo(1),
        deadline: { type: 'varies', raw: 'varies by region' },
      },
    ])
    const [zone, none] = await matches.list(await aStudent(app))
    expect(zone?.recurrenceConfig.deadline).toBe('2027-03-01T23:59:59.999-08:00')
    expect(none?.recurrenceConfig.deadline).toBeNull()
    expect(none?.deadline).toMatchObject({ type: 'varies', raw: 'varies by region' })
  })

  it('leaves out what was submitted, keeps what is only a draft', async () => {
    const [sent, begun] = await someScholarships(app, [
      { title: 'sent' },
      { title: 'begun', requirements: [asks('text')] },
    ])
    const student = await aStudent(app)
    const other = await aStudent(app)
    await submit(student, sent!.id, 'Received')
    await submit(student, begun!.id, 'Draft')
    const rows = await matches.list(student)
    expect(titles(rows)).toEqual(['begun'])
    expect(rows[0]).toMatchObject({ scholarshipStatus: 'Draft', doneIds: [] })
    expect(await matches.count(student)).toBe(1)
    expect(await matches.count(other)).toBe(2)
  })

  it('turns with the birthday of the student, in the student’s own zone', async () => {
    await aScholarship(app, { criteria: [{ fact: 'age', gte: 18 }] })
    const born = { birthDate: ['2008-11-21'] }
    const inOhio = await aStudent(app, { answers: born, timeZone: 'America/New_York' })
    const inTokyo = await aStudent(app, { answers: born, timeZone: 'Asia/Tokyo' })
    expect([await matches.count(inOhio), await matches.count(inTokyo)]).toEqual([0, 1])
  })
})

async function submit(student: Student, scholarshipId: string, status: string) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers: student.headers,
    payload: { scholarshipId, status, requirements: [] },
  })
  expect(answer.statusCode).toBe(200)
}
