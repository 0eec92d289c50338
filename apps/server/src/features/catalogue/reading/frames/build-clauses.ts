import type { HardClause } from '@laurel/matching/criteria'
import { levelsFrom } from './parse-levels.ts'
import { COURSE_BUILDERS } from './course-patterns.ts'
import { COLLEGE_PLACE_BUILDERS } from './college-place-patterns.ts'
import { KIN_OF_BUILDERS } from './kin-of-patterns.ts'
import { CREDIT_BUILDERS } from './credit-patterns.ts'
import { PARTNER_BUILDERS } from './partner-patterns.ts'
import type { ParsedList } from '../words/sentence-words.ts'
import { NATION_BUILDERS } from './nation-patterns.ts'
import { YEAR_BUILDERS } from './year-patterns.ts'
import { exceptFor } from './build-exceptions.ts'
import { orKin, citizens, maritalStatus, life, ofKin, service } from './build-people.ts'
import {
  COLLEGE,
  HIGH_SCHOOL,
  HOME,
  collegeInUs,
  schoolsIn,
  college,
  inCountry,
  pupilsInCountry,
  peopleIn,
  places,
} from './build-places.ts'
import {
  gpaInSchools,
  inASchool,
  yesFullTime,
  byLevel,
  fields,
  graduation,
  graduationBy,
  heldFrom,
  levels,
  placeLevel,
} from './build-studies.ts'
import { type Build, both, rank, flag, listed, named, number, range, yes } from './ways-to-build.ts'

/** A way to ask that was found: what it is called, where it ends, and what it holds. */
export interface Frame {
  name: string
  end: number
  captures: readonly ParsedList[]
}

/** What a frame asks; `isHeuristic` where a name or a word elsewhere had to be trusted. */
export interface BuiltClause {
  clause: HardClause
  isHeuristic: boolean
}

const condition: Build = ([list]) =>
  list
    ? {
        fact: 'healthCondition',
        in: list.ids.map((id) => id.charAt(0).toUpperCase() + id.slice(1)),
      }
    : null

/** A college of some type that somebody attends or plans to attend. */
const typed =
  (...facts: string[]): Build =>
  ([list]) =>
    list
      ? {
          all: [
            ...facts.map((fact) => ({ fact, is: true })),
            { fact: 'collegeType', in: [...list.ids] },
          ],
        }
      : null

/** 'Lincoln High School seniors'. */
const atSchool =
  (level: string): Build =>
  ([list]) =>
    list
      ? {
          all: [
            { fact: 'highSchool', in: [...list.ids] },
            { fact: 'schoolLevel', in: [level] },
          ],
        }
      : null

const RAISES_CHILD: HardClause = {
  fact: 'lifeExperience',
  in: ['raising_a_child', 'single_parent', 'teen_parent'],
}

/** Who studies to teach says so by the subject or by the goal. */
const TEACHING: HardClause = {
  any: [
    { fact: 'fieldOfStudy', in: ['education'] },
    { fact: 'careerGoal', in: ['education'] },
  ],
}

