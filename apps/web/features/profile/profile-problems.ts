import { emailProblem, phoneProblem } from '../accounts/account-rules.ts'
import { EARLIEST_BIRTH_DATE, latestBirthDate } from '@laurel/contract/birth-date'
import { toGpa } from '../questions/gpa.ts'
import { MORE_FACTS, moreProblem } from './more-facts.ts'
import { FACT_FIELDS, type ProfileTab, type ProfileValues } from './profile-values.ts'

/** A field's name and what is wrong with it, in the order of the form. */
export type ProfileProblems = Record<string, string>

const MONTH = /^\d{4}-\d{2}/

/** What stands in the way of saving a tab; the texts are the specification's (2, section 5). */
export function profileProblems(
  tab: ProfileTab,
  values: ProfileValues,
  today: string,
): ProfileProblems {
  const own = {
    personal: personalProblems,
    contact: contactProblems,
    education: educationProblems,
    more: moreProblems,
  }
  const facts = Object.entries<string>(FACT_FIELDS[tab]).flatMap(([key, message]) =>
    isAnswered(key, values) ? [] : [[key, message] as const],
  )
  const found: ProfileProblems = { ...own[tab](values, today), ...Object.fromEntries(facts) }
  const ordered = Object.keys(found).toSorted(
    (a, b) => FORM_ORDER.indexOf(a) - FORM_ORDER.indexOf(b),
  )
  return Object.fromEntries(ordered.map((name) => [name, found[name] ?? '']))
}

/** As the fields stand in the tabs, so that a summary reads from the top down. */
const FORM_ORDER: readonly string[] = [
  'firstName',
  'lastName',
  'dob',
  'gender',
  'citizenship',
  'ethnicity',
  'militaryAffiliation',
  'email',
  'phone',
  'country',
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'county',
  'schoolLevel',
  'highSchoolName',
  'highSchoolGraduationDate',
  'enrolledInCollege',
  'collegeName',
  'enrollmentDate',
  'collegeGraduationDate',
  'fieldOfStudy',
  'degreeType',
  'markingSystem',
  'gpa',
  'careerGoal',
  'isInterestedInOnlineStudy',
  'additionalDetails',
  ...MORE_FACTS.map(({ key }) => key),
]

function isAnswered(key: string, { facts }: ProfileValues): boolean {
  const given = facts[key]?.filter((each) => each.trim() !== '') ?? []
  return key.endsWith('Date') ? MONTH.test(given[0] ?? '') : given.length > 0
}

function personalProblems(values: ProfileValues, today: string): ProfileProblems {
  return {
    ...(values.firstName.trim() === '' && { firstName: 'Please input your first name!' }),
    ...(values.lastName.trim() === '' && { lastName: 'Please input your last name!' }),
    ...(values.dob === '' && { dob: 'Please select your date of birth!' }),
    ...(values.dob !== '' &&
      values.dob < EARLIEST_BIRTH_DATE && { dob: 'Please enter valid date of birth' }),
    ...(values.dob > latestBirthDate(today) && { dob: 'User should not be less than 16 year!' }),
  }
}

function contactProblems(values: ProfileValues): ProfileProblems {
  const email = emailProblem(values.email)
  const phone = phoneProblem(values.phone)
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(values.addressLine1.trim() === '' && { addressLine1: 'Please fill your address!' }),
    ...(values.city.trim() === '' && { city: 'Please fill your city!' }),
    ...(values.state.trim() === '' && { state: 'Please fill your state!' }),
    ...(values.zipCode.trim() === '' && { zipCode: 'Please fill your zip code!' }),
    ...(values.country === '' && { country: 'Please select your country!' }),
  }
}

/** As in the conversation, who has no college yet need not say when it ends; half a date is none. */
function isGraduationMissing(values: ProfileValues): boolean {
  if (isAnswered('collegeGraduationDate', values)) return false
  const isBegun = /\d/.test(values.facts['collegeGraduationDate']?.[0] ?? '')
  return isBegun || values.enrolledInCollege !== '0'
}

function educationProblems(values: ProfileValues): ProfileProblems {
  const { enrolledInCollege, markingSystem, grade, gpa } = values
  const isEnrolled = enrolledInCollege === '1'
  const isTyped = markingSystem === 'Percentage' || markingSystem === '10CGPA'
  const typed = isTyped ? toGpa(markingSystem, grade) : undefined
  return {
    ...(enrolledInCollege === '' && {
      enrolledInCollege: 'Please select whether you are enrolled in college!',
    }),
    ...(isEnrolled &&
      !isAnswered('collegeName', values) && {
        collegeName: 'Please fill your college name!',
      }),
    ...(isEnrolled &&
      !isAnswered('enrollmentDate', values) && {
        enrollmentDate: 'You must select both month and year!',
      }),
    ...(isGraduationMissing(values) && {
      collegeGraduationDate: 'You must select both month and year!',
    }),
    ...(markingSystem === '' && { markingSystem: 'Please Select your Marking System!' }),
    ...(markingSystem !== '' && gpa === '' && { gpa: 'Please fill your GPA/Percentage' }),
    ...(typed && 'problem' in typed && grade.trim() !== '' && { gpa: typed.problem }),
  }
}

/** Nothing further is required; what is given has to be readable. */
function moreProblems({ facts }: ProfileValues): ProfileProblems {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, given]) => {
      const problem = moreProblem(key, given)
      return problem === undefined ? [] : [[key, problem] as const]
    }),
  )
}

/** Whether a summary can lead to a field of this name. */
export const isFormField = (name: string): boolean => FORM_ORDER.includes(name)
