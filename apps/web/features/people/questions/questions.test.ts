import type { Applicant } from '@laurel/contract/profile'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_QUESTIONS, splitName } from './account-questions.ts'
import { answerWords } from './answer-words.ts'
import { PHASES, phaseOf, STEP_COUNT } from './phases.ts'
import { toProfileUpdate } from './profile-update.ts'
import { findQuestion, nextQuestion, PROFILE_QUESTIONS, QUESTIONS } from './question-list.ts'
import { type Answers, isAsked, problemOf, wordsOf } from './question.ts'
import { storedAnswers } from './stored-answers.ts'

const today = '2027-02-01'
const ask = (key: string) => findQuestion(key)!
const problem = (key: string, given: string[], answers: Answers = {}) =>
  problemOf(ask(key), given, { answers, today })?.message

const FULL: Answers = {
  iAm: ['STUDENT'],
  dob: ['2009-06-09'],
  schoolLevel: ['hs_senior'],
  citizenship: [],
  ethnicity: ['asian', 'white'],
  gender: ['female'],
  highSchoolName: ['Roosevelt High'],
  highSchoolGraduationDate: ['2027-06'],
  enrolledInCollege: ['0'],
  interestedColleges: ['Reed College', ''],
  collegeGraduationDate: [],
  fieldOfStudy: ['biology'],
  degreeType: ['bachelor'],
  gpa: ['3.7', 'Percentage', '82'],
  careerGoal: ['law'],
  militaryAffiliation: ['no_military_affiliation'],
  isInterestedInOnlineStudy: ['maybe'],
  address: ['1 Elm St', '', 'Austin', 'TX', '78701', 'US'],
  additionalDetails: ['Chess, debate'],
}

