import { TERMS_VERSION } from '@laurel/contract/terms'
import type { Applicant } from '@laurel/contract/profile'

const answer = (key: string, fieldValue: Applicant['applicantFields'][number]['fieldValue']) => ({
  fieldId: key,
  fieldValue,
  field: { key, options: {} },
})

/** A student whose profile is filled in, for tests. */
export function someApplicant(part: Partial<Applicant> = {}): Applicant {
  return {
    id: '0190a8a0-0000-7000-8000-000000000001',
    userId: '0190a8a0-0000-7000-8000-000000000002',
    firstName: 'Maya',
    lastName: 'Rivera',
    email: 'maya@example.org',
    pendingEmail: null,
    isEmailConfirmed: true,
    hasPassword: true,
    avatarUrl: null,
    phone: '+16145550142',
    dob: '2008-03-04',
    applicantType: 'STUDENT',
    iAm: 'STUDENT',
    role: 'APPLICANT',
    permissions: [],
    status: 'Active',
    clientIp: null,
    paddleUserId: null,
    paddleAddressId: null,
    termsVersion: TERMS_VERSION,
    isProfileUpdate: true,
    isScholarshipApplied: false,
    isTrailTaken: false,
    isActiveSubscription: false,
    scholarshipCount: 0,
    countryCode: 'US',
    zipCode: '43004',
    address: {
      addressLine1: '12 High St',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43004',
      country: 'US',
    },
    applicantFields: [
      answer('gender', '1'),
      answer('ethnicity', ['asian', 'white']),
      answer('schoolLevel', 'hs_senior'),
      answer('highSchoolName', 'Bexley High School'),
      answer('highSchoolGraduationDate', '2027-06-01'),
      answer('enrolledInCollege', '0'),
      answer('interestedColleges', ['Ohio State University']),
      answer('collegeGraduationDate', '2031-05-01'),
      answer('fieldOfStudy', 'biology'),
      answer('degreeType', 'bachelor'),
      answer('gpa', 3.7),
      answer('careerGoal', 'health_care'),
      answer('isInterestedInOnlineStudy', '3'),
    ],
    additionalDetails: null,
    hasSensitiveConsent: false,
    ...part,
  }
}
