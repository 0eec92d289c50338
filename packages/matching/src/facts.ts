import type { Relation } from './answers.ts'
import { COUNTRY_CODES } from './country-codes.ts'
import {
  CHRISTIAN,
  DEGREE_FAMILIES,
  FIELD_FAMILIES,
  LEVEL_FAMILIES,
  MILITARY_FAMILIES,
} from './fact-families.ts'
import { MAJORS } from './majors.ts'
import * as ids from './option-ids.ts'

export type FactGroup =
  | 'study'
  | 'academic'
  | 'place'
  | 'schools'
  | 'identity'
  | 'affiliation'
  | 'need'
  | 'goal'

/**
 * What a value of a fact is: one option id, several option ids, a number, true/false, a date
 * (YYYY-MM-DD), or names from an open vocabulary, compared by normalised name or by id.
 */
export type FactKind = 'option' | 'options' | 'number' | 'flag' | 'date' | 'name'

export type FactDefinition = {
  readonly id: string
  readonly group: FactGroup
  readonly kind: FactKind
  /** The closed list of option ids; for a number, the values the form offers. */
  readonly options?: readonly string[]
  /** Family id to its members; a family may stand wherever a criterion lists option ids. */
  readonly families?: Readonly<Record<string, readonly string[]>>
  /** The option that says "not decided": it satisfies a list that names it, else leaves the clause unknown. */
  readonly openOption?: string
  /** Bounds of a number, inclusive. */
  readonly min?: number
  readonly max?: number
  /** Whom else the fact may be asked about, besides the student. */
  readonly relations?: readonly Relation[]
  /** The answer this one is computed from; it is never asked itself. */
  readonly derivedFrom?: 'birthDate'
  /** A name may have several values (several colleges of interest). */
  readonly several?: boolean
  /** What has several names: a college with its campuses, a county with and without its state. */
  readonly namedAs?: 'college' | 'county'
  /** Optional, explained, and used for matching only. */
  readonly sensitive: boolean
}

const RELATIVES = ['parent', 'spouse', 'grandparent'] as const

