import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const nursing = [{ fact: 'fieldOfStudy' as const, in: ['nursing'] }]

async function list({ headers }: Pick<Student, 'headers'>, query: Record<string, string> = {}) {
  const answer = await app.server.inject({
    url: '/api/v1/scholarships/mine-eligible-scholarships-onboard',
    headers,
    query: { orderBy: 'match', ...query },
  })
  const rows: { title: string }[] = answer.json().data
  return rows.map(({ title }) => title)
}
const apply = ({ headers }: Student, id: string) =>
  app.server.inject({
    method: 'POST',
    url: `/api/v1/register-applicants/apply-scholarship/${id}`,
    headers,
  })

const someFeatured = () =>
  someScholarships(app, [
    { title: 'fits', criteria: nursing, deadline: '2026-12-01' },
    { title: 'fits, too', criteria: nursing, deadline: '2026-12-02' },
    { title: 'featured', isFeatured: true, criteria: [{ fact: 'gpa', gte: 3 }] },
    { title: 'possible', criteria: [{ fact: 'gpa', gte: 2 }], deadline: '2026-12-03' },
  ])

describe('the featured scholarship', () => {
  it('leads the best matches, each row once on whatever page', async () => {
    await someFeatured()
    const student = await aStudent(app, { answers: { fieldOfStudy: ['nursing'] } })
    expect(await list(student, { limit: '1' })).toEqual(['featured'])
    expect(await list(student)).toEqual(['featured', 'fits', 'fits, too', 'possible'])
    expect(await list(student, { offset: '2', limit: '4' })).toEqual(['fits, too', 'possible'])
  })

  it('stands in its place in every other order and with other filters', async () => {
    await someFeatured()
    const student = await aStudent(app, { answers: { fieldOfStudy: ['nursing'] } })
    expect((await list(student, { withoutRequirement: 'false' }))[0]).toBe('fits')
    expect((await list(student, { orderBy: 'deadline', order: 'ASC' }))[0]).toBe('fits')
    // More people have a fair grade than study nursing.
    expect((await list({ headers: { authorization: '' } }))[0]).toBe('possible')
  })

  it('is not offered once applied to, closed, unfit or where it asks for something', async () => {
    const [, , featured] = await someFeatured()
    const unfit = await aStudent(app, { answers: { fieldOfStudy: ['nursing'], gpa: [2.5] } })
    expect((await list(unfit, { limit: '1' }))[0]).toBe('fits')
    const student = await aStudent(app, { answers: { fieldOfStudy: ['nursing'], gpa: [3.5] } })
    expect((await list(student, { limit: '1' }))[0]).toBe('featured')
    expect((await apply(student, featured?.id ?? '')).statusCode).toBe(200)
    expect((await list(student, { limit: '1' }))[0]).toBe('fits')
  })

  it('may be closed or ask for something: then the best match is offered', async () => {
    await someScholarships(app, [
      { title: 'plain' },
      { title: 'closed', isFeatured: true, deadline: '2026-11-01' },
      { title: 'asks', isFeatured: true, requirements: [asks('text')] },
    ])
    const student = await aStudent(app)
    expect(await list(student)).toEqual(['plain'])
    await aScholarship(app, { title: 'new', isFeatured: true })
    expect((await list(student))[0]).toBe('new')
  })
})

describe('with the setting', () => {
  it('is the one of that id, and is not counted when applied to', async () => {
    await app.close()
    const fixed = randomUUID()
    app = await createTestApp({ FEATURED_SCHOLARSHIP_ID: fixed })
    const [featured, other] = await someScholarships(app, [
      { title: 'called featured', isFeatured: true },
      { title: 'other' },
    ])
    const student = await aStudent(app)
    expect(await list(student)).toHaveLength(2)
    Object.assign(app.config, { featuredScholarshipId: other?.id })
    expect(await list(student, { limit: '1' })).toEqual(['other'])
    const counted = await apply(student, featured?.id ?? '')
    expect(counted.json().data.scholarshipCount).toBe(1)
    const free = await apply(student, other?.id ?? '')
    expect(free.json().data.scholarshipCount).toBe(1)
  })
})