/** What every frame asks, by its name. */
const BUILDERS: Readonly<Record<string, Build>> = {
  level: levels,
  levelsUp: ([list]) => {
    const ids = levelsFrom(list?.ids[0])
    return ids.length > 0 ? { fact: 'schoolLevel', in: ids } : null
  },
  grades: listed('schoolLevel'),
  field: fields,
  degree: listed('degreeType'),
  fieldIn: fields,
  fieldLevel: both(fields, levels),
  collegeTypeState: both(places(COLLEGE), listed('collegeType')),
  collegeTypeIn: both(listed('collegeType'), places(COLLEGE)),
  degreeField: both(listed('degreeType'), fields),
  degreeHeld: heldFrom,
  gpa: number('gpa', 'gte', 1, 4),
  gpaBare: number('gpa', 'gte', 1.5, 4),
  religionLevel: both(listed('religion'), levels),
  gpaRange: range('gpa', 0, 4),
  gpaByLevel: byLevel,
  residence: places(HOME),
  residenceFrom: places(HOME),
  labelledPlace: places(HOME),
  collegeState: schoolsIn,
  highSchoolState: places(HIGH_SCHOOL),
  highSchoolCountry: inCountry,
  pupilsInCountry,
  peopleIn,
  peopleInBehind: peopleIn,
  maritalStatus,
  exceptFor,
  inHighSchool: () => ({ fact: 'schoolLevel', in: ['high_school'] }),
  citizenship: citizens,
  noCitizens: () => ({ not: { fact: 'citizenship', in: ['us_citizen'] } }),
  ethnicity: listed('ethnicity'),
  ethnicLevel: both(listed('ethnicity'), levels),
  ethnicGender: both(listed('ethnicity'), listed('gender')),
  ethnicField: both(listed('ethnicity'), fields),
  levelInSchools: both(levels, places(HIGH_SCHOOL)),
  levelPlace: ([level, place]) => (level && place ? placeLevel([place, level]) : null),
  placeLevel,
  // A parent's is the child's as well.
  heritage: (captures) => {
    const list = captures.at(-1)
    return list
      ? {
          fact: 'heritage',
          in: list.ids.map((id) => id.replace(/\b\w/g, (letter) => letter.toUpperCase())),
        }
      : null
  },
  gender: listed('gender'),
  age: range('age', 0, 99),
  ageFromUnder: range('age', 0, 99, -1),
  ageFrom: number('age', 'gte', 5, 99),
  ageTo: number('age', 'lte', 5, 99),
  ageUnder: number('age', 'lte', 5, 99, -1),
  sat: number('sat', 'gte', 400, 1600),
  act: number('act', 'gte', 1, 36),
  classRank: number('classRankPct', 'lte', 1, 100),
  fullTime: yesFullTime,
  creditsPerTerm: number('creditsPerTerm', 'gte', 1, 30),
  creditsEarned: number('creditsEarned', 'gte', 1, 300),
  inSchool: inASchool,
  enrolled: () => ({ fact: 'enrolledInCollege', is: true }),
  flag,
  fafsa: yes('canFileFafsa'),
  underrepresentedIn: yes('underrepresented'),
  needBased: yes('financialNeed'),
  needWeighed: yes('financialNeed'),
  income: number('householdIncomeUsd', 'lte', 1000, 1e7),
  disability: listed('disability'),
  condition,
  conditionSince: condition,
  life,
  singleMother: () => ({
    all: [
      { fact: 'lifeExperience', in: ['single_parent'] },
      { fact: 'gender', in: ['female'] },
    ],
  }),
  raisesChild: () => RAISES_CHILD,
  needyMother: () => ({
    all: [RAISES_CHILD, { fact: 'gender', in: ['female'] }, { fact: 'financialNeed', is: true }],
  }),
  internationalLevel: (captures) => {
    const level = levels(captures)
    return level && { all: [{ fact: 'citizenship', in: ['international'] }, level] }
  },
  religion: listed('religion'),
  service: ([list]) => service(list?.groups),
  serviceKin: ofKin((list, relation) => service(list.groups, relation)),
  militarySpouse: () => ({
    fact: 'militaryAffiliation',
    relation: 'spouse',
    in: ['any_military'],
  }),
  serviceSpouse: ([list]) => service(list?.groups, 'spouse'),
  veteranParent: ([list]) => service(list?.groups, 'parent'),
  occupation: ofKin(named('occupation')),
  ownOccupation: listed('occupation'),
  collegeType: listed('collegeType'),
  careerGoal: listed('careerGoal'),
  teaching: () => TEACHING,
  teachingIn: () => TEACHING,
  degreeIn: ([list]) =>
    list
      ? {
          all: [
            { fact: 'degreeType', in: list.ids.slice(0, 1) },
            { fact: 'fieldOfStudy', in: list.ids.slice(1) },
          ],
        }
      : null,
  college,
  highSchool: listed('highSchool'),
  seniorsOf: atSchool('hs_senior'),
  juniorsOf: atSchool('hs_junior'),
  tribe: listed('tribe'),
  membership: listed('membership'),
  membershipKin: ofKin(named('membership')),
  employer: listed('employer'),
  employerKin: ofKin(named('employer')),
  graduationYear: graduation,
  graduationBy,
  fullTimeLevel: (captures) =>
    both(yesFullTime, levels)([...captures.slice(0, 1), ...captures.slice(0, 1)]),
  gpaMore: number('gpa', 'gte', 1, 4),
  ...COURSE_BUILDERS,
  gpaInSchools: gpaInSchools,
  rankTenth: rank(10),
  rankFifth: rank(20),
  rankQuarter: rank(25),
  rankThird: rank(33),
  rankHalf: rank(50),
  bornFrom: ([day]) => (day ? { fact: 'birthDate', gte: String(day.ids[0]) } : null),
  bornTo: ([day]) => (day ? { fact: 'birthDate', lte: String(day.ids[0]) } : null),
  bornBetween: ([from, to]) => {
    const [first, last] = [from?.ids[0] ?? '', to?.ids[0] ?? '']
    return first < last ? { fact: 'birthDate', between: [first, last] } : null
  },
  serviceOf: (captures) => service(captures.at(-1)?.groups),
  ageOver: number('age', 'gte', 5, 99),
  ageBelow: number('age', 'lte', 5, 99, -1),
  ageBetween: range('age', 0, 99),
  firstGeneration: yes('firstGeneration'),
  serviceElder: ofKin((list, relation) => service(list.groups, relation)),
  serviceOrKin: orKin((list, relation) => service(list.groups, relation)),
  occupationElder: ofKin(named('occupation')),
  employerElder: ofKin(named('employer')),
  employerOrKin: orKin(named('employer')),
  membershipElder: ofKin(named('membership')),
  membershipOrKin: orKin(named('membership')),
  accreditedType: typed('plansCollege', 'accreditedCollege'),
  plannedType: typed('plansCollege'),
  accreditedCollege: yes('plansCollege', 'accreditedCollege'),
  accreditedUsCollege: collegeInUs(true),
  usCollege: collegeInUs(false),
  lawSchool: () => ({ fact: 'fieldOfStudy', in: ['law'] }),
  plansCollege: yes('plansCollege'),
  enrolledTribalMember: yes('enrolledTribalMember'),
  ...CREDIT_BUILDERS,
  ...KIN_OF_BUILDERS,
  ...COLLEGE_PLACE_BUILDERS,
  ...PARTNER_BUILDERS,
  ...YEAR_BUILDERS,
  ...NATION_BUILDERS,
}

