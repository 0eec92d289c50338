import type { Applicant } from '@laurel/contract/profile'

/** What every profile is asked, and may keep to itself. */
export const SENSITIVE = ['gender', 'citizenship', 'ethnicity', 'militaryAffiliation'] as const

/**
 * The questions that a student was asked and preferred not to answer, by their keys: a saved profile
 * without the answer says so.
 */
export function declinedQuestions(
  profile: Pick<Applicant, 'isProfileUpdate' | 'applicantFields'>,
): readonly string[] {
  if (!profile.isProfileUpdate) return []
  const answered = new Set(profile.applicantFields.map(({ fieldId }) => fieldId))
  return SENSITIVE.filter((key) => !answered.has(key))
}
