import { ageOn } from '@laurel/matching/calendar'
import { emailProblem, phoneProblem, weakPassword } from '../accounts/account-rules.ts'
import { EARLIEST_BIRTH_DATE, MINIMUM_AGE } from '@laurel/contract/birth-date'
import { SYSTEM, toGpa } from './gpa.ts'
import type { Given, Problem, RuleContext } from './question.ts'

type Rule = (given: Given, context: RuleContext) => Problem | undefined

/** YYYY-MM: neither month nor year is missing. */
export const WHOLE_MONTH = /^\d{4}-\d{2}$/

const isGiven = (part: string | undefined) => part !== undefined && part.trim() !== ''

/** Refuses an answer without content. */
export const required =
  (message: string): Rule =>
  (given) =>
    given.some(isGiven) ? undefined : { message }

const asProblem = (message: string | undefined, part?: number): Problem | undefined =>
  message === undefined ? undefined : { message, ...(part !== undefined && { part }) }

export const emailRule: Rule = ([email = '']) => asProblem(emailProblem(email))

export const phoneRule: Rule = ([, digits = '']) => asProblem(phoneProblem(digits), 1)

export const passwordRule: Rule = ([password = '']) =>
  asProblem(password === '' ? 'Please input your password' : weakPassword(password))

const birthDateRule: Rule = ([day = ''], { today }) => {
  if (!isGiven(day)) return { message: 'Please select your date of birth!' }
  const age = ageOn(day, today)
  // A date ahead, or of long ago while the year is being typed, is a slip, not an age.
  if (age === null || day < EARLIEST_BIRTH_DATE)
    return { message: 'Please enter valid date of birth' }
  return age < MINIMUM_AGE ? { message: 'User should not be less than 16 year!' } : undefined
}

const monthRule: Rule = ([month = '']) => {
  if (WHOLE_MONTH.test(month)) return undefined
  const isYearMissing = /-\d{2}$/.test(month)
  return { message: 'You must select both month and year!', part: isYearMissing ? 1 : 0 }
}

/** Parts: GPA, marking system, typed grade. */
const gradeRule: Rule = ([gpa = '', system = 'GPA', typed = '']) => {
  if (system === '') return { message: 'Please Select your Marking System!', part: SYSTEM }
  const isTyped = system === 'Percentage' || system === '10CGPA'
  if (isTyped && isGiven(typed)) {
    const converted = toGpa(system, typed)
    return 'problem' in converted ? { message: converted.problem, part: 2 } : undefined
  }
  if (gpa !== '') return undefined
  return { message: 'Please fill your GPA/Percentage', part: isTyped ? 2 : 0 }
}

export const ADDRESS_PARTS = [
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'country',
] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

const ADDRESS_MESSAGES: readonly [part: AddressPart, message: string][] = [
  ['addressLine1', 'Please fill your address!'],
  ['city', 'Please fill your city!'],
  ['state', 'Please fill your state!'],
  ['zipCode', 'Please fill your zip code!'],
  ['country', 'Please select your country!'],
]

const addressRule: Rule = (given, { isChat }) => {
  for (const [name, message] of ADDRESS_MESSAGES) {
    // Nothing is matched by the street.
    if (isChat && name === 'addressLine1') continue
    const part = ADDRESS_PARTS.indexOf(name)
    if (!isGiven(given[part])) return { message, part }
  }
  return undefined
}

/** The rule of each question of the profile, by its key: for every form that asks it. */
export const RULES = {
  iAm: required('Please choose who is filling this in.'),
  dob: birthDateRule,
  schoolLevel: required('Please fill your current school level!'),
  citizenship: required('Please select your citizenship!'),
  ethnicity: required('Please fill your ethnicity!'),
  gender: required('Please select your gender!'),
  highSchoolName: required('Please fill your high school name!'),
  highSchoolGraduationDate: monthRule,
  enrolledInCollege: required('Please select whether you are enrolled in college!'),
  collegeName: required('Please fill your college name!'),
  enrollmentDate: monthRule,
  collegeGraduationDate: monthRule,
  fieldOfStudy: required('Please fill your field of study!'),
  degreeType: required('Please fill your degree type!'),
  gpa: gradeRule,
  careerGoal: required('Please fill your career goal!'),
  militaryAffiliation: required('Please fill your military affiliation!'),
  isInterestedInOnlineStudy: required('Please fill your interest in online study!'),
  address: addressRule,
} satisfies Record<string, Rule>
