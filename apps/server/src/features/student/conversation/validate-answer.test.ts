import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readAnswers } from '../../people/profile/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const validate = (
  { headers }: Pick<Student, 'headers'>,
  payload: object,
  path = 'ai/validate-profile',
) => app.server.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })

describe('an answer', () => {
  it('is sensible or not, with a sentence that says why, by both paths', async () => {
    const student = await aStudent(app)
    for (const path of ['ai/validate-profile', 'validate-response']) {
      const good = await validate(student, { question: 'gpa', answer: '3.5' }, path)
      expect(good.statusCode).toBe(200)
      expect(good.json().data).toEqual({ result: 'yes', message: '' })
      const bad = await validate(student, { question: 'highSchoolName', answer: 'asdf' }, path)
      expect(bad.json().data.result).toBe('no')
      expect(bad.json().data.message).toMatch(/name of a school/)
    }
    expect(await readAnswers(app.db, student.applicantId)).toEqual({})
  })

  it('is held against what is saved and what was answered just before', async () => {
    const student = await aStudent(app, {
      answers: { birthDate: ['2008-05-17'], state: ['OH'], country: ['US'] },
    })
    const asked = { question: 'highSchoolGradDate', answer: '2015-06' }
    expect((await validate(student, asked)).json().data.message).toMatch(/age of 7/)
    const zip = { question: 'zipCode', answer: '90210' }
    expect((await validate(student, zip)).json().data.result).toBe('no')
    const moved = { ...zip, address: { state: 'California', country: 'USA' } }
    expect((await validate(student, moved)).json().data.result).toBe('yes')
    const college = {
      question: 'collegeGraduationDate',
      answer: '2026-05',
      applicantFields: [
        { fieldId: 'collegeEnrollmentDate', fieldValue: '2027-08' },
        { fieldId: 'gpa', fieldValue: 'unreadable' },
        { fieldId: 'shoeSize', fieldValue: 44 },
      ],
    }
    expect((await validate(student, college)).json().data.message).toMatch(/start in August 2027/)
  })

  it.each([
    {},
    { question: '', answer: 'a' },
    { question: 'gpa', answer: 3 },
    { question: 'gpa', answer: 'a'.repeat(2001) },
    { question: 'gpa', answer: '3', other: 1 },
  ])('is malformed as %j', async (payload) => {
    expect((await validate(await aStudent(app), payload)).statusCode).toBe(400)
  })

  it('is judged for nobody without a session, and 120 times a minute', async () => {
    const nobody = await validate(
      { headers: { authorization: '' } },
      { question: 'a', answer: 'b' },
    )
    expect(nobody.statusCode).toBe(401)
    const student = await aStudent(app)
    const asked = { question: 'gpa', answer: '3' }
    await Promise.all(Array.from({ length: 120 }, () => validate(student, asked)))
    const refused = await validate(student, asked)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await validate(await aStudent(app), asked)).statusCode).toBe(200)
  })
})
