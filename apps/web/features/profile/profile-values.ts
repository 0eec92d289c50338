import type { Applicant } from '@laurel/contract/profile'
import { joinPhone, splitPhone } from '../accounts/phone-number.ts'
import type { MarkingSystem } from './gpa.ts'
import type { ProfileUpdate } from './use-profile.ts'

export type ProfileTab = 'personal' | 'contact' | 'education'

/** Satisfies a required question that is nobody's business; it stays unanswered. */
export const PREFER_NOT_TO_SAY = 'prefer_not_to_say'

/** The questions of the profile form that are facts, by tab, with the text when one is missing. */
export const FACT_FIELDS = {
  personal: {
    gender: 'Please select your gender!',
    citizenship: 'Please select your citizenship!',
    ethnicity: 'Please fill your ethnicity!',
    militaryAffiliation: 'Please fill your military affiliation!',
  },
  contact: {},
  education: {
    schoolLevel: 'Please fill your current school level!',
    highSchoolName: 'Please fill your high school name!',
    highSchoolGraduationDate: 'You must select both month and year!',
    fieldOfStudy: 'Please fill your field of study!',
    degreeType: 'Please fill your degree type!',
    careerGoal: 'Please fill your career goal!',
    isInterestedInOnlineStudy: 'Please fill your interest in online study!',
  },
} as const satisfies Record<ProfileTab, Record<string, string>>

/** What the form holds; every fact is a list, so that one control and several look alike. */
export interface ProfileValues {
  applicantType: 'STUDENT' | 'PARENT'
  firstName: string
  lastName: string
  dob: string
  hasSensitiveConsent: boolean
  email: string
  dialCountry: string
  phone: string
  addressLine1: string
  addressLine2: string
  city: string
  county: string
  state: string
  zipCode: string
  country: string
  enrolledInCollege: '' | '0' | '1'
  markingSystem: MarkingSystem
  grade: string
  gpa: string
  facts: Record<string, string[]>
}

const MONTH = /^\d{4}-\d{2}$/

const SENSITIVE = ['gender', 'citizenship', 'ethnicity', 'militaryAffiliation']

export function toValues(profile: Applicant): ProfileValues {
  const facts = Object.fromEntries(
    profile.applicantFields.map(({ fieldId, fieldValue }) => [
      fieldId,
      (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map(String),
    ]),
  )
  // A saved profile without the answer means that the person preferred not to give it.
  if (profile.isProfileUpdate) for (const key of SENSITIVE) facts[key] ??= [PREFER_NOT_TO_SAY]
  const enrolled = facts['enrolledInCollege']?.[0]
  const { address } = profile
  return {
    applicantType: profile.applicantType,
    firstName: profile.firstName,
    lastName: profile.lastName,
    dob: profile.dob ?? '',
    hasSensitiveConsent: profile.hasSensitiveConsent,
    email: profile.pendingEmail ?? profile.email,
    ...splitPhone(profile.phone ?? '', profile.countryCode),
    addressLine1: address.addressLine1 ?? '',
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    county: address.county ?? '',
    state: address.state ?? '',
    zipCode: address.zipCode ?? '',
    country: address.country ?? '',
    enrolledInCollege: enrolled === '1' || enrolled === '0' ? enrolled : '',
    markingSystem: 'GPA',
    grade: '',
    gpa: gpaText(facts['gpa']?.[0]),
    facts,
  }
}

const gpaText = (stored: string | undefined): string =>
  stored === undefined ? '' : Number(stored).toFixed(1)

/** What is sent for one tab: only that tab's answers. */
export function toUpdate(tab: ProfileTab, values: ProfileValues): ProfileUpdate {
  // Only the personal questions mark a profile as filled in: see SENSITIVE in toValues.
  if (tab === 'personal') return { ...personalUpdate(values), isProfileUpdate: 'true' }
  if (tab === 'contact') return contactUpdate(values)
  return { applicantFields: educationFields(values) }
}

function factFields(tab: ProfileTab, { facts }: ProfileValues) {
  return Object.keys(FACT_FIELDS[tab]).map((fieldId) => ({
    fieldId,
    fieldValue: toFieldValue(facts[fieldId]),
  }))
}

function toFieldValue(given: readonly string[] | undefined): string | string[] | null {
  const answers = (given ?? [])
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== PREFER_NOT_TO_SAY)
    // Dates are sent as YYYY-MM-DD (specification 2, section 5); a month stands for its first day.
    .map((each) => (MONTH.test(each) ? `${each}-01` : each))
  if (answers.length === 0) return null
  return answers.length === 1 ? (answers[0] ?? null) : answers
}

function personalUpdate(values: ProfileValues): ProfileUpdate {
  const { applicantType, firstName, lastName, dob, hasSensitiveConsent } = values
  return {
    applicantType,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(dob !== '' && { dob }),
    hasSensitiveConsent,
    applicantFields: factFields('personal', values),
  }
}

function contactUpdate(values: ProfileValues): ProfileUpdate {
  const { addressLine1, addressLine2, city, county, state, zipCode, country } = values
  const phone = joinPhone(values)
  return {
    email: values.email.trim(),
    ...(phone !== '' && { phone }),
    address: { addressLine1, addressLine2, city, county, state, zipCode, country },
  }
}

function educationFields(values: ProfileValues) {
  const { facts, enrolledInCollege, gpa } = values
  const isEnrolled = enrolledInCollege === '1'
  const field = (fieldId: string, isAsked: boolean) => ({
    fieldId,
    fieldValue: isAsked ? toFieldValue(facts[fieldId]) : null,
  })
  return [
    ...factFields('education', values),
    { fieldId: 'enrolledInCollege', fieldValue: enrolledInCollege || null },
    field('collegeName', isEnrolled),
    field('enrollmentDate', isEnrolled),
    field('interestedColleges', enrolledInCollege === '0'),
    field('collegeGraduationDate', true),
    { fieldId: 'gpa', fieldValue: gpa || null },
  ]
}
