import { describe, expect, it } from 'vitest'
import { latestBirthDate } from '@laurel/contract/birth-date'
import { profileProblems } from './profile-problems.ts'
import { someApplicant } from './profile-samples.ts'
import { PREFER_NOT_TO_SAY } from '../questions/stands-alone.ts'
import { tabUpdate } from './tab-update.ts'
import { toValues, type ProfileValues } from './profile-values.ts'

const TODAY = '2026-11-20'
const TABS = ['personal', 'contact', 'education', 'more'] as const
const values = (part: Partial<ProfileValues> = {}) => ({ ...toValues(someApplicant()), ...part })
const newcomer = toValues(
  someApplicant({ isProfileUpdate: false, dob: null, address: {}, applicantFields: [] }),
)
const sent = (update: ReturnType<typeof tabUpdate>) =>
  Object.fromEntries(
    (update.applicantFields ?? []).map(({ fieldId, fieldValue }) => [fieldId, fieldValue]),
  )

describe('a saved profile', () => {
  it.each(TABS)('has nothing in the way of saving %s again', (tab) => {
    expect(profileProblems(tab, values(), TODAY)).toEqual({})
  })

  it('is sent as it came', () => {
    expect(tabUpdate('contact', values())).toEqual({
      email: 'maya@example.org',
      phone: '+16145550142',
      address: {
        addressLine1: '12 High St',
        addressLine2: '',
        city: 'Columbus',
        county: '',
        state: 'OH',
        zipCode: '43004',
        country: 'US',
      },
    })
    expect(sent(tabUpdate('education', values()))).toMatchObject({
      highSchoolGraduationDate: '2027-06-01',
      collegeGraduationDate: '2031-05-01',
      enrolledInCollege: '0',
      collegeName: null,
      enrollmentDate: null,
      gpa: '3.7',
    })
  })

  it('sends three colleges of interest, whatever of them is given', () => {
    const entries = (update: ReturnType<typeof tabUpdate>) =>
      update.applicantFields?.filter(({ fieldId }) => fieldId === 'interestedColleges')
    expect(entries(tabUpdate('education', values()))).toEqual([
      { fieldId: 'interestedColleges', fieldValue: 'Ohio State University' },
      { fieldId: 'interestedColleges', fieldValue: null },
      { fieldId: 'interestedColleges', fieldValue: null },
    ])
    expect(entries(tabUpdate('education', values({ enrolledInCollege: '1' })))).toHaveLength(3)
  })

  it('sends of the further facts what was changed, a school’s place as a whole', () => {
    const facts = {
      sat: ['1,200'],
      employer: ['Kroger'],
      collegeState: ['OH'],
      collegeCity: ['Athens'],
    }
    const edits = { sat: facts.sat, collegeCity: facts.collegeCity, city: 'Dayton' }
    expect(sent(tabUpdate('more', values({ facts }), edits))).toEqual({
      sat: '1,200',
      collegeState: 'OH',
      collegeCounty: null,
      collegeCity: 'Athens',
    })
  })

  it('shows a changed address that waits to be confirmed', () => {
    const profile = someApplicant({ pendingEmail: 'new@example.org' })
    expect(toValues(profile).email).toBe('new@example.org')
  })

  it('keeps what was not said unsaid, and unknown', () => {
    expect(values().facts['citizenship']).toEqual([PREFER_NOT_TO_SAY])
    expect(sent(tabUpdate('personal', values()))).toMatchObject({
      citizenship: null,
      ethnicity: ['asian', 'white'],
    })
  })
})

describe('a new profile', () => {
  it('assumes no answer', () => {
    expect(newcomer.facts).toEqual({})
    expect(Object.keys(profileProblems('personal', newcomer, TODAY))).toEqual([
      'dob',
      'gender',
      'citizenship',
      'ethnicity',
      'militaryAffiliation',
    ])
  })

  it('is filled in by its personal questions alone', () => {
    expect(tabUpdate('personal', newcomer).isProfileUpdate).toBe('true')
    expect(tabUpdate('contact', newcomer).isProfileUpdate).toBeUndefined()
    expect(tabUpdate('education', newcomer).isProfileUpdate).toBeUndefined()
  })

  it('lists what is missing in the order of the form', () => {
    expect(Object.keys(profileProblems('education', newcomer, TODAY))).toEqual([
      'schoolLevel',
      'highSchoolName',
      'highSchoolGraduationDate',
      'enrolledInCollege',
      'collegeGraduationDate',
      'fieldOfStudy',
      'degreeType',
      'gpa',
      'careerGoal',
      'isInterestedInOnlineStudy',
    ])
  })
})

