import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function put(student: Student, verb: 'add' | 'remove', payload: object) {
  const url = `/api/v1/scholarships/${verb}-wishlist`
  const answer = await app.server.inject({ method: 'PUT', url, headers: student.headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function wishlist({ headers }: Student): Promise<ListedScholarship[]> {
  const answer = await app.server.inject({ url: '/api/v1/scholarships/get-wishlist', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

it('saves a scholarship, the latest first, and takes it off again', async () => {
  const [first, second] = await someScholarships(app, [{ title: 'first' }, { title: 'second' }])
  const student = await aStudent(app)
  expect(await put(student, 'add', { scholarshipId: first!.id })).toEqual({
    status: 200,
    body: { statusCode: 200, data: { scholarshipId: first!.id, isLiked: true } },
  })
  app.clock.advance({ seconds: 1 })
  await put(student, 'add', { scholarshipId: second!.id })
  const rows = await wishlist(student)
  expect(titles(rows)).toEqual(['second', 'first'])
  expect(rows[0]).toMatchObject({ isLiked: true, wishlist: [{ scholarshipId: second!.id }] })
  const removed = await put(student, 'remove', { scholarshipId: second!.id })
  expect(removed.body.data).toEqual({ scholarshipId: second!.id, isLiked: false })
  expect(titles(await wishlist(student))).toEqual(['first'])
})

it('changes nothing when said again', async () => {
  const [first, second] = await someScholarships(app, [{ title: 'first' }, { title: 'second' }])
  const student = await aStudent(app)
  await put(student, 'add', { scholarshipId: first!.id })
  app.clock.advance({ seconds: 1 })
  await put(student, 'add', { scholarshipId: second!.id })
  app.clock.advance({ seconds: 1 })
  expect((await put(student, 'add', { scholarshipId: first!.id })).status).toBe(200)
  expect(titles(await wishlist(student))).toEqual(['second', 'first'])
  await put(student, 'remove', { scholarshipId: first!.id })
  expect((await put(student, 'remove', { scholarshipId: first!.id })).status).toBe(200)
  expect((await put(student, 'remove', { scholarshipId: randomUUID() })).status).toBe(200)
  expect(titles(await wishlist(student))).toEqual(['second'])
})

it('saves once when clicked twenty times at once', async () => {
  const { id } = await aScholarship(app)
  const student = await aStudent(app)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => put(student, 'add', { scholarshipId: id })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await wishlist(student)).toHaveLength(1)
})

it('does not know an id that nothing has', async () => {
  const { status, body } = await put(await aStudent(app), 'add', { scholarshipId: randomUUID() })
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
})

it('does not show what is not published', async () => {
  const draft = await aScholarship(app, { title: 'secret', status: 'draft' })
  const student = await aStudent(app)
  expect((await put(student, 'add', { scholarshipId: draft.id })).status).toBe(404)
  expect(await wishlist(student)).toEqual([])
})

it('keeps a saved scholarship that is closed or no longer fits, and says so', async () => {
  const closed = await aScholarship(app, { deadline: '2026-11-01' })
  const unfit = await aScholarship(app, { criteria: [{ fact: 'gpa', gte: 4 }] })
  const student = await aStudent(app, { answers: { gpa: [3] } })
  await put(student, 'add', { scholarshipId: closed.id })
  await put(student, 'add', { scholarshipId: unfit.id })
  const rows = await wishlist(student)
  expect(rows.find(({ id }) => id === closed.id)).toMatchObject({ isOpen: false })
  expect(rows.find(({ id }) => id === unfit.id)?.match?.verdict).toBe('ineligible')
})

it('keeps each student’s list apart', async () => {
  const { id } = await aScholarship(app)
  const [one, other] = [await aStudent(app), await aStudent(app)]
  await put(one, 'add', { scholarshipId: id })
  expect(await wishlist(other)).toEqual([])
  await put(other, 'remove', { scholarshipId: id })
  expect(await wishlist(one)).toHaveLength(1)
})

it.each([
  ['no id', {}],
  ['an id that is no id', { scholarshipId: '1' }],
  ['a number', { scholarshipId: 7 }],
  ['a list of ids', { scholarshipId: [randomUUID()] }],
  ['a field more', { scholarshipId: randomUUID(), applicantId: randomUUID() }],
])('refuses %s', async (_name, payload) => {
  const student = await aStudent(app)
  for (const verb of ['add', 'remove'] as const) {
    const { status, body } = await put(student, verb, payload)
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  }
})
