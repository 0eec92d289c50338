import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asksCv, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { LIST, matchesOf, titles } from '../../../testing/matches.ts'
import { notifyOfPublications } from '../../student/notifications/notify-of-publications.ts'

let app: TestApp
let matches: ReturnType<typeof matchesOf>
beforeEach(async () => {
  app = await createTestApp()
  matches = matchesOf(app)
})
afterEach(() => app.close())

const NEVADANS = [{ fact: 'state', in: ['NV'] }]
const OWN = 'Have you kept bees for a year?'
const aNevadan = () => aStudent(app, { answers: { state: ['NV'] } })

const read = async ({ headers }: Student, path: string) =>
  (await app.server.inject({ url: `/api/v1/scholarships/${path}`, headers })).json().data

describe('what is known of criteria', () => {
  it('makes nobody eligible where a sentence was not understood, whatever they answer', async () => {
    const student = await aNevadan()
    const { id } = await aScholarship(app, {
      criteria: [...NEVADANS, { attest: OWN }],
      known: 'partly',
      unreadSentences: ['Must be of good standing with the guild.'],
    })
    const { match } = await read(student, id)
    expect(match).toMatchObject({
      verdict: 'possible',
      known: 'partly',
      reasons: [{ fact: 'state', result: 'met' }],
      unknown: [
        { code: 'attest', asked: [OWN] },
        { code: 'UNREAD', asked: ['Must be of good standing with the guild.'] },
      ],
    })
    const answered = await app.server.inject({
      method: 'PUT',
      url: `/api/v1/scholarships/${id}/attestation`,
      headers: student.headers,
      payload: { question: OWN, answer: true },
    })
    expect(answered.json().data.verdict).toBe('possible')
    expect(await read(student, 'stats')).toMatchObject({ eligible: 0, possible: 1, unread: 0 })
    const explained = await read(student, `${id}/match`)
    expect(explained).toMatchObject({ verdict: 'possible', known: 'partly', needed: [] })
  })

  it('still excludes whom a clause that was read excludes', async () => {
    const student = await aStudent(app, { answers: { state: ['CA'] } })
    const { id } = await aScholarship(app, { criteria: NEVADANS, known: 'partly' })
    expect((await read(student, id)).match.verdict).toBe('ineligible')
    expect(titles(await matches.list(student, {}))).toEqual([])
  })

  it('opens nothing that stays possible', async () => {
    await aScholarship(app, { criteria: NEVADANS, known: 'partly' })
    expect(await read(await aStudent(app), 'unlocks')).toEqual({ questions: [] })
  })
})

describe('what nobody has read', () => {
  beforeEach(async () => {
    await someScholarships(app, [
      { title: 'unread', known: 'unread', amounts: [9000], createdAt: matches.daysAgo(1) },
      { title: 'fits', criteria: NEVADANS, amounts: [500], createdAt: matches.daysAgo(9) },
      { title: 'may fit', criteria: [{ fact: 'gpa', gte: 3 }], amounts: [700] },
    ])
  })

  it.each(['createdAt', 'deadline', 'amount', 'effort', 'match'])(
    'comes after all others by %s',
    async (orderBy) => {
      const student = await aNevadan()
      for (const order of ['ASC', 'DESC']) {
        const listed = await matches.list(student, { orderBy, order })
        expect(titles(listed).at(-1)).toBe('unread')
        expect(listed.at(-1)?.match).toEqual({
          verdict: 'possible',
          known: 'unread',
          reasons: [],
          unknown: [{ code: 'UNREAD', result: 'unknown', soft: false, asked: [] }],
        })
      }
    },
  )

  it('is counted apart, and by itself where only it is asked for', async () => {
    const student = await aNevadan()
    expect(await read(student, 'stats')).toMatchObject({
      yourRecommendation: 2,
      eligible: 1,
      possible: 1,
      unread: 1,
    })
    const count = (query: string) =>
      read(student, `${LIST.split('/').at(-1)}/count?withoutRequirement=false${query}`)
    expect(await count('')).toBe(2)
    expect(await count('&verdict=possible')).toBe(1)
    expect(await count('&verdict=unread')).toBe(1)
    expect(titles(await matches.list(student, { verdict: 'unread' }))).toEqual(['unread'])
    expect(titles(await matches.list(student, { verdict: 'possible' }))).toEqual(['may fit'])
  })

  it('is not among what is sent at once, recommended or shown first', async () => {
    const student = await aNevadan()
    await aScholarship(app, { title: 'unread cv', known: 'unread', requirements: [asksCv()] })
    expect(titles(await matches.list(student, { withoutRequirement: 'true' }))).not.toContain(
      'unread',
    )
    expect(titles(await matches.list(student, { requirementFields: 'cv' }))).toEqual([])
    for (const query of [{ skiphard: 'true' }, { unread: 'false' }])
      expect(titles(await matches.list(student, query))).not.toContain('unread')
    expect(titles(await matches.list(student, { unread: 'true' }))).toContain('unread')
    const seen = (headers = {}) =>
      app.server.inject({ url: `${LIST}-onboard?withoutRequirement=false&limit=10`, headers })
    expect(titles((await seen()).json().data)).toEqual(['may fit', 'fits'])
    expect(titles((await seen(student.headers)).json().data)).toEqual(['may fit', 'fits'])
  })

  it('is told to nobody when it is published', async () => {
    const student = await aNevadan()
    await notifyOfPublications(app)
    const { notifications } = (
      await app.server.inject({ url: '/api/v1/notifications', headers: student.headers })
    ).json().data
    expect(notifications).toMatchObject([{ count: 1 }])
  })
})
