import type { FactClause, HardClause } from '@laurel/matching/criteria'
import { FACTS, factsById } from '@laurel/matching/facts'
import { fieldOfMajor } from '@laurel/matching/majors'
import { US_TERRITORIES } from '@laurel/matching/option-ids'
import { degreesFrom } from './degree-ladder.ts'
import { SHARED_MAJORS } from '../lexicon/shared-majors.ts'
import type { ParsedList } from '../words/sentence-words.ts'

const definitions = factsById(FACTS)

export type Build = (captures: readonly ParsedList[]) => HardClause | null

const all = (clauses: readonly HardClause[]): HardClause | null =>
  clauses.length > 1 ? { all: clauses } : (clauses[0] ?? null)
/** One of several; alternatives of alternatives are alternatives. */
export const anyOf = (clauses: readonly HardClause[]): HardClause | null => {
  const flat = clauses.flatMap((clause) => ('any' in clause ? clause.any : [clause]))
  const ways = [...new Map(flat.map((clause) => [JSON.stringify(clause), clause])).values()]
  return ways.length > 1 ? { any: ways } : (ways[0] ?? null)
}

export const listed =
  (fact: string): Build =>
  ([list]) =>
    list && list.ids.length > 0 ? { fact, in: [...list.ids] } : null

/** Who has DACA has no papers either, whatever an award calls it; who survived cancer may call it a condition. */
const SAID_ELSEWHERE: Readonly<Record<string, readonly HardClause[]>> = {
  undocumented: [{ fact: 'citizenship', in: ['daca'] }],
  cancer_in_the_family: [{ fact: 'healthCondition', in: ['Cancer'] }],
}

/** What somebody lived through. */
export const life: Build = ([list]) => {
  if (!list) return null
  const lived: HardClause = { fact: 'lifeExperience', in: [...list.ids] }
  const others = list.ids.flatMap((id) => SAID_ELSEWHERE[id] ?? [])
  return others.length > 0 ? { any: [lived, ...others] } : lived
}

const plainLevels = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.replace(/:.*/, ''))),
]

/** Who is called a nontraditional student may stand in any year of college: from 24 on, as aid is counted. */
const ADULT: HardClause = {
  any: [
    { fact: 'schoolLevel', in: ['adult'] },
    { fact: 'age', gte: 24 },
  ],
}

/** Who is in a school of any kind: an adult student is where they are enrolled. */
const IN_A_SCHOOL: HardClause = {
  any: [
    {
      fact: 'schoolLevel',
      in: [
        'high_school',
        'college_freshman',
        'college_sophomore',
        'college_junior',
        'college_senior',
        'graduate',
      ],
    },
    { fact: 'enrolledInCollege', is: true },
  ],
}
export const inASchool: Build = () => IN_A_SCHOOL

/** What graduate students of one name have in common beside their level. */
const GRADUATES: Readonly<Record<string, HardClause>> = {
  'graduate:doctoral': { fact: 'degreeType', in: ['doctoral'] },
  'graduate:master': { fact: 'degreeType', in: ['master'] },
  'graduate:social_work': {
    all: [
      { fact: 'degreeType', in: ['master'] },
      { fact: 'fieldOfStudy', in: ['social_work'] },
    ],
  },
  'graduate:law': { fact: 'fieldOfStudy', in: ['law'] },
  'graduate:medicine': { fact: 'fieldOfStudy', in: ['medicine'] },
}

export const levels: Build = ([list]) => {
  if (!list) return null
  const [first = '', ...others] = list.ids
  const study = others.length === 0 ? GRADUATES[first] : undefined
  if (study)
    return {
      all: [{ fact: 'schoolLevel', in: ['graduate'] }, ...('all' in study ? study.all : [study])],
    }
  return list.ids.every((id) => id === 'adult')
    ? ADULT
    : { fact: 'schoolLevel', in: plainLevels(list.ids) }
}

