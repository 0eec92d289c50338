import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

async function asked({ headers }: Student) {
  const answer = await app.server.inject({ url: '/api/v1/scholarships/unlocks', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.questions
}

const transfer = { fact: 'transfer', is: true }

it('tells which questions open most, how much, and with which answers', async () => {
  await someScholarships(app, [
    { criteria: [{ fact: 'state', in: ['IA', 'NV'] }], amounts: [500] },
    { criteria: [{ fact: 'state', in: ['IA'] }], amounts: [1000] },
    { criteria: [transfer], amounts: [2000] },
    { criteria: [transfer, { fact: 'sat', gte: 1000 }], amounts: [4000] },
    { criteria: [{ fact: 'gpa', gte: 4 }, transfer], amounts: [8000] },
    { amounts: [16_000] },
  ])
  const student = await aStudent(app, { answers: { gpa: [3] } })
  expect(await asked(student)).toEqual([
    {
      fact: 'state',
      scholarships: 2,
      amountUsd: 1500,
      answers: [
        { answer: 'IA', scholarships: 2, amountUsd: 1500 },
        { answer: 'NV', scholarships: 1, amountUsd: 500 },
      ],
    },
    {
      fact: 'transfer',
      scholarships: 1,
      amountUsd: 2000,
      answers: [{ answer: true, scholarships: 1, amountUsd: 2000 }],
    },
  ])
})

it('shows at most ten questions, and at most twelve answers to each', async () => {
  const flags = ['transfer', 'enrolledInCollege', 'lgbtq', 'firstGeneration'].map((fact) => ({
    fact,
    is: true,
  }))
  const names = [
    'county',
    'city',
    'zipCode',
    'college',
    'highSchool',
    'collegeSystem',
    'heritage',
    'tribe',
  ].map((fact) => ({ fact, in: Array.from({ length: 14 }, (_, n) => `Name ${n}`) }))
  await someScholarships(
    app,
    [...flags, ...names].map((clause) => ({ title: clause.fact, criteria: [clause] })),
  )
  const questions: { answers: unknown[] }[] = await asked(await aStudent(app))
  expect(questions).toHaveLength(10)
  expect(Math.max(...questions.map(({ answers }) => answers.length))).toBe(12)
})

it('counts anew after an answer, an application, a change of the catalogue and a deadline', async () => {
  const student = await aStudent(app)
  const { id } = await aScholarship(app, { title: 'First', criteria: [transfer] })
  const closesAt = new Date(app.clock.now().getTime() + 120_000)
  await aScholarship(app, {
    title: 'Second',
    criteria: [transfer],
    deadline: '2026-11-20',
    closesAt,
  })
  const opens = async () => (await asked(student))[0]?.scholarships
  expect(await opens()).toBe(2)
  await aScholarship(app, { title: 'Third', criteria: [transfer] })
  expect(await opens()).toBe(3)
  app.clock.advance({ minutes: 3 })
  expect(await opens()).toBe(2)
  const { status, body } = await send(app, student, id, 'Received')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await opens()).toBe(1)
  const answered = await app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${student.applicantId}`,
    headers: student.headers,
    payload: { applicantFields: [{ fieldId: 'transfer', fieldValue: true }] },
  })
  expect(answered.statusCode, answered.body).toBe(200)
  expect(await asked(student)).toEqual([])
})

it('asks nothing that the student’s own answers exclude', async () => {
  await someScholarships(app, [
    { criteria: [{ fact: 'college', in: ['Reed College'] }] },
    { criteria: [{ fact: 'interestedColleges', in: ['Reed College'] }] },
  ])
  const factsAskedOf = async (schoolLevel: string) => {
    const student = await aStudent(app, { answers: { schoolLevel: [schoolLevel] } })
    return (await asked(student)).map(({ fact }: { fact: string }) => fact)
  }
  expect(await factsAskedOf('hs_senior')).toEqual(['interestedColleges'])
  expect(await factsAskedOf('college_junior')).toEqual(['college'])
})