/** Every fact a profile can answer and a criterion can ask for, in the order of the form. */
export const FACTS = [
  {
    id: 'schoolLevel',
    group: 'study',
    kind: 'option',
    options: ids.SCHOOL_LEVELS,
    families: LEVEL_FAMILIES,
    sensitive: false,
  },
  {
    id: 'levelNextYear',
    group: 'study',
    kind: 'option',
    options: ids.SCHOOL_LEVELS,
    families: LEVEL_FAMILIES,
    sensitive: false,
  },
  {
    id: 'fieldOfStudy',
    group: 'study',
    kind: 'option',
    options: ids.FIELDS_OF_STUDY,
    families: FIELD_FAMILIES,
    openOption: 'undecided',
    sensitive: false,
  },
  { id: 'major', group: 'study', kind: 'options', options: MAJORS, sensitive: false },
  {
    id: 'degreeType',
    group: 'study',
    kind: 'option',
    options: ids.DEGREE_TYPES,
    families: DEGREE_FAMILIES,
    openOption: 'undecided',
    sensitive: false,
  },
  {
    id: 'degreeHeld',
    group: 'study',
    kind: 'option',
    options: ids.DEGREES_HELD,
    families: DEGREE_FAMILIES,
    sensitive: false,
  },
  { id: 'enrolledInCollege', group: 'study', kind: 'flag', sensitive: false },
  { id: 'plansCollege', group: 'study', kind: 'flag', sensitive: false },
  {
    id: 'enrollment',
    group: 'study',
    kind: 'option',
    options: ids.ENROLLMENTS,
    sensitive: false,
  },
  { id: 'transfer', group: 'study', kind: 'flag', sensitive: false },
  {
    id: 'interestedInOnlineStudy',
    group: 'study',
    kind: 'option',
    options: ids.ONLINE_INTERESTS,
    openOption: 'maybe',
    sensitive: false,
  },
  { id: 'highSchoolGraduationDate', group: 'study', kind: 'date', sensitive: false },
  { id: 'enrollmentDate', group: 'study', kind: 'date', sensitive: false },
  { id: 'collegeGraduationDate', group: 'study', kind: 'date', sensitive: false },

  {
    id: 'gpa',
    group: 'academic',
    kind: 'number',
    options: ids.GPA_STEPS,
    min: 0,
    max: 4,
    sensitive: false,
  },
  { id: 'sat', group: 'academic', kind: 'number', min: 400, max: 1600, sensitive: false },
  { id: 'act', group: 'academic', kind: 'number', min: 1, max: 36, sensitive: false },
  { id: 'classRankPct', group: 'academic', kind: 'number', min: 0, max: 100, sensitive: false },
  { id: 'creditsEarned', group: 'academic', kind: 'number', min: 0, max: 500, sensitive: false },
  { id: 'creditsPerTerm', group: 'academic', kind: 'number', min: 0, max: 60, sensitive: false },

  { id: 'country', group: 'place', kind: 'option', options: COUNTRY_CODES, sensitive: false },
  { id: 'state', group: 'place', kind: 'option', options: ids.STATE_CODES, sensitive: false },
  { id: 'county', group: 'place', kind: 'name', namedAs: 'county', sensitive: false },
  { id: 'city', group: 'place', kind: 'name', sensitive: false },
  { id: 'zipCode', group: 'place', kind: 'name', sensitive: false },
  {
    id: 'collegeCountry',
    group: 'place',
    kind: 'option',
    options: COUNTRY_CODES,
    sensitive: false,
  },
  {
    id: 'collegeState',
    group: 'place',
    kind: 'option',
    options: ids.STATE_CODES,
    sensitive: false,
  },
  { id: 'collegeCounty', group: 'place', kind: 'name', namedAs: 'county', sensitive: false },
  { id: 'collegeCity', group: 'place', kind: 'name', sensitive: false },
  {
    id: 'highSchoolState',
    group: 'place',
    kind: 'option',
    options: ids.STATE_CODES,
    sensitive: false,
  },
  { id: 'highSchoolCounty', group: 'place', kind: 'name', namedAs: 'county', sensitive: false },
  { id: 'highSchoolCity', group: 'place', kind: 'name', sensitive: false },

  { id: 'college', group: 'schools', kind: 'name', namedAs: 'college', sensitive: false },
  {
    id: 'interestedColleges',
    group: 'schools',
    kind: 'name',
    several: true,
    namedAs: 'college',
    sensitive: false,
  },
  {
    id: 'collegeType',
    group: 'schools',
    kind: 'options',
    options: ids.COLLEGE_TYPES,
    sensitive: false,
  },
  { id: 'accreditedCollege', group: 'schools', kind: 'flag', sensitive: false },
  { id: 'collegeSystem', group: 'schools', kind: 'name', sensitive: false },
  { id: 'highSchool', group: 'schools', kind: 'name', sensitive: false },

  {
    id: 'citizenship',
    group: 'identity',
    kind: 'option',
    options: ids.CITIZENSHIPS,
    sensitive: true,
  },
  {
    id: 'nationality',
    group: 'identity',
    kind: 'options',
    options: COUNTRY_CODES,
    sensitive: true,
  },
  {
    id: 'ethnicity',
    group: 'identity',
    kind: 'options',
    options: ids.ETHNICITIES,
    sensitive: true,
  },
  { id: 'underrepresented', group: 'identity', kind: 'flag', sensitive: true },
  { id: 'heritage', group: 'identity', kind: 'name', several: true, sensitive: true },
  { id: 'tribe', group: 'identity', kind: 'name', several: true, sensitive: true },
  { id: 'enrolledTribalMember', group: 'identity', kind: 'flag', sensitive: true },
  { id: 'gender', group: 'identity', kind: 'option', options: ids.GENDERS, sensitive: true },
  { id: 'birthDate', group: 'identity', kind: 'date', sensitive: true },
  {
    id: 'age',
    group: 'identity',
    kind: 'number',
    min: 0,
    max: 120,
    derivedFrom: 'birthDate',
    sensitive: true,
  },
  { id: 'lgbtq', group: 'identity', kind: 'flag', sensitive: true },
  {
    id: 'maritalStatus',
    group: 'identity',
    kind: 'option',
    options: ids.MARITAL_STATUSES,
    sensitive: true,
  },
  { id: 'firstGeneration', group: 'identity', kind: 'flag', sensitive: true },
  {
    id: 'disability',
    group: 'identity',
    kind: 'options',
    options: ids.DISABILITIES,
    families: { any_disability: ids.DISABILITIES },
    sensitive: true,
  },
  { id: 'healthCondition', group: 'identity', kind: 'name', several: true, sensitive: true },
  {
    id: 'religion',
    group: 'identity',
    kind: 'option',
    options: ids.RELIGIONS,
    families: { any_christian: CHRISTIAN },
    sensitive: true,
  },
  {
    id: 'lifeExperience',
    group: 'identity',
    kind: 'options',
    options: ids.LIFE_EXPERIENCES,
    sensitive: true,
  },

  {
    id: 'militaryAffiliation',
    group: 'affiliation',
    kind: 'options',
    options: ids.MILITARY_AFFILIATIONS,
    families: MILITARY_FAMILIES,
    relations: RELATIVES,
    sensitive: false,
  },
  {
    id: 'membership',
    group: 'affiliation',
    kind: 'name',
    several: true,
    relations: RELATIVES,
    sensitive: false,
  },
  {
    id: 'employer',
    group: 'affiliation',
    kind: 'name',
    several: true,
    relations: RELATIVES,
    sensitive: false,
  },
  {
    id: 'occupation',
    group: 'affiliation',
    kind: 'name',
    several: true,
    relations: RELATIVES,
    sensitive: false,
  },
  {
    id: 'activity',
    group: 'affiliation',
    kind: 'name',
    several: true,
    relations: RELATIVES,
    sensitive: false,
  },

  { id: 'license', group: 'affiliation', kind: 'name', several: true, sensitive: false },
  { id: 'program', group: 'affiliation', kind: 'name', several: true, sensitive: false },

  { id: 'financialNeed', group: 'need', kind: 'flag', sensitive: true },
  { id: 'householdIncomeUsd', group: 'need', kind: 'number', min: 0, sensitive: true },
  { id: 'pellEligible', group: 'need', kind: 'flag', sensitive: true },
  { id: 'canFileFafsa', group: 'need', kind: 'flag', sensitive: true },

  {
    id: 'careerGoal',
    group: 'goal',
    kind: 'option',
    options: ids.CAREER_GOALS,
    openOption: 'undecided',
    sensitive: false,
  },
  {
    id: 'applicantType',
    group: 'goal',
    kind: 'option',
    options: ids.APPLICANT_TYPES,
    sensitive: false,
  },
] as const satisfies readonly FactDefinition[]

export type FactId = (typeof FACTS)[number]['id']

/** The facts that have a closed list of option ids. */
export type OptionFactId = Extract<(typeof FACTS)[number], { options: readonly string[] }>['id']

/** The option ids of one fact. */
export type OptionId<Fact extends OptionFactId> = Extract<
  (typeof FACTS)[number],
  { id: Fact; options: readonly string[] }
>['options'][number]

const byIdOfList = new WeakMap<readonly FactDefinition[], ReadonlyMap<string, FactDefinition>>()

/** The definitions of a fact list by id, built once for each list. */
export function factsById(facts: readonly FactDefinition[]): ReadonlyMap<string, FactDefinition> {
  const known = byIdOfList.get(facts)
  if (known) return known
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  byIdOfList.set(facts, byId)
  return byId
}