describe('the list', () => {
  it('fills steps 2 to 18 in order, each key once', () => {
    const steps = QUESTIONS.map(({ step }) => step)
    expect([...new Set(steps)]).toEqual(Array.from({ length: STEP_COUNT - 1 }, (_, at) => at + 2))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(QUESTIONS.map(({ key }) => key)).size).toBe(QUESTIONS.length)
  })

  it('parts its steps in four phases', () => {
    expect(PHASES.at(-1)?.last).toBe(STEP_COUNT)
    expect([1, 6, 7, 12, 13, 14, 15, 18].map(phaseOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('asks a parent about the student', () => {
    const parent = { iAm: ['PARENT'] }
    for (const question of PROFILE_QUESTIONS.filter(({ key }) => key !== 'iAm'))
      expect(wordsOf(question, parent)).toMatch(/student/)
    for (const question of ACCOUNT_QUESTIONS)
      expect(wordsOf(question, parent)).toBe(question.ask.student)
  })

  it('goes on with the first question that is asked and open', () => {
    expect(nextQuestion(PROFILE_QUESTIONS, {})?.key).toBe('iAm')
    expect(nextQuestion(PROFILE_QUESTIONS, FULL)).toBeUndefined()
    const enrolled = { ...FULL, enrolledInCollege: ['1'] }
    expect(nextQuestion(PROFILE_QUESTIONS, enrolled)?.key).toBe('collegeName')
    expect(isAsked(ask('interestedColleges'), enrolled)).toBe(false)
  })
})

describe('rules', () => {
  it.each([
    ['email', [''], 'Please input your email address!'],
    ['email', ['maya@'], 'Please enter a validate email!'],
    ['email', [' maya@school.example '], undefined],
    ['fullName', ['  '], 'Please input your first name!'],
    ['fullName', ['Maya'], undefined],
    ['phone', ['US', ''], 'Please input your phone number!'],
    ['phone', ['US', '512 five'], 'Please enter only digits!'],
    ['phone', ['US', '(512) 555-0100'], undefined],
    ['password', [''], 'Please input your password'],
    ['password', ['short'], 'Use at least 8 characters.'],
    ['dob', [''], 'Please select your date of birth!'],
    ['dob', ['2011-02-02'], 'User should not be less than 16 year!'],
    ['dob', ['2011-02-01'], undefined],
    ['dob', ['2028-01-01'], 'Please enter valid date of birth'],
    ['dob', ['0199-01-01'], 'Please enter valid date of birth'],
    ['schoolLevel', [], 'Please fill your current school level!'],
    ['citizenship', [], undefined],
    ['highSchoolGraduationDate', ['2027-'], 'You must select both month and year!'],
    ['gpa', ['', 'GPA', ''], 'Please fill your GPA/Percentage'],
    ['gpa', ['', '', ''], 'Please Select your Marking System!'],
    ['gpa', ['', 'Percentage', '101'], 'Enter a valid percentage between 0 and 100'],
    ['gpa', ['', '10CGPA', '11'], 'Enter a valid GPA between 0 and 10'],
    ['gpa', ['4.0', '10CGPA', '9'], undefined],
    ['address', ['', '', '', '', '', 'US'], 'Please fill your address!'],
    ['address', ['1 Elm St', '', 'Austin', 'TX', '', 'US'], 'Please fill your zip code!'],
    ['additionalDetails', [''], undefined],
  ])('%s %j', (key, given, message) => {
    expect(problem(key, given)).toBe(message)
  })

  it('lets the end of college open for who is not enrolled', () => {
    expect(problem('collegeGraduationDate', [], { enrolledInCollege: ['0'] })).toBeUndefined()
    expect(problem('collegeGraduationDate', [], { enrolledInCollege: ['1'] })).toMatch(/both month/)
  })

  it('asks for no school and no street in the conversation', () => {
    const chat = { answers: {}, today, isChat: true }
    const noStreet = ['', '', 'Austin', 'TX', '78701', 'US']
    expect(problem('highSchoolName', [])).toBe('Please fill your high school name!')
    expect(problemOf(ask('highSchoolName'), [], chat)).toBeUndefined()
    expect(problem('address', noStreet)).toBe('Please fill your address!')
    expect(problemOf(ask('address'), noStreet, chat)).toBeUndefined()
    expect(problemOf(ask('address'), noStreet.with(2, ''), chat)?.message).toMatch(/city/)
  })

  it('names the part that is missing', () => {
    const context = { answers: {}, today }
    expect(problemOf(ask('highSchoolGraduationDate'), ['-06'], context)?.part).toBe(1)
    expect(problemOf(ask('address'), ['1 Elm St', '', 'Austin'], context)?.part).toBe(3)
  })
})

describe('the profile update', () => {
  it('sends what was answered, clears what was passed over and leaves out the rest', () => {
    const update = toProfileUpdate(PROFILE_QUESTIONS, FULL)
    const field = (id: string) => update.applicantFields?.find(({ fieldId }) => fieldId === id)
    expect(update).toMatchObject({
      applicantType: 'STUDENT',
      dob: '2009-06-09',
      address: { addressLine1: '1 Elm St', city: 'Austin', state: 'TX', country: 'US' },
    })
    expect(update.address).toHaveProperty('addressLine2', '')
    expect(update.address).not.toHaveProperty('county')
    expect(field('citizenship')?.fieldValue).toBeNull()
    expect(field('ethnicity')?.fieldValue).toEqual(['asian', 'white'])
    expect(field('highSchoolGraduationDate')?.fieldValue).toBe('2027-06-01')
    expect(field('interestedColleges')?.fieldValue).toBe('Reed College')
    expect(field('collegeName')?.fieldValue).toBeNull()
    expect(field('gpa')?.fieldValue).toBe('3.7')
    expect(update.additionalDetails).toBe('Chess, debate')
    expect(toProfileUpdate(PROFILE_QUESTIONS.slice(0, 2), { iAm: ['PARENT'] })).toEqual({
      applicantType: 'PARENT',
    })
  })

  it('reads back what a profile holds', () => {
    const fields = [
      ['gender', 1],
      ['ethnicity', ['asian', 'white']],
      ['enrolledInCollege', 0],
      ['gpa', 3.7],
      ['highSchoolGraduationDate', '2027-06-01'],
      ['isInterestedInOnlineStudy', 3],
    ] as const
    const profile = {
      dob: '2009-06-09',
      applicantType: 'STUDENT',
      additionalDetails: 'Chess, debate',
      address: { addressLine1: '1 Elm St', state: 'TX', country: 'US' },
      applicantFields: fields.map(([key, fieldValue]) => ({
        fieldId: key,
        fieldValue,
        field: { key, options: {} },
      })),
    } as unknown as Applicant
    expect(storedAnswers(profile)).toEqual({
      iAm: ['STUDENT'],
      dob: ['2009-06-09'],
      gender: ['female'],
      ethnicity: ['asian', 'white'],
      enrolledInCollege: ['0'],
      gpa: ['3.7', 'GPA', ''],
      highSchoolGraduationDate: ['2027-06'],
      isInterestedInOnlineStudy: ['maybe'],
      additionalDetails: ['Chess, debate'],
      address: ['1 Elm St', '', '', 'TX', '', 'US'],
    })
  })
})

describe('an answer in words', () => {
  it.each([
    ['iAm', ['STUDENT'], 'I’m the student'],
    ['dob', ['2009-06-09'], '9 June 2009'],
    ['highSchoolGraduationDate', ['2027-06'], 'June 2027'],
    ['citizenship', [], 'Prefer not to say'],
    ['interestedColleges', ['', ''], 'Skip'],
    ['gpa', ['3.7', 'Percentage', '82'], '82%, a GPA of 3.7'],
    ['password', ['secret words'], '••••••••'],
    ['phone', ['US', '512 555 0100'], '(512) 555-0100'],
    ['address', ['1 Elm St', '', 'Austin', 'TX', '78701', 'US'], /1 Elm St, Austin, Texas, 78701/],
  ])('%s %j', (key, given, words) => {
    expect(answerWords(ask(key), given)).toMatch(words)
  })

  it('parts a name at its first space', () => {
    expect(splitName(' Maya  van der Berg ')).toEqual({
      firstName: 'Maya',
      lastName: 'van der Berg',
    })
  })
})
