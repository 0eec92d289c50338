import { emailProblem, phoneProblem } from '../accounts/account-rules.ts'
import { formProblems } from '../questions/form-problems.ts'
import { SYSTEM } from '../questions/gpa.ts'
import type { Question } from '../questions/question.ts'
import { ADDRESS_PARTS } from '../questions/rules.ts'
import { MORE_FACTS, moreProblem } from './more-facts.ts'
import { answersOf, questionsOf } from './profile-answers.ts'
import type { ProfileTab, ProfileValues } from './profile-values.ts'

/** A field's name and what is wrong with it, in the order of the form. */
export type ProfileProblems = Record<string, string>

/** What stands in the way of saving a tab; the texts are the specification's (2, section 5). */
export function profileProblems(
  tab: ProfileTab,
  values: ProfileValues,
  today: string,
): ProfileProblems {
  const own = {
    personal: personalProblems,
    contact: contactProblems,
    education: (): ProfileProblems => ({}),
    more: moreProblems,
  }
  const found = { ...own[tab](values), ...questionProblems(tab, values, today) }
  const ordered = Object.keys(found).toSorted(
    (a, b) => FORM_ORDER.indexOf(a) - FORM_ORDER.indexOf(b),
  )
  return Object.fromEntries(ordered.map((name) => [name, found[name] ?? '']))
}

/** As the fields stand in the tabs, so that a summary reads from the top down. */
const FORM_ORDER: readonly string[] = [
  'firstName',
  'lastName',
  'dob',
  'gender',
  'citizenship',
  'ethnicity',
  'militaryAffiliation',
  'email',
  'phone',
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'country',
  'county',
  'schoolLevel',
  'highSchoolName',
  'highSchoolGraduationDate',
  'enrolledInCollege',
  'collegeName',
  'enrollmentDate',
  'collegeGraduationDate',
  'fieldOfStudy',
  'degreeType',
  'markingSystem',
  'gpa',
  'careerGoal',
  'isInterestedInOnlineStudy',
  'additionalDetails',
  ...MORE_FACTS.map(({ key }) => key),
]

/** An address is several fields, and a grade is two. */
function nameOf({ key, control }: Question, part = 0): string {
  if (control.kind === 'address') return ADDRESS_PARTS[part] ?? key
  return control.kind === 'grade' && part === SYSTEM ? 'markingSystem' : key
}

function questionProblems(tab: ProfileTab, values: ProfileValues, today: string): ProfileProblems {
  const questions = questionsOf(tab)
  const found = formProblems(questions, answersOf(values), today)
  return Object.fromEntries(
    questions.flatMap((question) =>
      (found[question.key] ?? []).map(({ part, message }) => [nameOf(question, part), message]),
    ),
  )
}

const personalProblems = ({ firstName, lastName }: ProfileValues): ProfileProblems => ({
  ...(firstName.trim() === '' && { firstName: 'Please input your first name!' }),
  ...(lastName.trim() === '' && { lastName: 'Please input your last name!' }),
})

function contactProblems(values: ProfileValues): ProfileProblems {
  const email = emailProblem(values.email)
  const phone = phoneProblem(values.phone)
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
}

/** Nothing further is required; what is given has to be readable. */
function moreProblems({ facts }: ProfileValues): ProfileProblems {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, given]) => {
      const problem = moreProblem(key, given)
      return problem === undefined ? [] : [[key, problem] as const]
    }),
  )
}

/** Whether a summary can lead to a field of this name. */
export const isFormField = (name: string): boolean => FORM_ORDER.includes(name)
