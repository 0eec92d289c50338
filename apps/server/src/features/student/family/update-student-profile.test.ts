import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicantFacts } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aFamily, askFamily } from '../../../testing/factories/family.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const update = (parent: Student, student: Student, payload: object) =>
  askFamily(app, parent, 'PUT', `/students/${student.applicantId}/profile`, payload)
const answer = (fieldId: string, fieldValue: unknown) => ({
  applicantFields: [{ fieldId, fieldValue }],
})
const factsOf = ({ applicantId }: Student) =>
  app.db.select().from(applicantFacts).where(eq(applicantFacts.applicantId, applicantId))

it('fills in answers and the address for the student', async () => {
  const { student, parent } = await aFamily(app)
  const { status, data } = await update(parent, student, {
    ...answer('gpa', 3.4),
    address: { city: 'Columbus', state: 'OH', country: 'US' },
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ id: student.applicantId, address: { city: 'Columbus' } })
  const facts = await factsOf(student)
  expect(facts).toContainEqual(
    expect.objectContaining({ factKey: 'gpa', value: 3.4, source: 'profile' }),
  )
  expect(await factsOf(parent)).toEqual([])
})

it('shows no answer that stays the student’s own, and no e-mail or phone', async () => {
  const { student, parent } = await aFamily(app, {
    answers: {
      gpa: [3],
      birthDate: ['2008-01-02'],
      lgbtq: [true],
      religion: ['catholic'],
      maritalStatus: ['married'],
      healthCondition: ['Asthma'],
      disability: [],
      lifeExperience: [],
      'employer:spouse': ['Acme'],
    },
  })
  const path = `/students/${student.applicantId}/profile`
  const { data } = await askFamily(app, parent, 'GET', path)
  expect(data.dob).toBe('2008-01-02')
  expect(data.applicantFields.map((field: { fieldId: string }) => field.fieldId)).toEqual(['gpa'])
  expect(Object.keys(data).toSorted()).toEqual(
    ['address', 'applicantFields', 'dob', 'firstName', 'id', 'lastName'].toSorted(),
  )
})

it.each([
  ['lgbtq', true],
  ['religion', 'catholic'],
  ['healthCondition', 'Asthma'],
  ['health_condition', 'Asthma'],
  ['disability', 'none'],
  ['lifeExperience', 'none'],
  ['maritalStatus', 'single'],
  ['marital_status', 'single'],
  ['employer:spouse', 'Acme'],
  ['birthDate', '2015-01-01'],
  ['applicantType', 'PARENT'],
  ['iAm', 'PARENT'],
  ['dob', '2015-01-01'],
])('refuses %s and writes nothing of what comes with it', async (fieldId, fieldValue) => {
  const { student, parent } = await aFamily(app)
  const { status, code } = await update(parent, student, {
    applicantFields: [
      { fieldId: 'gpa', fieldValue: 3 },
      { fieldId, fieldValue },
    ],
    address: { city: 'Columbus' },
  })
  expect([status, code]).toEqual([422, 'ANSWER_NOT_SHARED'])
  expect(await factsOf(student)).toEqual([])
  expect((await askFamily(app, student, 'GET')).status).toBe(200)
})

it.each([
  ['an answer that cannot be read', answer('gpa', 'high')],
  ['a question nobody asks', answer('shoeSize', 9)],
  ['a date of birth beside the answers', { dob: '2008-01-02' }],
  ['a name', { firstName: 'Eve' }],
  ['consents', { hasSensitiveConsent: true }],
])('refuses %s', async (_name, payload) => {
  const { student, parent } = await aFamily(app)
  const { status, code } = await update(parent, student, payload)
  expect([status, code]).toEqual([400, 'VALIDATION_FAILED'])
})

it('is refused to everybody who is not linked', async () => {
  const { student } = await aFamily(app)
  const stranger = await aStudent(app)
  expect((await update(stranger, student, answer('gpa', 1))).status).toBe(404)
  expect((await update(student, student, answer('gpa', 1))).status).toBe(404)
  expect(await factsOf(student)).toEqual([])
})
