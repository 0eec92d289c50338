import type { Applicant } from '@laurel/contract/profile'
import { splitPhone } from '../accounts/phone-number.ts'
import type { MarkingSystem } from '../questions/gpa.ts'
import { declinedQuestions } from '../questions/declined-questions.ts'
import { PREFER_NOT_TO_SAY } from '../questions/stands-alone.ts'

export type ProfileTab = 'personal' | 'contact' | 'education' | 'more'

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
  /** Empty once it was taken back. */
  markingSystem: MarkingSystem | ''
  grade: string
  gpa: string
  additionalDetails: string
  facts: Record<string, string[]>
}

export function toValues(profile: Applicant): ProfileValues {
  const facts = Object.fromEntries(
    profile.applicantFields.map(({ fieldId, fieldValue }) => [
      fieldId,
      (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map((each) =>
        isMonth(fieldId) ? String(each).slice(0, 'YYYY-MM'.length) : String(each),
      ),
    ]),
  )
  for (const key of declinedQuestions(profile)) facts[key] = [PREFER_NOT_TO_SAY]
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
    additionalDetails: profile.additionalDetails ?? '',
    facts,
  }
}

/** A month is stored as its first day. */
const isMonth = (fieldId: string) => fieldId.endsWith('Date')

const gpaText = (stored: string | undefined): string =>
  stored === undefined ? '' : Number(stored).toFixed(1)
