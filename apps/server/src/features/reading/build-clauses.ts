import type { FactClause, HardClause } from '@laurel/matching/criteria'
import type { Frame } from './match-frames.ts'
import { levelsFrom } from './parse-levels.ts'
import type { ParsedList } from './sentence-words.ts'

/** What a frame asks; `isHeuristic` where a name or a word elsewhere had to be trusted. */
export interface BuiltClause {
  clause: HardClause
  isHeuristic: boolean
}

type Build = (captures: readonly ParsedList[]) => HardClause | null

const all = (clauses: readonly HardClause[]): HardClause | null =>
  clauses.length > 1 ? { all: clauses } : (clauses[0] ?? null)
/** One of several; alternatives of alternatives are alternatives. */
export const anyOf = (clauses: readonly HardClause[]): HardClause | null => {
  const flat = clauses.flatMap((clause) => ('any' in clause ? clause.any : [clause]))
  const ways = [...new Map(flat.map((clause) => [JSON.stringify(clause), clause])).values()]
  return ways.length > 1 ? { any: ways } : (ways[0] ?? null)
}

const listed =
  (fact: string): Build =>
  ([list]) =>
    list && list.ids.length > 0 ? { fact, in: [...list.ids] } : null

const withAdults = (ids: readonly string[]): string[] =>
  ids.includes('undergraduate') && !ids.includes('adult') ? [...ids, 'adult'] : [...ids]

const levels: Build = ([list]) => (list ? { fact: 'schoolLevel', in: withAdults(list.ids) } : null)

const number =
  (fact: string, operator: 'gte' | 'lte', least: number, most: number, add = 0): Build =>
  ([list]) => {
    const value = list?.value ?? Number.NaN
    if (!(value >= least && value <= most)) return null
    return operator === 'gte' ? { fact, gte: value + add } : { fact, lte: value + add }
  }

const range =
  (fact: string, least: number, most: number, add = 0): Build =>
  ([from, to]) => {
    const [low, high] = [from?.value ?? Number.NaN, (to?.value ?? Number.NaN) + add]
    return low >= least && low < high && high <= most ? { fact, between: [low, high] } : null
  }

const HOME = { state: 'state', county: 'county', city: 'city', country: 'country' }
const COLLEGE = { state: 'collegeState', county: 'collegeCounty', city: 'collegeCity' }
const HIGH_SCHOOL = { state: 'highSchoolState', county: 'highSchoolCounty', city: 'highSchoolCity' }

const places =
  (facts: Readonly<Record<string, string>>): Build =>
  ([list]) => {
    const byKind = new Map<string, string[]>()
    for (const id of list?.ids ?? []) {
      const at = id.indexOf(':')
      const fact = facts[id.slice(0, at)]
      if (fact === undefined) return null
      byKind.set(fact, [...(byKind.get(fact) ?? []), id.slice(at + 1)])
    }
    return anyOf([...byKind].map(([fact, ids]) => ({ fact, in: ids })))
  }

const flag: Build = ([list]) => {
  const fact = list?.ids[0]
  return fact === undefined ? null : { fact, is: true }
}

const LADDER = ['certificate', 'associate', 'bachelor', 'master', 'doctoral']
const heldFrom: Build = ([list]) => {
  const lowest = Math.min(...(list?.ids ?? []).map((id) => LADDER.indexOf(id)))
  return lowest >= 1 ? { fact: 'degreeHeld', in: LADDER.slice(lowest) } : null
}

type Relation = NonNullable<FactClause['relation']>

const service = (groups: ParsedList['groups'], relation?: Relation): HardClause | null =>
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
const ofKin =
  (build: (list: ParsedList, relation: Relation) => HardClause | null, isKinLast = false): Build =>
  (captures) => {
    const [kin, list] = isKinLast ? [captures[1], captures[0]] : captures
    if (!kin || !list) return null
    return anyOf(kin.ids.flatMap((id) => build(list, id as Relation) ?? []))
  }

const named =
  (fact: string) =>
  (list: ParsedList, relation: Relation): HardClause => ({
    fact,
    relation,
    in: [...list.ids],
  })

const byLevel: Build = ([first, firstLevels, second, secondLevels]) => {
  const part = (gpa?: ParsedList, list?: ParsedList): HardClause[] => {
    const level = levels(list ? [list] : [])
    const floor = number('gpa', 'gte', 1, 4)(gpa ? [gpa] : [])
    return level && floor ? [{ all: [level, floor] }] : []
  }
  const parts = [...part(first, firstLevels), ...part(second, secondLevels)]
  return parts.length === 2 ? { any: parts } : null
}

const college: Build = ([list]) =>
  list
    ? {
        any: [
          { fact: 'college', in: [...list.ids] },
          { fact: 'interestedColleges', in: [...list.ids] },
        ],
      }
    : null

const graduation: Build = ([year]) =>
  year?.value === undefined
    ? null
    : { fact: 'highSchoolGraduationDate', between: [`${year.value}-01-01`, `${year.value}-12-31`] }

const both =
  (first: Build, second: Build): Build =>
  ([one, two]) => {
    const [left, right] = [one ? first([one]) : null, two ? second([two]) : null]
    return left && right && { all: [left, right] }
  }

