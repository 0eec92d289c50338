import type { Answers, FactValue } from './answers.ts'
import { fieldOfMajor } from './majors.ts'

const firstOf = (answers: Answers, key: string): FactValue | undefined => answers[key]?.[0]

const isInCollege = (answers: Answers): boolean =>
  firstOf(answers, 'enrolledInCollege') === true ||
  /^(?:college_|graduate$)/.test(String(firstOf(answers, 'schoolLevel') ?? ''))

const hasPlans = (answers: Answers): boolean =>
  firstOf(answers, 'interestedColleges') !== undefined ||
  !['undefined', 'undecided'].includes(String(firstOf(answers, 'degreeType')))

const namesCollege = (answers: Answers): boolean =>
  firstOf(answers, 'college') !== undefined || firstOf(answers, 'interestedColleges') !== undefined

const YES = [true] as const

const IMPLIED: Readonly<Record<string, (answers: Answers) => readonly FactValue[] | undefined>> = {
  plansCollege: (answers) => (isInCollege(answers) || hasPlans(answers) ? YES : undefined),
  // Who lives here and says nothing else studies here; who comes from abroad is asked.
  collegeCountry: (answers) =>
    firstOf(answers, 'collegeState') !== undefined || firstOf(answers, 'country') === 'US'
      ? ['US']
      : undefined,
  // Hardly a college here that somebody names is not.
  accreditedCollege: (answers) =>
    firstOf(answers, 'country') === 'US' && namesCollege(answers) ? YES : undefined,
  fieldOfStudy: (answers) => {
    const field = fieldOfMajor(String(firstOf(answers, 'major') ?? ''))
    return field && [field]
  },
  // Whoever is of no tribe is enrolled in none; a descendant may not be enrolled.
  enrolledTribalMember: (answers) => (answers['tribe']?.length === 0 ? [false] : undefined),
}

/**
 * What follows for one fact from what a student said of others, where the student said nothing of it:
 * who is in college, or is working toward a degree, plans to go; nobody has to be asked.
 */
export const impliedAnswer = (key: string, answers: Answers): readonly FactValue[] | undefined =>
  Object.hasOwn(IMPLIED, key) ? IMPLIED[key]?.(answers) : undefined
