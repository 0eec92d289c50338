import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function note({ headers }: Student, id: string, payload: object) {
  const url = `/api/v1/scholarships/${id}/provider-application`
  const answer = await app.server.inject({ method: 'PUT', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function listed({ headers }: Student, id: string): Promise<boolean> {
  const url = '/api/v1/scholarships/mine-eligible-scholarships'
  const query = { limit: '100', withoutRequirement: 'false' }
  const answer = await app.server.inject({ url, headers, query })
  return answer.json().data.scholarshiplists.some((row: { id: string }) => row.id === id)
}

const elsewhere = () => aScholarship(app, { delivery: 'provider', applyUrl: 'https://example.org' })

it('notes that a student applied at the sponsor’s, which takes it off the lists', async () => {
  const { id } = await elsewhere()
  const student = await aStudent(app)
  const at = app.clock.now().toISOString()
  const { status, body } = await note(student, id, { hasApplied: true })
  expect([status, body.data]).toEqual([200, { appliedElsewhereAt: at, outcome: null }])
  expect(await listed(student, id)).toBe(false)
  expect(await listed(await aStudent(app), id)).toBe(true)
})

it('keeps the first time when noted again, and forgets it when taken back', async () => {
  const { id } = await elsewhere()
  const student = await aStudent(app)
  const first = (await note(student, id, { hasApplied: true })).body.data
  app.clock.advance({ minutes: 5 })
  expect((await note(student, id, { hasApplied: true })).body.data).toEqual(first)
  const back = await note(student, id, { hasApplied: false })
  expect(back.body.data).toEqual({ appliedElsewhereAt: null, outcome: null })
  expect((await note(student, id, { hasApplied: false })).status).toBe(200)
  expect(await listed(student, id)).toBe(true)
})

it('is only for what the sponsor takes itself', async () => {
  const student = await aStudent(app)
  const here = await aScholarship(app)
  const hidden = await aScholarship(app, { delivery: 'provider', status: 'draft' })
  for (const id of [here.id, hidden.id, randomUUID(), 'x'])
    expect((await note(student, id, { hasApplied: true })).status).toBe(404)
})

it.each([{}, { hasApplied: 'yes' }, { hasApplied: null }, { hasApplied: true, at: 'now' }])(
  'refuses %j',
  async (payload) => {
    const { id } = await elsewhere()
    expect((await note(await aStudent(app), id, payload)).status).toBe(400)
  },
)
