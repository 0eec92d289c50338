import type { BodyInputOf } from '@laurel/contract/define-call'
import type { updateProfile } from '@laurel/contract/profile'
import type { Answers, Given, Question } from './question.ts'
import { ADDRESS_PARTS } from './rules.ts'

export type ProfileUpdate = Pick<
  BodyInputOf<typeof updateProfile>,
  'applicantType' | 'dob' | 'address' | 'additionalDetails' | 'applicantFields'
>
type Field = NonNullable<ProfileUpdate['applicantFields']>[number]

/** Dates are sent as YYYY-MM-DD (specification 2, section 5); a month stands for its first day. */
const firstDay = (month: string | undefined) => (month ? [`${month}-01`] : [])

function valuesOf({ control }: Question, given: Given): readonly string[] {
  if (control.kind === 'month') return firstDay(given[0])
  if (control.kind === 'grade') return given.slice(0, 1)
  return given
}

function toField(question: Question, given: Given): Field {
  const values = valuesOf(question, given)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const [first = null] = values
  return {
    fieldId: question.key,
    fieldValue: values.length > 1 ? values : first,
  }
}

/** Only defined parts are sent (specification 2, section 5). */
function toAddress(given: Given): NonNullable<ProfileUpdate['address']> {
  return Object.fromEntries(
    ADDRESS_PARTS.flatMap((name, part) => {
      const typed = given[part]?.trim()
      return typed === undefined || typed === '' ? [] : [[name, typed]]
    }),
  )
}

/**
 * What the profile is sent for these questions: an answer that was passed over, or is no longer
 * asked for, clears what was stored; a question without an answer is left out.
 */
export function toProfileUpdate(questions: readonly Question[], answers: Answers): ProfileUpdate {
  const update: ProfileUpdate = {}
  const applicantFields: Field[] = []
  for (const question of questions) {
    const isCurrent = question.isAsked ? question.isAsked(answers) : true
    const given = isCurrent === false ? [] : answers[question.key]
    if (isCurrent === undefined || given === undefined) continue
    const [first = ''] = given
    if (question.key === 'iAm') update.applicantType = first === 'PARENT' ? 'PARENT' : 'STUDENT'
    else if (question.key === 'dob') update.dob = first || null
    else if (question.key === 'additionalDetails') update.additionalDetails = first.trim() || null
    else if (question.control.kind === 'address') update.address = toAddress(given)
    else applicantFields.push(toField(question, given))
  }
  return applicantFields.length > 0 ? { ...update, applicantFields } : update
}