/** Subjects that together are their field. */
const WHOLE_FIELDS: readonly (readonly [field: string, majors: readonly string[]])[] = [
  ['accounting_and_finance', ['accounting', 'finance']],
]

/** The fields somebody may name who studies such a subject. */
const fieldsOfMajor = (id: string): readonly string[] => [
  ...(fieldOfMajor(id) === undefined ? [] : [String(fieldOfMajor(id))]),
  ...(SHARED_MAJORS[id] ?? []),
]

/** Fields, and subjects narrower than a field: who studies such a one also studies its field. */
export const fields: Build = ([list]) => {
  const ids = list?.ids ?? []
  const whole = WHOLE_FIELDS.filter(([, majors]) => majors.every((major) => ids.includes(major)))
  const wide = [...ids.filter((id) => !fieldOfMajor(id)), ...whole.map(([field]) => field)]
  const majors = ids.filter((id) => {
    // One that is taught elsewhere too is more than the fields named say.
    const taughtIn = fieldsOfMajor(id)
    return taughtIn.some((field) => !wide.includes(field))
  })
  const narrow = all(
    majors.length === 0
      ? []
      : [
          {
            fact: 'fieldOfStudy',
            in: [...new Set(majors.flatMap(fieldsOfMajor))].filter((id) => !wide.includes(id)),
          },
          { fact: 'major', in: majors },
        ],
  )
  return anyOf([
    ...(wide.length > 0 ? [{ fact: 'fieldOfStudy', in: [...new Set(wide)] }] : []),
    ...(narrow ? [narrow] : []),
  ])
}

export const number =
  (fact: string, operator: 'gte' | 'lte', least: number, most: number, add = 0): Build =>
  ([list]) => {
    const value = list?.value ?? Number.NaN
    if (!(value >= least && value <= most)) return null
    return operator === 'gte' ? { fact, gte: value + add } : { fact, lte: value + add }
  }

export const range =
  (fact: string, least: number, most: number, add = 0): Build =>
  ([from, to]) => {
    const [low, high] = [from?.value ?? Number.NaN, (to?.value ?? Number.NaN) + add]
    return low >= least && low < high && high <= most ? { fact, between: [low, high] } : null
  }

export const HOME = { state: 'state', county: 'county', city: 'city', country: 'country' }
export const COLLEGE = { state: 'collegeState', county: 'collegeCounty', city: 'collegeCity' }
/** Colleges in a place; one in a country is wherever somebody goes or plans to go. */
export const collegesIn: Build = ([list]) => {
  const ids = list?.ids ?? []
  const countries = ids.filter((id) => id.startsWith('country:'))
  if (countries.length === 0) return places(COLLEGE)(list ? [list] : [])
  if (countries.length < ids.length) return null
  return all([
    { fact: 'plansCollege', is: true },
    { fact: 'collegeCountry', in: countries.map((id) => id.slice('country:'.length)) },
  ])
}
export const HIGH_SCHOOL = {
  state: 'highSchoolState',
  county: 'highSchoolCounty',
  city: 'highSchoolCity',
}

/** Those that some name as countries of their own. */
const TERRITORIES = new Set<string>(US_TERRITORIES)

export const places =
  (facts: Readonly<Record<string, string>>): Build =>
  ([list]) => {
    const byKind = new Map<string, string[]>()
    for (const id of list?.ids ?? []) {
      const at = id.indexOf(':')
      const fact = facts[id.slice(0, at)]
      if (fact === undefined) return null
      byKind.set(fact, [...(byKind.get(fact) ?? []), id.slice(at + 1)])
    }
    // The states and territories are in the country that stands beside them.
    const countries = byKind.get('country')
    if (countries?.includes('US') === true) {
      const territories = (byKind.get('state') ?? []).filter((id) => TERRITORIES.has(id))
      byKind.set('country', [...countries, ...territories])
      byKind.delete('state')
    }
    return anyOf([...byKind].map(([fact, ids]) => ({ fact, in: ids })))
  }

