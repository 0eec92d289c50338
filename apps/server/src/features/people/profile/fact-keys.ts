import { yesNoWords } from '@laurel/contract/words/yes-no'
import { answerKey, type FactValue, type Relation } from '@laurel/matching/answers'
import { FACTS, factsById, type FactDefinition, type FactId } from '@laurel/matching/facts'
import { NUMBERED_VALUES, OPTION_LABELS } from '@laurel/contract/profile-options'

/** One question of the profile: a fact about the student or about a relative. */
export interface ProfileField {
  /** What the API calls it: the specification's definition key, else the fact's own key. */
  readonly key: string
  readonly factKey: string
  readonly fact: FactDefinition
  readonly relation: Relation
  readonly aliases: readonly string[]
  /** Option to label, as clients are shown them. */
  readonly options: Readonly<Record<string, string>>
}

/** Spec 2 section 3 "Definitions list", in its order: its key, the fact, and the other names it has. */
const DEFINITIONS: readonly (readonly [key: string, fact: FactId, ...aliases: string[]])[] = [
  ['citizenship', 'citizenship'],
  ['ethnicity', 'ethnicity'],
  ['country', 'country'],
  ['gender', 'gender'],
  ['zipCode', 'zipCode'],
  ['schoolLevel', 'schoolLevel', 'currentSchoolLevel'],
  ['militaryAffiliation', 'militaryAffiliation'],
  ['gpa', 'gpa'],
  ['highSchoolName', 'highSchool', 'highSchool'],
  ['highSchoolGraduationDate', 'highSchoolGraduationDate', 'highSchoolGradDate'],
  ['enrolledInCollege', 'enrolledInCollege'],
  ['enrollmentDate', 'enrollmentDate', 'collegeEnrolledDate', 'collegeEnrollmentDate'],
  ['collegeName', 'college', 'college'],
  ['collegeGraduationDate', 'collegeGraduationDate'],
  ['fieldOfStudy', 'fieldOfStudy'],
  ['degreeType', 'degreeType'],
  ['careerGoal', 'careerGoal', 'careerGoals'],
  [
    'isInterestedInOnlineStudy',
    'interestedInOnlineStudy',
    'interestedInOnline',
    'interestedInOnlineStudy',
  ],
  ['interestedColleges', 'interestedColleges', 'collegeName1', 'collegeName2', 'collegeName3'],
]

const FURTHER_ALIASES: Readonly<Record<string, readonly string[]>> = {
  birthDate: ['dob'],
  applicantType: ['iAm'],
}

/** "None of these" must be sayable where no option says it. */
const FACTS_WITH_NONE = new Set(['disability', 'lifeExperience'])
export const NONE = 'none'

const facts: readonly FactDefinition[] = FACTS

function optionsOf({ id, kind }: FactDefinition): Readonly<Record<string, string>> {
  if (id === 'enrolledInCollege') return { 1: 'Yes', 0: 'No' }
  if (kind === 'flag') return { true: yesNoWords(id, true), false: yesNoWords(id, false) }
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = OPTION_LABELS
  const own = labels[id] ?? {}
  const numbered = numbersOf(id)
  if (numbered)
    return Object.fromEntries(numbered.map(([number, value]) => [number, own[String(value)] ?? '']))
  return FACTS_WITH_NONE.has(id) ? { ...own, [NONE]: 'None of these' } : own
}

/** The specification's numbers of a fact and what each means; undefined for most facts. */
export function numbersOf(factId: string): [number: string, value: FactValue][] | undefined {
  const numbered: Readonly<Record<string, Readonly<Record<number, FactValue>>>> = NUMBERED_VALUES
  return Object.hasOwn(numbered, factId) ? Object.entries(numbered[factId] ?? {}) : undefined
}

function toField(
  fact: FactDefinition,
  relation: Relation = 'self',
  key = answerKey(fact.id, relation),
  aliases = FURTHER_ALIASES[key] ?? [],
): ProfileField {
  const factKey = answerKey(fact.id, relation)
  return { key, factKey, fact, relation, aliases, options: optionsOf(fact) }
}

function listFields(): ProfileField[] {
  const byId = factsById(facts)
  const defined = DEFINITIONS.flatMap(([key, factId, ...aliases]) => {
    const fact = byId.get(factId)
    return fact ? [toField(fact, 'self', key, aliases)] : []
  })
  const isDefined = new Set(defined.map(({ factKey }) => factKey))
  const further = facts
    .filter(({ id, derivedFrom }) => !isDefined.has(id) && derivedFrom === undefined)
    .map((fact) => toField(fact))
  const ofRelatives = facts.flatMap((fact) =>
    (fact.relations ?? []).map((relation) => toField(fact, relation)),
  )
  return [...defined, ...further, ...ofRelatives]
}

/** Every question of the profile; the specification's come first, exactly named. */
export const PROFILE_FIELDS: readonly ProfileField[] = listFields()

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

const byName = new Map(
  PROFILE_FIELDS.flatMap((field) =>
    [field.key, ...field.aliases].flatMap((name) => [
      [name, field] as const,
      [snakeCase(name), field] as const,
    ]),
  ),
)

/** The question a client means by a key, an alias or the snake_case of either. */
export const findField = (name: string): ProfileField | undefined => byName.get(name)
