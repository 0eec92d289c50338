import type { Applicant } from '@laurel/contract/profile'
import { NUMBERED_VALUES } from '@laurel/contract/profile-options'
import { PROFILE_QUESTIONS } from './question-list.ts'
import type { Answers, Given, Question } from './question.ts'
import { ADDRESS_PARTS } from './rules.ts'

/** The specification's numbers of gender and interest in online study, as the options they mean. */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: NUMBERED_VALUES.gender,
  isInterestedInOnlineStudy: NUMBERED_VALUES.interestedInOnlineStudy,
}

function givenOf({ key, control }: Question, values: readonly string[]): Given {
  const [first = ''] = values
  if (control.kind === 'month') return [first.slice(0, 7)]
  if (control.kind === 'grade') return [Number(first).toFixed(1), 'GPA', '']
  return values.map((value) => NUMBERS[key]?.[value] ?? value)
}

function storedOf(question: Question, profile: Applicant): Given | undefined {
  const { key, control } = question
  // Everybody has a type from the start; it was chosen only once the profile was filled in.
  if (key === 'iAm') return profile.dob === null ? undefined : [profile.applicantType]
  if (key === 'dob') return profile.dob === null ? undefined : [profile.dob]
  if (key === 'additionalDetails')
    return profile.additionalDetails === null ? undefined : [profile.additionalDetails]
  if (control.kind === 'address') {
    const parts = ADDRESS_PARTS.map((name) => profile.address[name] ?? '')
    return profile.address.addressLine1 ? parts : undefined
  }
  const stored = profile.applicantFields.find(({ field }) => field.key === key)
  if (!stored) return undefined
  const values = Array.isArray(stored.fieldValue) ? stored.fieldValue : [stored.fieldValue]
  return givenOf(question, values.map(String))
}

/** The questions of the profile that are answered already. */
export function storedAnswers(profile: Applicant): Answers {
  return Object.fromEntries(
    PROFILE_QUESTIONS.flatMap((question) => {
      const given = storedOf(question, profile)
      return given === undefined ? [] : [[question.key, given]]
    }),
  )
}
