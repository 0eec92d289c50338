import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { matchesOf, numbered, titles } from '../../../testing/matches.ts'

let app: TestApp
let matches: ReturnType<typeof matchesOf>
beforeEach(async () => {
  app = await createTestApp()
  matches = matchesOf(app)
})
afterEach(() => app.close())

describe('order', () => {
  it('sorts by each column, both ways, with unknown values last', async () => {
    await someScholarships(app, [
      { title: 'old', createdAt: matches.daysAgo(3), deadline: '2027-01-01', amounts: [500] },
      { title: 'middle', createdAt: matches.daysAgo(2), amounts: [2000] },
      { title: 'new', createdAt: matches.daysAgo(1), deadline: '2026-12-01', amounts: [1000] },
    ])
    const student = await aStudent(app)
    const order = async (orderBy: string, direction: string) =>
      titles(await matches.list(student, { orderBy, order: direction }))
    expect(await order('createdAt', 'DESC')).toEqual(['new', 'middle', 'old'])
    expect(await order('createdAt', 'ASC')).toEqual(['old', 'middle', 'new'])
    expect(await order('deadline', 'ASC')).toEqual(['new', 'old', 'middle'])
    expect(await order('deadline', 'DESC')).toEqual(['old', 'new', 'middle'])
    expect(await order('amount', 'DESC')).toEqual(['middle', 'new', 'old'])
    expect(await order('amount', 'ASC')).toEqual(['old', 'new', 'middle'])
  })

  it('sorts by match: eligible before possible, then by what speaks for it', async () => {
    const lovesMusic = { fact: 'fieldOfStudy', in: ['music'], soft: true } as const
    await someScholarships(app, [
      { title: 'possible', criteria: [{ fact: 'gpa', gte: 3 }] },
      { title: 'eligible', deadline: '2026-12-01' },
      { title: 'preferred', criteria: [lovesMusic], deadline: '2026-12-01' },
    ])
    const student = await aStudent(app, { answers: { fieldOfStudy: ['music'] } })
    expect(titles(await matches.list(student, { orderBy: 'match' }))).toEqual([
      'preferred',
      'eligible',
      'possible',
    ])
  })

  it.each(['createdAt', 'deadline', 'amount', 'effort', 'match'])(
    'breaks ties of %s by id in its direction, so that pages never overlap',
    async (orderBy) => {
      const stored = await someScholarships(
        app,
        numbered(31).map((title) => ({ title, deadline: '2027-03-01' })),
      )
      const student = await aStudent(app)
      const pages = await Promise.all(
        [0, 10, 20, 30].map((offset) =>
          matches.list(student, { orderBy, offset: `${offset}`, limit: `${offset + 10}` }),
        ),
      )
      const ids = pages.flat().map(({ id }) => id)
      const ascending = stored.map(({ id }) => id).sort()
      // The best match comes first in both directions, so its ties have one order.
      expect(ids).toEqual(orderBy === 'match' ? ascending : ascending.toReversed())
    },
  )
})