/** 'Maine students', 'students in Maine': at home there, in college or in school. */
export const peopleIn: Build = (captures) => {
  const isOfCounties = captures[0]?.ids.every((id) => id.startsWith('county:')) === true
  if (isOfCounties)
    return anyOf([HOME, HIGH_SCHOOL].flatMap((facts) => places(facts)(captures) ?? []))
  const isOfStates = captures[0]?.ids.every((id) => id.startsWith('state:')) === true
  if (!isOfStates) return inCountry(captures)
  return anyOf([HOME, COLLEGE, HIGH_SCHOOL].flatMap((facts) => places(facts)(captures) ?? []))
}

/** Who is in a country, as far as a country is told. */
export const inCountry: Build = (captures) => {
  const ids = captures[0]?.ids ?? []
  return ids.every((id) => id.startsWith('country:')) ? places(HOME)(captures) : null
}

export const flag: Build = ([list]) => {
  const fact = list?.ids[0]
  return fact === undefined ? null : { fact, is: true }
}

/** Who holds a degree holds it or one above it. 'A certificate' may be one of anything. */
export const heldFrom: Build = ([list]) => {
  const ids = list?.ids ?? []
  const degrees = ids.includes('certificate') ? [] : degreesFrom(ids)
  return degrees.length > 0 ? { fact: 'degreeHeld', in: degrees } : null
}

type Relation = NonNullable<FactClause['relation']>
const RELATIVES = new Set(['parent', 'spouse', 'grandparent'])

export const service = (groups: ParsedList['groups'], relation?: Relation): HardClause | null =>
  anyOf(
    (groups ?? []).flatMap(
      (ids) =>
        all(
          ids.map((id) => ({
            fact: 'militaryAffiliation',
            ...(relation ? { relation } : {}),
            in: [id],
          })),
        ) ?? [],
    ),
  )

/** One alternative for each relation: 'children and spouses of …'. */
export const ofKin =
  (build: (list: ParsedList, relation: Relation) => HardClause | null, isKinLast = false): Build =>
  (captures) => {
    const [kin, list] = isKinLast ? [captures[1], captures[0]] : captures
    if (!kin || !list) return null
    return anyOf(kin.ids.flatMap((id) => build(list, id as Relation) ?? []))
  }

export const named =
  (fact: string) =>
  (list: ParsedList, relation?: Relation): HardClause => ({
    fact,
    ...(relation ? { relation } : {}),
    in: [...list.ids],
  })

export const byLevel: Build = ([first, firstLevels, second, secondLevels]) => {
  const part = (gpa?: ParsedList, list?: ParsedList): HardClause[] => {
    const level = levels(list ? [list] : [])
    const floor = number('gpa', 'gte', 1, 4)(gpa ? [gpa] : [])
    return level && floor ? [{ all: [level, floor] }] : []
  }
  const parts = [...part(first, firstLevels), ...part(second, secondLevels)]
  return parts.length === 2 ? { any: parts } : null
}

export const college: Build = ([list]) =>
  list
    ? {
        any: [
          { fact: 'college', in: [...list.ids] },
          { fact: 'interestedColleges', in: [...list.ids] },
        ],
      }
    : null

/** One alternative for the student, one for each relation: 'members and their children'. */
export const orKin =
  (build: (list: ParsedList, relation?: Relation) => HardClause | null): Build =>
  (captures) => {
    const kin = captures.find(({ ids }) => ids.some((id) => RELATIVES.has(id)))
    const list = captures.find((capture) => capture !== kin)
    if (!kin || !list) return null
    const own = build(list)
    return own && anyOf([own, ...kin.ids.flatMap((id) => build(list, id as Relation) ?? [])])
  }

export const yesFullTime: Build = () => ({ fact: 'enrollment', in: ['full_time'] })

const UNMARRIED = { fact: 'maritalStatus', in: ['single', 'divorced', 'widowed'] }
export const maritalStatus: Build = (captures) =>
  captures.length > 0 ? listed('maritalStatus')(captures) : UNMARRIED

