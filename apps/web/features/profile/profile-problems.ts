import { toGpa } from './gpa.ts'
import { FACT_FIELDS, type ProfileTab, type ProfileValues } from './profile-values.ts'

/** A field's name and what is wrong with it, in the order of the form. */
export type ProfileProblems = Record<string, string>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MINIMUM_AGE = 16
const MONTH = /^\d{4}-\d{2}/

/** Latest birth date of somebody who is 16 today. */
export function latestBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - MINIMUM_AGE}${today.slice(4)}`
}

/** What stands in the way of saving a tab; the texts are the specification's (2, section 5). */
export function profileProblems(
  tab: ProfileTab,
  values: ProfileValues,
  today: string,
): ProfileProblems {
  const own = { personal: personalProblems, contact: contactProblems, education: educationProblems }
  const facts = Object.entries(FACT_FIELDS[tab]).flatMap(([key, message]) =>
    isAnswered(key, values) ? [] : [[key, message] as const],
  )
  return { ...own[tab](values, today), ...Object.fromEntries(facts) }
}

function isAnswered(key: string, { facts }: ProfileValues): boolean {
  const given = facts[key]?.filter((each) => each !== '') ?? []
  return key.endsWith('Date') ? MONTH.test(given[0] ?? '') : given.length > 0
}

function personalProblems(values: ProfileValues, today: string): ProfileProblems {
  return {
    ...(values.firstName.trim() === '' && { firstName: 'Please input your first name!' }),
    ...(values.lastName.trim() === '' && { lastName: 'Please input your last name!' }),
    ...(values.dob === '' && { dob: 'Please select your date of birth!' }),
    ...(values.dob > latestBirthDate(today) && { dob: 'User should not be less than 16 year!' }),
  }
}

function contactProblems(values: ProfileValues): ProfileProblems {
  const email = values.email.trim()
  const phone = values.phone.replaceAll(/[\s().-]/g, '')
  return {
    ...(email === '' && { email: 'Please input your email address!' }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'Please enter a validate email!' }),
    ...(phone === '' && { phone: 'Please input your phone number!' }),
    ...(phone !== '' && !/^\d+$/.test(phone) && { phone: 'Please enter only digits!' }),
    ...(values.addressLine1.trim() === '' && { addressLine1: 'Please fill your address!' }),
    ...(values.city.trim() === '' && { city: 'Please fill your city!' }),
    ...(values.state.trim() === '' && { state: 'Please fill your state!' }),
    ...(values.zipCode.trim() === '' && { zipCode: 'Please fill your zip code!' }),
    ...(values.country === '' && { country: 'Please select your country!' }),
  }
}

function educationProblems(values: ProfileValues): ProfileProblems {
  const { enrolledInCollege, markingSystem, grade, gpa } = values
  const isEnrolled = enrolledInCollege === '1'
  const typed = markingSystem === 'GPA' ? undefined : toGpa(markingSystem, grade)
  return {
    ...(enrolledInCollege === '' && {
      enrolledInCollege: 'Please fill whether you are enrolled in college!',
    }),
    ...(isEnrolled &&
      !isAnswered('collegeName', values) && {
        collegeName: 'Please fill your college name!',
      }),
    ...(isEnrolled &&
      !isAnswered('enrollmentDate', values) && {
        enrollmentDate: 'You must select both month and year!',
      }),
    ...(!isAnswered('collegeGraduationDate', values) && {
      collegeGraduationDate: 'You must select both month and year!',
    }),
    ...(gpa === '' && { gpa: 'Please fill your GPA/Percentage' }),
    ...(typed && 'problem' in typed && { gpa: typed.problem }),
  }
}