describe('the rules', () => {
  it.each([
    ['2010-11-20', undefined],
    ['2010-11-21', 'User should not be less than 16 year!'],
    ['', 'Please select your date of birth!'],
    ['0208-03-04', 'Please enter valid date of birth'],
  ])('say of a birth on %j: %s', (dob, problem) => {
    expect(profileProblems('personal', values({ dob }), TODAY)['dob']).toBe(problem)
  })

  it('put the latest birth date 16 years back', () => {
    expect(latestBirthDate(TODAY)).toBe('2010-11-20')
  })

  it.each(['2027-', '-06', ''])('ask for both month and year where there is %j', (given) => {
    const facts = { ...values().facts, highSchoolGraduationDate: [given] }
    expect(profileProblems('education', values({ facts }), TODAY)).toEqual({
      highSchoolGraduationDate: 'You must select both month and year!',
    })
  })

  it.each<['' | '0' | '1', string[], string | undefined]>([
    ['0', [], undefined],
    ['0', ['2032-'], 'You must select both month and year!'],
    ['0', ['-06'], 'You must select both month and year!'],
    ['1', [], 'You must select both month and year!'],
    ['', [], 'You must select both month and year!'],
  ])(
    'ask whose enrolment is %j for the end of college %j: %s',
    (enrolledInCollege, given, said) => {
      const facts = { ...values().facts, collegeGraduationDate: given }
      const found = profileProblems('education', values({ enrolledInCollege, facts }), TODAY)
      expect(found['collegeGraduationDate']).toBe(said)
    },
  )

  it('ask the enrolled for their college and when they began', () => {
    const found = profileProblems('education', values({ enrolledInCollege: '1' }), TODAY)
    expect(found).toEqual({
      collegeName: 'Please fill your college name!',
      enrollmentDate: 'You must select both month and year!',
    })
  })

  it.each([
    [{ markingSystem: 'Percentage', grade: '120', gpa: '' }, /^Enter a valid percentage/],
    [{ markingSystem: '10CGPA', grade: '11', gpa: '' }, /^Enter a valid GPA/],
    [{ markingSystem: 'Percentage', grade: '', gpa: '' }, /^Please fill your GPA\/Percentage$/],
    [{ markingSystem: 'GPA', grade: '', gpa: '' }, /^Please fill your GPA\/Percentage$/],
  ] as const)('say what is wrong with the grade %j', (part, problem) => {
    expect(profileProblems('education', values(part), TODAY)['gpa']).toMatch(problem)
  })

  it('ask for the marking system before the grade', () => {
    const found = profileProblems('education', values({ markingSystem: '', gpa: '' }), TODAY)
    expect(found).toEqual({ markingSystem: 'Please Select your Marking System!' })
  })

  it.each([
    ['sat', '1650', 'Please enter a number from 400 to 1600.'],
    ['sat', '1200', undefined],
    ['householdIncomeUsd', '-1', 'Please enter a number of at least 0.'],
    ['householdIncomeUsd', '$41,000', undefined],
    ['employer', 'Kroger', undefined],
  ])('say of the further answer %s %s: %s', (key, given, problem) => {
    const facts = { [key]: [given] }
    expect(profileProblems('more', values({ facts }), TODAY)[key]).toBe(problem)
  })

  it.each([
    [{ email: 'maya@' }, { email: 'Please enter a validate email!' }],
    [{ phone: '614-CALL' }, { phone: 'Please enter only digits!' }],
    [{ city: '  ' }, { city: 'Please fill your city!' }],
    [{ country: '' }, { country: 'Please select your country!' }],
  ])('say what is wrong with %j', (part, problems) => {
    expect(profileProblems('contact', values(part), TODAY)).toEqual(problems)
  })
})
