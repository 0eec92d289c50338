import { emailProblem, phoneProblem } from '../accounts/account-rules.ts'
import { SYSTEM } from '../questions/gpa.ts'
import type { Problem } from '../questions/question.ts'
import { ADDRESS_MESSAGES, RULES } from '../questions/rules.ts'
import { MORE_FACTS, moreProblem } from './more-facts.ts'
import { FACT_FIELDS, type ProfileTab, type ProfileValues } from './profile-values.ts'

/** A field's name and what is wrong with it, in the order of the form. */
export type ProfileProblems = Record<string, string>

type FactKey = keyof typeof RULES

/** What stands in the way of saving a tab; the texts are the specification's (2, section 5). */
export function profileProblems(
  tab: ProfileTab,
  values: ProfileValues,
  today: string,
): ProfileProblems {
  const own = {
    personal: () => personalProblems(values, today),
    contact: () => contactProblems(values),
    education: () => educationProblems(values, today),
    more: () => moreProblems(values),
  }
  const found = { ...own[tab](), ...factProblems(FACT_FIELDS[tab], values, today) }
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
  'country',
  'addressLine1',
  'city',
  'state',
  'zipCode',
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

/** YYYY-MM of a day, too: a month is sent as its first. */
const monthOf = (date: string) => date.slice(0, 'YYYY-MM'.length)

function factProblems(
  keys: readonly FactKey[],
  { facts }: ProfileValues,
  today: string,
): ProfileProblems {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const given = facts[key] ?? []
      const parts = key.endsWith('Date') ? given.map(monthOf) : given
      return named(key, RULES[key](parts, { answers: {}, today }))
    }),
  )
}

const named = (name: string, problem: Problem | undefined): [string, string][] =>
  problem ? [[name, problem.message]] : []

function personalProblems(values: ProfileValues, today: string): ProfileProblems {
  return {
    ...(values.firstName.trim() === '' && { firstName: 'Please input your first name!' }),
    ...(values.lastName.trim() === '' && { lastName: 'Please input your last name!' }),
    ...Object.fromEntries(named('dob', RULES.dob([values.dob], { answers: {}, today }))),
  }
}

function contactProblems(values: ProfileValues): ProfileProblems {
  const email = emailProblem(values.email)
  const phone = phoneProblem(values.phone)
  const missing = ADDRESS_MESSAGES.filter(([name]) => values[name].trim() === '')
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...Object.fromEntries(missing),
  }
}

function educationProblems(values: ProfileValues, today: string): ProfileProblems {
  const { enrolledInCollege, markingSystem, grade, gpa, facts } = values
  const context = { answers: {}, today }
  const isEnrolled = enrolledInCollege === '1'
  // As in the conversation, who has no college yet need not say when it ends; half a date is none.
  const isEndBegun = /\d/.test(facts['collegeGraduationDate']?.[0] ?? '')
  const asked: FactKey[] = [
    ...(isEnrolled ? (['collegeName', 'enrollmentDate'] as const) : []),
    ...(isEndBegun || enrolledInCollege !== '0' ? (['collegeGraduationDate'] as const) : []),
  ]
  const graded = RULES.gpa([gpa, markingSystem, grade], context)
  return {
    ...Object.fromEntries([
      ...named('enrolledInCollege', RULES.enrolledInCollege([enrolledInCollege], context)),
      ...named(graded?.part === SYSTEM ? 'markingSystem' : 'gpa', graded),
    ]),
    ...factProblems(asked, values, today),
  }
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
