import { PROFILE_QUESTIONS } from '../questions/question-list.ts'
import type { Answers, Question } from '../questions/question.ts'
import { ADDRESS_PARTS } from '../questions/rules.ts'
import { tabOf } from './profile-edits.ts'
import type { ProfileTab, ProfileValues } from './profile-values.ts'

/** What a tab asks; the last one asks for the further facts. */
export const questionsOf = (tab: ProfileTab): readonly Question[] =>
  PROFILE_QUESTIONS.filter(({ key }) => tabOf(key) === tab)

/** What the form holds, as answers to the questions of the profile. */
export function answersOf(values: ProfileValues): Answers {
  const { facts, applicantType, dob, enrolledInCollege, additionalDetails } = values
  return {
    ...facts,
    iAm: [applicantType],
    dob: dob === '' ? undefined : [dob],
    enrolledInCollege: enrolledInCollege === '' ? undefined : [enrolledInCollege],
    gpa: [values.gpa, values.markingSystem, values.grade],
    additionalDetails: [additionalDetails],
    address: ADDRESS_PARTS.map((name) => values[name]),
  }
}
