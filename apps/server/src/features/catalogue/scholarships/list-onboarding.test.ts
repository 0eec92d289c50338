import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { LIST, matchesOf, titles } from '../../../testing/matches.ts'

let app: TestApp
let matches: ReturnType<typeof matchesOf>
beforeEach(async () => {
  app = await createTestApp()
  matches = matchesOf(app)
})
afterEach(() => app.close())

describe('the onboarding list', () => {
  const ONBOARD = `${LIST}-onboard`

  it('shows a visitor the newest, with nothing personal in it', async () => {
    await someScholarships(app, [
      { title: 'older', createdAt: matches.daysAgo(2), criteria: [{ fact: 'gpa', gte: 3 }] },
      { title: 'newer', createdAt: matches.daysAgo(1) },
      { title: 'closed', deadline: '2026-11-01' },
    ])
    const answer = await app.server.inject({ url: ONBOARD, query: { limit: '4' } })
    const rows: ListedScholarship[] = answer.json().data
    expect(titles(rows)).toEqual(['newer', 'older'])
    for (const row of rows) {
      expect(row).toMatchObject({ isLiked: false, wishlist: [] })
      expect(row).not.toHaveProperty('match')
      expect(row).not.toHaveProperty('scholarshipStatus')
    }
  })

  it('ignores a bad token', async () => {
    await aScholarship(app)
    const headers = { authorization: 'Bearer nonsense' }
    const answer = await app.server.inject({ url: ONBOARD, headers })
    expect(answer.json().data).toHaveLength(1)
  })

  it('shows a student what fits', async () => {
    await aScholarship(app, { criteria: [{ fact: 'state', in: ['NV'] }] })
    const { headers } = await aStudent(app, { answers: { state: ['OH'] } })
    const answer = await app.server.inject({ url: ONBOARD, headers, query: { limit: '1' } })
    expect(answer.json()).toEqual({ statusCode: 200, data: [] })
  })
})
