import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readAnswers } from './read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const update = ({ applicantId, headers }: Student, payload: object) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${applicantId}`,
    headers,
    payload,
  })
const fields = (answers: Record<string, unknown>) => ({
  applicantFields: Object.entries(answers).map(([fieldId, fieldValue]) => ({
    fieldId,
    fieldValue,
  })),
})
const fieldsOf = (applicant: { applicantFields: { fieldId: string; fieldValue: unknown }[] }) =>
  Object.fromEntries(applicant.applicantFields.map((field) => [field.fieldId, field.fieldValue]))

it('takes the answers of the conversation by the names they have there', async () => {
  const student = await aStudent(app)
  const response = await update(student, {
    additionalDetails: '  I look after my brother.\nI sing.  ',
    ...fields({
      iAm: 'PARENT',
      dob: '2008-05-17',
      collegeEnrollmentDate: '2027-08',
      careerGoals: 'health_care',
      interestedInOnlineStudy: 2,
      enrolledInCollege: 'no',
      collegeName1: 'Oberlin',
      collegeName2: 'Ohio State',
      collegeName3: 'Kenyon',
    }),
  })
  const { applicant } = response.json().data
  expect(applicant).toMatchObject({
    applicantType: 'PARENT',
    iAm: 'PARENT',
    dob: '2008-05-17',
    additionalDetails: 'I look after my brother.\nI sing.',
  })
  expect(fieldsOf(applicant)).toEqual({
    enrollmentDate: '2027-08-01',
    careerGoal: 'health_care',
    isInterestedInOnlineStudy: 2,
    enrolledInCollege: 0,
    interestedColleges: ['Oberlin', 'Ohio State', 'Kenyon'],
  })
  expect(await readAnswers(app.db, student.applicantId)).toMatchObject({
    applicantType: ['parent'],
    enrolledInCollege: [false],
    interestedInOnlineStudy: ['no'],
  })
  const again = await update(student, { applicantType: 'STUDENT', additionalDetails: '' })
  expect(again.json().data.applicant).toMatchObject({ iAm: 'STUDENT', additionalDetails: null })
  expect(await readAnswers(app.db, student.applicantId)).toMatchObject({
    applicantType: ['student'],
  })
})

it('takes what the conversation understood in own words as an answer', async () => {
  const student = await aStudent(app)
  const additionalDetails = 'I am the first in my family to go to college.'
  await update(student, { additionalDetails })
  expect(await readAnswers(app.db, student.applicantId)).not.toHaveProperty('firstGeneration')
  await update(student, { additionalDetails, ...fields({ firstGeneration: 'true' }) })
  expect(await readAnswers(app.db, student.applicantId)).toMatchObject({ firstGeneration: [true] })
})
