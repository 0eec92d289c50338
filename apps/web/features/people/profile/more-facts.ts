import { answerKey } from '@laurel/matching/answers'
import { FACTS, type FactDefinition } from '@laurel/matching/facts'
import { PREFER_NOT_TO_SAY } from '../questions/stands-alone.ts'

/** One question beyond the specification; `key` names its answer. */
export interface MoreFact {
  key: string
  fact: FactDefinition
}

/** The name, the address and the specification's three tabs ask for these. */
const ASKED_ELSEWHERE = new Set([
  'schoolLevel',
  'fieldOfStudy',
  'degreeType',
  'enrolledInCollege',
  'interestedInOnlineStudy',
  'highSchoolGraduationDate',
  'enrollmentDate',
  'collegeGraduationDate',
  'gpa',
  'country',
  'state',
  'county',
  'city',
  'zipCode',
  'college',
  'interestedColleges',
  'highSchool',
  'citizenship',
  'ethnicity',
  'gender',
  'birthDate',
  'age',
  'militaryAffiliation',
  'careerGoal',
  'applicantType',
])

const facts: readonly FactDefinition[] = FACTS

/** Every fact beyond the specification, and the relatives of those that may be asked about them. */
export const MORE_FACTS: readonly MoreFact[] = facts.flatMap((fact) => [
  ...(ASKED_ELSEWHERE.has(fact.id) ? [] : [{ key: fact.id, fact }]),
  ...(fact.relations ?? []).map((relation) => ({ key: answerKey(fact.id, relation), fact })),
])

const byKey = new Map(MORE_FACTS.map((more) => [more.key, more]))

export const isMoreFact = (key: string): boolean => byKey.has(key)

/** What is wrong with an answer; the words are the server's. */
export function moreProblem(key: string, given: readonly string[]): string | undefined {
  const fact = byKey.get(key)?.fact
  const typed = given[0]?.trim().replaceAll(/[$,\s]/g, '') ?? ''
  if (fact?.kind !== 'number' || typed === '' || typed === PREFER_NOT_TO_SAY) return undefined
  const { min = 0, max } = fact
  const isNumber = /^-?\d+(\.\d+)?$/.test(typed)
  if (isNumber && Number(typed) >= min && Number(typed) <= (max ?? Infinity)) return undefined
  return max === undefined
    ? `Please enter a number of at least ${min}.`
    : `Please enter a number from ${min} to ${max}.`
}

/** A school's town and county count only together with its state, so they are sent together. */
const SENT_TOGETHER: readonly (readonly string[])[] = [
  ['collegeState', 'collegeCounty', 'collegeCity'],
  ['highSchoolState', 'highSchoolCounty', 'highSchoolCity'],
]

/** The keys that were changed, with those that have to go with them. */
export function keysToSend(changed: readonly string[]): string[] {
  const together = SENT_TOGETHER.filter((keys) => keys.some((key) => changed.includes(key)))
  return [...new Set([...changed, ...together.flat()])]
}
