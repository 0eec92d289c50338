import type { BodyInputOf } from '@laurel/contract/define-call'
import type { updateProfile } from '@laurel/contract/profile'
import type { Answers, Given, Question } from './question.ts'
import { ADDRESS_PARTS } from './rules.ts'
import { PREFER_NOT_TO_SAY } from './stands-alone.ts'

export type ProfileUpdate = BodyInputOf<typeof updateProfile>
type Field = NonNullable<ProfileUpdate['applicantFields']>[number]

/** Three entries, as the specification's payload has them; the third is optional (specification 3). */
const COLLEGE_ENTRIES = 3
/** Dates are sent as YYYY-MM-DD (specification 2, section 5); a month stands for its first day. */
const firstDay = (month: string) => month && `${month.slice(0, 'YYYY-MM'.length)}-01`

/** What is sent for one answer; null clears what was stored. */
export function toField(fieldId: string, given: Given): Field {
  const values = given
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== PREFER_NOT_TO_SAY)
  const [first = null] = values
  return { fieldId, fieldValue: values.length > 1 ? values : first }
}

function toFields({ key, control }: Question, given: Given): Field[] {
  const [first = ''] = given
  if (control.kind === 'month') return [toField(key, [firstDay(first)])]
  if (control.kind === 'grade') return [toField(key, [first])]
  // One entry for each name: the server collects a repeated question.
  if (control.kind === 'school' && control.most > 1)
    return Array.from({ length: Math.max(COLLEGE_ENTRIES, given.length) }, (_, part) =>
      toField(key, given.slice(part, part + 1)),
    )
  return [toField(key, given)]
}

/** Only defined parts are sent (specification 2, section 5); an empty one clears what was stored. */
function toAddress(given: Given): NonNullable<ProfileUpdate['address']> {
  return Object.fromEntries(
    ADDRESS_PARTS.flatMap((name, part) => {
      const typed = given[part]?.trim()
      return typed === undefined ? [] : [[name, typed]]
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
    else applicantFields.push(...toFields(question, given))
  }
  return applicantFields.length > 0 ? { ...update, applicantFields } : update
}
