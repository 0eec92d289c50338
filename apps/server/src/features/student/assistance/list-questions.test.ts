import { helpTopics } from '@laurel/contract/help-topics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversions } from '../../../db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { aScholarship, asks, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { OWN_QUESTIONS } from './own-questions.ts'
import { rankMatters } from './rank-matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const idsFor = async (student: Student): Promise<string[]> => {
  const { body } = await ask(app, student, 'GET', '/scholarships/assistance')
  return body.data.map(({ id }: { id: string }) => id)
}
const see = (student: Student, questionId: string) =>
  ask(app, student, 'POST', '/scholarships/assistance/answers', {
    payload: { event: 'See Answer clicked', questionId },
  })

describe('suggested questions', () => {
  it('leave out what would be answered with nothing', async () => {
    const student = await aStudent(app)
    const before = await idsFor(student)
    expect(before.slice(0, 2)).toEqual(['match-count', 'free-views'])
    expect(before).toContain('essay-assistant')
    const { id, asks: ids } = await aScholarship(app, {
      deadline: '2027-03-12',
      requirements: [asks('editor')],
      criteria: [{ fact: 'gpa', gte: 3 }],
    })
    await send(app, student, id, 'Draft', [[ids[0], '<p>Hope.</p>']])
    const after = await idsFor(student)
    for (const each of ['next-deadlines', 'draft-missing', 'opens-most', 'best-matches'])
      expect(after).toContain(each)
  })

  it('say nothing of free views to subscribers', async () => {
    expect(await idsFor(await aStudent(app, { isSubscriber: true }))).not.toContain('free-views')
  })
})

describe('See answer', () => {
  it('is noted once for each question', async () => {
    const student = await aStudent(app)
    const first = await see(student, 'match-count')
    expect(first.body.data).toEqual({
      id: 'match-count',
      question: 'How many scholarships match me?',
    })
    await see(student, 'match-count')
    await see(student, 'privacy')
    // Without consent to measuring.
    const unnoted = { payload: { questionId: 'free-views' } }
    await ask(app, student, 'POST', '/scholarships/assistance/answers', unnoted)
    const noted = await app.db
      .select({ event: conversions.event })
      .from(conversions)
      .where(eq(conversions.applicantId, student.applicantId))
    expect(noted.map(({ event }) => event).toSorted()).toEqual([
      'See Answer clicked: match-count',
      'See Answer clicked: privacy',
    ])
  })

  it('is for subscribers beyond the free limit, and for questions that exist', async () => {
    const student = await aStudent(app)
    for (const { id } of await someScholarships(app, [{}, {}, {}]))
      await send(app, student, id, 'Received')
    expect((await see(student, 'match-count')).body.error.code).toBe('FREE_VIEW_LIMIT')
    expect((await see(student, 'no-such-question')).status).toBe(404)
  })
})

describe('every known question', () => {
  const all = [...OWN_QUESTIONS, ...helpTopics('Laurel')]

  it('has an id of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it.each(all)('finds its own answer: $question', ({ id, question }) => {
    expect(rankMatters(question, 'Laurel')[0]?.matter.id).toBe(id)
  })
})
