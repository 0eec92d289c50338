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

async function explained({ headers }: Student, id: string) {
  const answer = await app.server.inject({ url: `/api/v1/scholarships/${id}/match`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const BEES = 'Do you keep bees?'

it('tells every clause, met, not met and unknown, with what is asked and given', async () => {
  const { id } = await aScholarship(app, {
    criteria: [
      { fact: 'gpa', gte: 3 },
      { fact: 'transfer', is: true },
      { fact: 'state', in: ['IA'] },
    ],
  })
  const student = await aStudent(app, { answers: { gpa: [3.5], transfer: [false] } })
  const { status, body } = await explained(student, id)
  expect([status, body.data]).toEqual([
    200,
    {
      verdict: 'ineligible',
      known: 'stated',
      clauses: [
        { result: 'met', soft: false, code: 'gte', fact: 'gpa', asked: [3], given: [3.5] },
        {
          result: 'notMet',
          soft: false,
          code: 'is',
          fact: 'transfer',
          asked: [true],
          given: [false],
        },
        { result: 'unknown', soft: false, code: 'in', fact: 'state', asked: ['IA'] },
      ],
      needed: [],
    },
  ])
})

it('names the fewest questions that decide it, and they do', async () => {
  const { id } = await aScholarship(app, {
    criteria: [
      { fact: 'gpa', gte: 3 },
      {
        any: [
          {
            all: [
              { fact: 'transfer', is: true },
              { fact: 'sat', gte: 1000 },
            ],
          },
          { attest: BEES },
        ],
      },
    ],
  })
  const student = await aStudent(app, { answers: { gpa: [3.5] } })
  const { body } = await explained(student, id)
  expect(body.data).toMatchObject({ verdict: 'possible', needed: [{ attest: BEES }] })
  await app.server.inject({
    method: 'PUT',
    url: `/api/v1/scholarships/${id}/attestation`,
    headers: student.headers,
    payload: { question: BEES, answer: true },
  })
  const { data } = (await explained(student, id)).body
  expect(data).toMatchObject({ verdict: 'eligible', needed: [] })
})

it('asks for the age as of today', async () => {
  const { id } = await aScholarship(app, { criteria: [{ fact: 'age', gte: 18 }] })
  const asking = await aStudent(app)
  expect((await explained(asking, id)).body.data.needed).toEqual([{ fact: 'age' }])
  const grown = await aStudent(app, { answers: { birthDate: ['2008-11-20'] } })
  expect((await explained(grown, id)).body.data).toMatchObject({ verdict: 'eligible', needed: [] })
})

it('knows no draft, and nothing that does not exist', async () => {
  const student = await aStudent(app)
  const draft = await aScholarship(app, { status: 'draft' })
  for (const id of [draft.id, randomUUID()])
    expect((await explained(student, id)).body.error.code).toBe('NOT_FOUND')
})