/** 'Except law', 'except Maine', 'except freshmen': what the words before it let in without. */
export const exceptFor: Build = (captures) => {
  const [first = ''] = captures[0]?.ids ?? []
  if (captures[0]?.isOpen === true) return null
  const left = first.includes(':')
    ? places(HOME)(captures)
    : (ofOptions('schoolLevel', captures) ?? ofOptions('citizenship', captures) ?? fields(captures))
  return left && { not: left }
}

const ofOptions = (fact: string, captures: readonly ParsedList[]): HardClause | null => {
  const ids = captures[0]?.ids ?? []
  const definition = definitions.get(fact)
  const known = new Set([
    ...(definition?.options ?? []),
    ...Object.keys(definition?.families ?? {}),
  ])
  return ids.every((id) => known.has(id)) ? listed(fact)(captures) : null
}

export const rank =
  (percent: number): Build =>
  () => ({ fact: 'classRankPct', lte: percent })

/** A floor for each kind of school that somebody may be in. */
export const gpaInSchools: Build = ([school, college]) => {
  const part = (list: ParsedList | undefined, level: string): HardClause[] => {
    const floor = list && number('gpa', 'gte', 1, 4)([list])
    return floor ? [{ all: [{ fact: 'schoolLevel', in: [level] }, floor] }] : []
  }
  const ways = [...part(school, 'high_school'), ...part(college, 'undergraduate')]
  return ways.length === 2 ? { any: ways } : null
}

export const graduation: Build = ([year]) =>
  year?.value === undefined
    ? null
    : { fact: 'highSchoolGraduationDate', between: [`${year.value}-01-01`, `${year.value}-12-31`] }

export const graduationBy: Build = ([year]) =>
  year?.value === undefined
    ? null
    : { fact: 'highSchoolGraduationDate', lte: `${year.value}-12-31` }

export const both =
  (first: Build, second: Build): Build =>
  ([one, two]) => {
    const [left, right] = [one ? first([one]) : null, two ? second([two]) : null]
    return left && right && { all: [left, right] }
  }

/** 'Ohio high school seniors' live there or go to school there; 'U.S. students' live there. */
export const placeLevel: Build = ([place, level]) => {
  const [lives, studies] = [level ? levels([level]) : null, place ? places(HOME)([place]) : null]
  const isHighSchool = level?.ids.every((id) => id.startsWith('hs_') || id === 'high_school')
  if (!lives || !studies || !isHighSchool) return null
  const school = place ? places(HIGH_SCHOOL)([place]) : null
  return { all: [school ? { any: [studies, school] } : studies, lives] }
}

/** Citizens and international students together are everybody, as a person would say it. */
export const citizens: Build = (captures) => {
  const ids = captures[0]?.ids ?? []
  const isEverybody = ids.includes('us_citizen') && ids.includes('international')
  return isEverybody ? null : listed('citizenship')(captures)
}

/** What is true of whoever a sentence asks for. */
export const yes =
  (...facts: string[]): Build =>
  () =>
    all(facts.map((fact) => ({ fact, is: true })))

/** Some college of this country: who is there or plans to go there. */
export const collegeInUs =
  (isAccredited: boolean): Build =>
  () =>
    all([
      { fact: 'plansCollege', is: true },
      ...(isAccredited ? [{ fact: 'accreditedCollege', is: true }] : []),
      { fact: 'collegeCountry', in: ['US'] },
    ])

/** Citizens of other countries by country; those of the United States by status. */
export const nationality: Build = ([list]) => {
  const ids = list?.ids ?? []
  const others = ids.filter((id) => id !== 'US')
  return anyOf([
    ...(ids.includes('US') ? [{ fact: 'citizenship', in: ['us_citizen'] }] : []),
    ...(others.length > 0 ? [{ fact: 'nationality', in: others }] : []),
  ])
}
