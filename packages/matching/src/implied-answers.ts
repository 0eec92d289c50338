import type { Answers, FactValue } from './answers.ts'
import { fieldOfMajor } from './majors.ts'
import { SCHOOL_LEVELS } from './option-ids.ts'
import { stateOfCollege } from './state-of-college.ts'

const firstOf = (answers: Answers, key: string): FactValue | undefined => answers[key]?.[0]

const levelOf = (answers: Answers): string => String(firstOf(answers, 'schoolLevel') ?? '')

const isInHighSchool = (answers: Answers): boolean =>
  levelOf(answers).startsWith('hs_') && firstOf(answers, 'enrolledInCollege') !== true

const isInCollege = (answers: Answers): boolean =>
  firstOf(answers, 'enrolledInCollege') === true || /^(?:college_|graduate$)/.test(levelOf(answers))

/** Who changes colleges, or soon finishes one, may look for another. */
const staysAtCollege = (answers: Answers): boolean =>
  isInCollege(answers) &&
  levelOf(answers) !== 'college_senior' &&
  firstOf(answers, 'transfer') !== true

const hasPlans = (answers: Answers): boolean =>
  firstOf(answers, 'interestedColleges') !== undefined ||
  !['undefined', 'undecided'].includes(String(firstOf(answers, 'degreeType')))

const namesCollege = (answers: Answers): boolean =>
  firstOf(answers, 'college') !== undefined || firstOf(answers, 'interestedColleges') !== undefined

/** The one state of the college somebody goes to, or of all that they are interested in, by their names. */
const stateOfColleges = (answers: Answers): readonly FactValue[] | undefined => {
  const colleges = answers[isInCollege(answers) ? 'college' : 'interestedColleges'] ?? []
  const [state, ...others] = new Set(colleges.map((name) => stateOfCollege(String(name))))
  return state === undefined || others.length > 0 ? undefined : [state]
}

const YES = [true] as const
const NO = [false] as const
const NONE = [] as const

/** One year of school after the other; what follows college, nobody can know. */
const YEARS: readonly string[] = SCHOOL_LEVELS.slice(0, SCHOOL_LEVELS.indexOf('graduate'))

const goesToCollege = (answers: Answers): boolean => {
  const said = firstOf(answers, 'plansCollege')
  return said === undefined ? hasPlans(answers) : said === true
}

/** The level of the next school year; who finishes high school is in college then if that is the plan. */
const levelNextYear = (answers: Answers): readonly FactValue[] | undefined => {
  const level = levelOf(answers)
  if (level === 'hs_senior' && !goesToCollege(answers)) return undefined
  const next = YEARS[YEARS.indexOf(level) + 1]
  return YEARS.includes(level) && next !== undefined ? [next] : undefined
}

/**
 * Who is in high school and says nothing of it is not married; nor is who says so. Of the widowed nothing
 * follows: an award for the widows of veterans, of members or of a firm's people asks what their spouse was.
 */
const withoutSpouse = (answers: Answers): readonly FactValue[] | undefined => {
  const status = firstOf(answers, 'maritalStatus')
  const isAlone =
    status === undefined ? isInHighSchool(answers) : status === 'single' || status === 'divorced'
  return isAlone ? NONE : undefined
}

const UNDERREPRESENTED = new Set<FactValue>([
  'black',
  'hispanic_latino',
  'native_american',
  'pacific_islander',
])

const onlyInCollege =
  (value: readonly FactValue[]) =>
  (answers: Answers): readonly FactValue[] | undefined =>
    isInHighSchool(answers) ? value : undefined

const IMPLIED: Readonly<Record<string, (answers: Answers) => readonly FactValue[] | undefined>> = {
  plansCollege: (answers) => (isInCollege(answers) || hasPlans(answers) ? YES : undefined),
  collegeState: stateOfColleges,
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
  levelNextYear,
  // Federal aid is for citizens and permanent residents; of others some may file it.
  canFileFafsa: (answers) => {
    const status = String(firstOf(answers, 'citizenship') ?? '')
    if (/^us_(?:citizen|permanent_resident)$/.test(status)) return YES
    return /^(?:daca|international)$/.test(status) ? NO : undefined
  },
  underrepresented: (answers) =>
    answers['ethnicity']?.some((value) => UNDERREPRESENTED.has(value)) === true ? YES : undefined,
  enrolledInCollege: (answers) => (isInCollege(answers) ? YES : onlyInCollege(NO)(answers)),
  college: onlyInCollege(NONE),
  interestedColleges: (answers) => (staysAtCollege(answers) ? NONE : undefined),
  transfer: onlyInCollege(NO),
  'militaryAffiliation:spouse': withoutSpouse,
  'membership:spouse': withoutSpouse,
  'employer:spouse': withoutSpouse,
  'occupation:spouse': withoutSpouse,
  'activity:spouse': withoutSpouse,
  // Whoever is of no tribe is enrolled in none; a descendant may not be enrolled.
  enrolledTribalMember: (answers) => (answers['tribe']?.length === 0 ? [false] : undefined),
}

/**
 * What follows for one fact from what a student said of others, where the student said nothing of it:
 * who is in college, or is working toward a degree, plans to go; nobody has to be asked.
 */
export const impliedAnswer = (key: string, answers: Answers): readonly FactValue[] | undefined =>
  Object.hasOwn(IMPLIED, key) ? IMPLIED[key]?.(answers) : undefined