/** 'Ohio high school seniors' live there or go to school there; 'U.S. students' live there. */
const placeLevel: Build = ([place, level]) => {
  const [lives, studies] = [level ? levels([level]) : null, place ? places(HOME)([place]) : null]
  const isHighSchool = level?.ids.every((id) => id.startsWith('hs_') || id === 'high_school')
  if (!lives || !studies || !isHighSchool) return null
  const school = place ? places(HIGH_SCHOOL)([place]) : null
  return { all: [school ? { any: [studies, school] } : studies, lives] }
}

/** Citizens and international students together are everybody, as a person would say it. */
const citizens: Build = (captures) => {
  const ids = captures[0]?.ids ?? []
  const isEverybody = ids.includes('us_citizen') && ids.includes('international')
  return isEverybody ? null : listed('citizenship')(captures)
}

/** What every frame asks, by its name. */
const BUILDERS: Readonly<Record<string, Build>> = {
  level: levels,
  levelsUp: ([list]) => {
    const ids = levelsFrom(list?.ids[0])
    return ids.length > 0 ? { fact: 'schoolLevel', in: ids } : null
  },
  grades: listed('schoolLevel'),
  field: listed('fieldOfStudy'),
  degree: listed('degreeType'),
  fieldIn: listed('fieldOfStudy'),
  fieldLevel: both(listed('fieldOfStudy'), levels),
  collegeTypeState: both(places(COLLEGE), listed('collegeType')),
  degreeField: both(listed('degreeType'), listed('fieldOfStudy')),
  degreeHeld: heldFrom,
  gpa: number('gpa', 'gte', 1, 4),
  gpaRange: range('gpa', 0, 4),
  gpaByLevel: byLevel,
  residence: places(HOME),
  residenceFrom: places(HOME),
  collegeState: places(COLLEGE),
  highSchoolState: places(HIGH_SCHOOL),
  citizenship: citizens,
  ethnicity: listed('ethnicity'),
  ethnicLevel: both(listed('ethnicity'), levels),
  ethnicGender: both(listed('ethnicity'), listed('gender')),
  ethnicField: both(listed('ethnicity'), listed('fieldOfStudy')),
  placeLevel,
  heritage: ([list]) =>
    list
      ? {
          fact: 'heritage',
          in: list.ids.map((id) => id.replace(/\b\w/g, (letter) => letter.toUpperCase())),
        }
      : null,
  gender: listed('gender'),
  age: range('age', 0, 99),
  ageFromUnder: range('age', 0, 99, -1),
  ageFrom: number('age', 'gte', 5, 99),
  ageTo: number('age', 'lte', 5, 99),
  ageUnder: number('age', 'lte', 5, 99, -1),
  sat: number('sat', 'gte', 400, 1600),
  act: number('act', 'gte', 1, 36),
  classRank: number('classRankPct', 'lte', 1, 100),
  fullTime: () => ({ fact: 'enrollment', in: ['full_time'] }),
  creditsPerTerm: number('creditsPerTerm', 'gte', 1, 30),
  creditsEarned: number('creditsEarned', 'gte', 1, 300),
  enrolled: () => ({ fact: 'enrolledInCollege', is: true }),
  flag,
  needBased: () => ({ fact: 'financialNeed', is: true }),
  income: number('householdIncomeUsd', 'lte', 1000, 1e7),
  disability: listed('disability'),
  condition: ([list]) =>
    list
      ? {
          fact: 'healthCondition',
          in: list.ids.map((id) => id.charAt(0).toUpperCase() + id.slice(1)),
        }
      : null,
  life: listed('lifeExperience'),
  religion: listed('religion'),
  service: ([list]) => service(list?.groups),
  serviceKin: ofKin((list, relation) => service(list.groups, relation)),
  veteranParent: ([list]) => service(list?.groups, 'parent'),
  occupation: ofKin(named('occupation')),
  ownOccupation: listed('occupation'),
  collegeType: listed('collegeType'),
  careerGoal: listed('careerGoal'),
  college,
  highSchool: listed('highSchool'),
  tribe: listed('tribe'),
  membership: listed('membership'),
  membershipKin: ofKin(named('membership')),
  employer: listed('employer'),
  employerKin: ofKin(named('employer')),
  graduationYear: graduation,
}

/** Names and goals are told by capitals and likeness, so that a person should see what was read. */
const HEURISTIC = new Set([
  'membership',
  'membershipKin',
  'employer',
  'employerKin',
  'college',
  'highSchool',
  'tribe',
  'careerGoal',
  'graduationYear',
  'degreeHeld',
  'ownOccupation',
  'placeLevel',
])

/** The clause that a frame asks; null when its numbers fit no fact. */
export const buildClause = (frame: Frame): BuiltClause | null => {
  const captures = reversed(frame)
  const clause = BUILDERS[frame.name]?.(captures)
  if (!clause) return null
  return {
    clause,
    isHeuristic: HEURISTIC.has(frame.name) || captures.some(({ isHinted }) => isHinted === true),
  }
}

/** 'military spouses' name the service first. */
const reversed = ({ name, captures }: Frame): readonly ParsedList[] => {
  const [first, second] = captures
  const isServiceFirst =
    name === 'serviceKin' && first?.groups !== undefined && first.groups.length > 0
  return isServiceFirst && second ? [second, first] : captures
}
