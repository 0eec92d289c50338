import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicantFacts, applicants, consents } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readAnswers } from './read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const update = ({ applicantId, headers }: Student, payload: object | string, id?: string) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${id ?? applicantId}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const profileOf = async ({ headers }: Student) =>
  (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers })).json().data
const fields = (answers: Record<string, unknown>) => ({
  applicantFields: Object.entries(answers).map(([fieldId, fieldValue]) => ({
    fieldId,
    fieldValue,
  })),
})
const fieldsOf = (applicant: { applicantFields: { fieldId: string; fieldValue: unknown }[] }) =>
  Object.fromEntries(applicant.applicantFields.map((field) => [field.fieldId, field.fieldValue]))
const versionOf = async ({ applicantId }: Student) => {
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, applicantId))
  return row?.profileVersion ?? 0
}

describe('saving a profile', () => {
  it("takes the specification's payload and answers with the applicant", async () => {
    const student = await aStudent(app)
    const response = await update(student, {
      firstName: 'Dana',
      lastName: 'Reyes-Ortiz',
      email: student.email,
      dob: '2008-05-17',
      applicantType: 'STUDENT',
      phone: '+15550100199',
      isProfileUpdate: 'true',
      isScholarshipApplied: 'false',
      address: {
        addressLine1: '12 Elm Street',
        city: 'Columbus',
        county: 'Franklin',
        state: 'Ohio',
        zipCode: '43004',
        country: 'United States',
      },
      applicantFields: [
        { fieldId: 'citizenship', fieldValue: 'us_citizen' },
        { fieldId: 'gender', fieldValue: 1 },
        { fieldId: 'ethnicity', fieldValue: ['asian', 'white'] },
        { fieldId: 'currentSchoolLevel', fieldValue: 'hs_senior' },
        { fieldId: 'highSchoolName', fieldValue: 'Lakeside High' },
        { fieldId: 'highSchoolGradDate', fieldValue: '2027-06' },
        { fieldId: 'enrolledInCollege', fieldValue: 0 },
        { fieldId: 'interestedColleges', fieldValue: 'Ohio State' },
        { fieldId: 'interestedColleges', fieldValue: 'Oberlin' },
        { fieldId: 'interestedColleges', fieldValue: '' },
        { fieldId: 'gpa', fieldValue: '3.7' },
        { fieldId: 'interestedInOnline', fieldValue: 3 },
        { fieldId: 'militaryAffiliation', fieldValue: 'No military affiliation' },
      ],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().message).toBe('User updated successfully')
    const { applicant } = response.json().data
    expect(applicant).toMatchObject({
      id: student.applicantId,
      lastName: 'Reyes-Ortiz',
      dob: '2008-05-17',
      phone: '+15550100199',
      countryCode: 'US',
      zipCode: '43004',
      isProfileUpdate: true,
      isScholarshipApplied: false,
      pendingEmail: null,
      address: { addressLine1: '12 Elm Street', city: 'Columbus', state: 'Ohio' },
    })
    expect(fieldsOf(applicant)).toEqual({
      citizenship: 'us_citizen',
      gender: 1,
      ethnicity: ['asian', 'white'],
      country: 'US',
      state: 'OH',
      county: 'Franklin',
      city: 'Columbus',
      zipCode: '43004',
      schoolLevel: 'hs_senior',
      highSchoolName: 'Lakeside High',
      highSchoolGraduationDate: '2027-06-01',
      enrolledInCollege: 0,
      interestedColleges: ['Ohio State', 'Oberlin'],
      gpa: 3.7,
      isInterestedInOnlineStudy: 3,
      militaryAffiliation: 'no_military_affiliation',
    })
    expect(await profileOf(student)).toEqual(applicant)
    expect(await readAnswers(app.db, student.applicantId)).toMatchObject({
      birthDate: ['2008-05-17'],
      gender: ['female'],
      enrolledInCollege: [false],
      interestedInOnlineStudy: ['maybe'],
      highSchool: ['Lakeside High'],
      gpa: [3.7],
      city: ['OH/Columbus'],
      county: ['OH/Franklin'],
      state: ['OH'],
      country: ['US'],
      zipCode: ['43004'],
    })
  })

  it('names a county that its state does not have, and leaves the one of another state behind', async () => {
    const student = await aStudent(app, { answers: {} })
    const unknown = { state: 'NV', country: 'US', county: 'Franklin' }
    const refused = await update(student, { address: unknown })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.fields).toHaveProperty(['address.county'])
    await update(student, { address: { state: 'OH', country: 'US', county: 'franklin county' } })
    expect(await readAnswers(app.db, student.applicantId)).toMatchObject({
      county: ['OH/Franklin'],
    })
    const moved = await update(student, { address: { state: 'NV' } })
    expect(moved.statusCode).toBe(200)
    expect(await readAnswers(app.db, student.applicantId)).not.toHaveProperty('county')
  })

  it('gives each answer its key and its options', async () => {
    const student = await aStudent(app, { answers: { gender: ['male'], highSchool: ['Lakeside'] } })
    const { applicantFields } = await profileOf(student)
    expect(applicantFields).toEqual([
      {
        fieldId: 'gender',
        fieldValue: 2,
        field: { key: 'gender', options: { 1: 'Female', 2: 'Male', 3: 'Other' } },
      },
      {
        fieldId: 'highSchoolName',
        fieldValue: 'Lakeside',
        field: { key: 'highSchoolName', options: {} },
      },
    ])
  })

  it('changes what is sent and leaves the rest', async () => {
    const student = await aStudent(app, { answers: { gpa: [3.1], citizenship: ['daca'] } })
    const before = await versionOf(student)
    await update(student, { address: { city: 'Reno', state: 'NV' } })
    await update(student, { ...fields({ gpa: 3.3 }), address: { zipCode: '89501' } })
    const profile = await profileOf(student)
    expect(fieldsOf(profile)).toMatchObject({ gpa: 3.3, citizenship: 'daca', city: 'Reno' })
    expect(profile.address).toEqual({ city: 'Reno', state: 'NV', zipCode: '89501' })
    expect(profile.firstName).toBe('Dana')
    expect(await versionOf(student)).toBe(before + 2)
  })

  it.each([null, '', [], 'Prefer not to say'])(
    'forgets an answer when sent %j',
    async (nothing) => {
      const student = await aStudent(app, { answers: { ethnicity: ['asian'], gpa: [3.1] } })
      const response = await update(student, fields({ ethnicity: nothing }))
      expect(fieldsOf(response.json().data.applicant)).toEqual({ gpa: 3.1 })
      expect(await readAnswers(app.db, student.applicantId)).toEqual({ gpa: [3.1] })
    },
  )

  it('keeps a known "none" apart from an unknown answer', async () => {
    const student = await aStudent(app)
    const response = await update(student, fields({ disability: 'none' }))
    expect(fieldsOf(response.json().data.applicant)).toEqual({ disability: 'none' })
    expect(await readAnswers(app.db, student.applicantId)).toEqual({ disability: [] })
  })

  it('gives back what it was given, when everything is sent again', async () => {
    const student = await aStudent(app)
    await update(student, {
      dob: '2008-05-17',
      address: { city: 'Toronto', state: 'Ontario', country: 'Canada' },
      ...fields({
        gender: 'other',
        disability: 'none',
        collegeState: 'MA',
        collegeCity: 'Boston',
        collegeName1: 'Oberlin',
        'employer:parent': 'Acme',
        lgbtq: 'no',
      }),
    })
    const first = await profileOf(student)
    expect(fieldsOf(first)).toMatchObject({ collegeCity: 'Boston', city: 'Toronto' })
    expect(fieldsOf(first)).not.toHaveProperty('state')
    const again = await update(student, {
      dob: first.dob,
      address: first.address,
      applicantFields: first.applicantFields,
    })
    expect(again.json().data.applicant).toEqual(first)
  })

  it("puts the state before a school's town, stored or sent along, and asks for it otherwise", async () => {
    const student = await aStudent(app)
    const refused = await update(student, fields({ collegeCity: 'Boston' }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.fields).toEqual({
      collegeCity: 'Please choose the state of the school, too.',
    })
    await update(student, fields({ collegeState: 'Massachusetts' }))
    await update(student, fields({ collegeCity: 'Boston', highSchoolCounty: 'NV/Clark' }))
    expect(await readAnswers(app.db, student.applicantId)).toEqual({
      collegeState: ['MA'],
      collegeCity: ['MA/Boston'],
      highSchoolCounty: ['NV/Clark'],
    })
  })

  it('takes places as answers, too, and lets the address decide', async () => {
    const student = await aStudent(app)
    await update(
      student,
      fields({ country: 'us', state: 'OH', city: 'Columbus', zip_code: '43004' }),
    )
    expect((await profileOf(student)).address).toEqual({
      country: 'US',
      state: 'OH',
      city: 'Columbus',
      zipCode: '43004',
    })
    const both = { ...fields({ zipCode: '99999', country: null }), address: { zipCode: '43005' } }
    const response = await update(student, both)
    expect(response.json().data.applicant).toMatchObject({ zipCode: '43005', countryCode: null })
    expect(await readAnswers(app.db, student.applicantId)).toEqual({
      state: ['OH'],
      city: ['OH/Columbus'],
      zipCode: ['43005'],
    })
  })

  it('records where each answer came from, and when', async () => {
    const student = await aStudent(app)
    await update(student, fields({ gpa: 3.3 }))
    const [row] = await app.db
      .select()
      .from(applicantFacts)
      .where(eq(applicantFacts.applicantId, student.applicantId))
    expect(row).toMatchObject({ source: 'profile', answeredAt: app.clock.now(), value: 3.3 })
  })

  it('lets a changed e-mail wait until it is confirmed', async () => {
    const student = await aStudent(app)
    const changed = await update(student, { email: 'New@Example.org' })
    expect(changed.json().data.applicant).toMatchObject({
      email: student.email,
      pendingEmail: 'new@example.org',
    })
    const taken = await update(student, { lastName: 'Ortiz' })
    expect(taken.json().data.applicant.pendingEmail).toBe('new@example.org')
    const back = await update(student, { email: student.email })
    expect(back.json().data.applicant.pendingEmail).toBeNull()
  })

  it('records the consent and its withdrawal', async () => {
    const student = await aStudent(app)
    expect((await profileOf(student)).hasSensitiveConsent).toBe(false)
    for (const hasSensitiveConsent of [true, false]) {
      const response = await update(student, { hasSensitiveConsent })
      expect(response.json().data.applicant.hasSensitiveConsent).toBe(hasSensitiveConsent)
    }
    const kept = await app.db
      .select()
      .from(consents)
      .where(and(eq(consents.applicantId, student.applicantId)))
    expect(kept).toMatchObject([{ kind: 'sensitive_matching', isGranted: false }])
  })

  it('ignores what it does not know and never acts on it', async () => {
    const student = await aStudent(app)
    const response = await update(student, {
      role: 'ADMIN',
      isActiveSubscription: true,
      scholarshipCount: 99,
      userId: 'x',
      phone: '',
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data.applicant).toMatchObject({
      role: 'APPLICANT',
      isActiveSubscription: false,
      scholarshipCount: 0,
      phone: null,
    })
  })

  it('loses no answer of two that are saved at the same moment', async () => {
    const student = await aStudent(app)
    const before = await versionOf(student)
    const answers = ['gpa', 'sat', 'act', 'creditsEarned', 'creditsPerTerm', 'classRankPct']
    await Promise.all([
      ...answers.map((name) => update(student, fields({ [name]: name === 'sat' ? 1200 : 3 }))),
      update(student, { address: { state: 'OH' } }),
      update(student, { address: { city: 'Dayton' } }),
    ])
    const stored = await readAnswers(app.db, student.applicantId)
    expect(Object.keys(stored).sort()).toEqual([...answers, 'city', 'state'].sort())
    expect(await versionOf(student)).toBe(before + 8)
  })
})

describe('what a profile refuses', () => {
  it.each<[string, object | string]>([
    ['an unknown field', fields({ shoeSize: 44 })],
    ['the CV, which is a file', fields({ cv: 'cv.pdf' })],
    ['the age, which is computed', fields({ age: 17 })],
    ['an unknown option', fields({ citizenship: 'martian' })],
    ['a GPA over 4', fields({ gpa: 4.2 })],
    ['a number too big to be one', '{"applicantFields":[{"fieldId":"gpa","fieldValue":1e999}]}'],
    ['two answers where one is asked', fields({ citizenship: ['us_citizen', 'daca'] })],
    [
      'different values by two names',
      fields({ schoolLevel: 'hs_senior', currentSchoolLevel: 'adult' }),
    ],
    ['an answer that is an object', fields({ gpa: { value: 3 } })],
    ['too many values', fields({ interestedColleges: Array.from({ length: 51 }, String) })],
    ['a huge value', fields({ highSchoolName: 'a'.repeat(100_000) })],
    ['a NUL in a value', fields({ highSchoolName: 'Lake\u0000side' })],
    ['half a character in a value', fields({ highSchoolName: 'Lake\ud800' })],
    ['a NUL in the address', { address: { city: 'Ak\u0000ron', state: 'OH' } }],
    ['a country nobody knows as an answer', fields({ country: 'Atlantis' })],
    ['fields that are no list', { applicantFields: { gpa: 3 } }],
    ['an address that is no object', { address: 'Elm Street' }],
    ['a date of birth that is no text', { dob: 20080517 }],
    ['a date of birth that does not exist', { dob: '2008-02-30' }],
    ['an empty first name', { firstName: ' ' }],
    ['a malformed e-mail', { email: 'dana' }],
    ['letters in a phone number', { phone: 'call me' }],
    ['another applicant type', { applicantType: 'TEACHER' }],
    ['a time zone nobody knows', { timeZone: 'Mars/Base' }],
    ['more than a page of details', { additionalDetails: 'a'.repeat(2001) }],
    ['a list', []],
    ['10,000 levels', `{"applicantFields":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s', async (_what, payload) => {
    const student = await aStudent(app, { answers: { gpa: [3.1] } })
    const response = await update(student, payload)
    expect(response.statusCode).toBe(400)
    expect(await readAnswers(app.db, student.applicantId)).toEqual({ gpa: [3.1] })
  })

  it('names every field that is wrong, as it was sent', async () => {
    const student = await aStudent(app)
    const response = await update(
      student,
      fields({ gpa: 9, current_school_level: 'x', shoeSize: 4, citizenship: 'daca' }),
    )
    expect(response.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        gpa: 'Please enter a number from 0 to 4.',
        current_school_level: 'Please choose one of the options.',
        shoeSize: 'This field is not known.',
      },
    })
    expect(await readAnswers(app.db, student.applicantId)).toEqual({})
  })

  it("another person's profile, and anything without a session", async () => {
    const student = await aStudent(app)
    const other = await aStudent(app)
    for (const id of [other.applicantId, student.userId, 'nonsense', '%00']) {
      const response = await update(student, { firstName: 'Eve' }, id)
      expect(response.statusCode).toBe(404)
    }
    expect((await profileOf(other)).firstName).toBe('Dana')
    const anonymous = { ...student, headers: { authorization: '' } }
    expect((await update(anonymous, { firstName: 'Eve' })).statusCode).toBe(401)
    app.clock.advance({ minutes: 16 })
    expect((await update(student, { firstName: 'Eve' })).statusCode).toBe(401)
  })
})
