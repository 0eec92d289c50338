import { joinPhone } from '../accounts/phone-number.ts'
import { isMoreFact, keysToSend, PREFER_NOT_TO_SAY } from './more-facts.ts'
import type { ProfileEdits } from './profile-edits.ts'
import { FACT_FIELDS, type ProfileTab, type ProfileValues } from './profile-values.ts'
import type { ProfileUpdate } from './use-profile.ts'

const MONTH = /^\d{4}-\d{2}$/

/** What is sent for one tab: only that tab's answers, and of the many further ones the changed. */
export function toUpdate(
  tab: ProfileTab,
  values: ProfileValues,
  edits: ProfileEdits = {},
): ProfileUpdate {
  // Only the personal questions mark a profile as filled in: see SENSITIVE in toValues.
  if (tab === 'personal') return { ...personalUpdate(values), isProfileUpdate: 'true' }
  if (tab === 'contact') return contactUpdate(values)
  if (tab === 'education') {
    const additionalDetails = values.additionalDetails.trim() || null
    return { applicantFields: educationFields(values), additionalDetails }
  }
  return { applicantFields: moreFields(values, edits) }
}

function factFields(tab: ProfileTab, { facts }: ProfileValues) {
  return FACT_FIELDS[tab].map((fieldId) => ({
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
    ...potentialColleges(values),
    field('collegeGraduationDate', true),
    { fieldId: 'gpa', fieldValue: gpa || null },
  ]
}

/** Three entries, as the specification's payload has them; the third is optional (specification 3). */
const COLLEGE_ENTRIES = 3

/** One entry for each name: the server collects a repeated question. */
function potentialColleges({ facts, enrolledInCollege }: ProfileValues) {
  const names = enrolledInCollege === '0' ? (facts['interestedColleges'] ?? []) : []
  const entries = Math.max(COLLEGE_ENTRIES, names.length)
  return Array.from({ length: entries }, (_, position) => ({
    fieldId: 'interestedColleges',
    fieldValue: names[position]?.trim() || null,
  }))
}

function moreFields({ facts }: ProfileValues, edits: ProfileEdits) {
  return keysToSend(Object.keys(edits).filter(isMoreFact)).map((fieldId) => ({
    fieldId,
    fieldValue: toFieldValue(facts[fieldId]),
  }))
}