/** Names and goals are told by capitals and likeness, so that a person should see what was read. */
const HEURISTIC = new Set([
  'gpaBare',
  'membership',
  'membershipKin',
  'employer',
  'employerKin',
  'college',
  'highSchool',
  'seniorsOf',
  'juniorsOf',
  'noDegree',
  'needBased',
  'membershipEither',
  'tribe',
  'careerGoal',
  'teaching',
  'teachingIn',
  'intoField',
  'creditsHeld',
  'membershipKinOf',
  'employerKinFor',
  'serviceKinOfBoth',
  'graduationYear',
  'graduationBy',
  'degreeHeld',
  'ownOccupation',
  'placeLevel',
  'levelPlace',
  'labelledPlace',
  'occupationElder',
  'employerElder',
  'employerOrKin',
  'membershipElder',
  'membershipOrKin',
  'enteringCollege',
  'yearUp',
  'fromNation',
  'yearDone',
  'lastYears',
  'lastYearsNext',
  'leavesSchool',
  'highSchoolCountry',
  'pupilsInCountry',
  'peopleIn',
  'peopleInBehind',
  'studyIn',
  'inHighSchool',
  'schoolOf',
  'transferTo',
  'gpaB',
  'gpaBPlus',
  'gpaBMinus',
  'gpaC',
  'gpaCPlus',
  'gpaAMinus',
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
