import type { HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { SHARED_MAJORS } from '../lexicon/shared-majors.ts'
import type { ParsedList } from '../words/sentence-words.ts'
import { degreesFrom } from './degree-ladder.ts'
import { type Build, all, anyOf, number } from './ways-to-build.ts'
import { HIGH_SCHOOL, HOME, places } from './build-places.ts'

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

/** Who holds a degree holds it or one above it. 'A certificate' may be one of anything. */
export const heldFrom: Build = ([list]) => {
  const ids = list?.ids ?? []
  const degrees = ids.includes('certificate') ? [] : degreesFrom(ids)
  return degrees.length > 0 ? { fact: 'degreeHeld', in: degrees } : null
}

export const byLevel: Build = ([first, firstLevels, second, secondLevels]) => {
  const part = (gpa?: ParsedList, list?: ParsedList): HardClause[] => {
    const level = levels(list ? [list] : [])
    const floor = number('gpa', 'gte', 1, 4)(gpa ? [gpa] : [])
    return level && floor ? [{ all: [level, floor] }] : []
  }
  const parts = [...part(first, firstLevels), ...part(second, secondLevels)]
  return parts.length === 2 ? { any: parts } : null
}

export const yesFullTime: Build = () => ({ fact: 'enrollment', in: ['full_time'] })

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

/** 'Ohio high school seniors' live there or go to school there; 'U.S. students' live there. */
export const placeLevel: Build = ([place, level]) => {
  const [lives, studies] = [level ? levels([level]) : null, place ? places(HOME)([place]) : null]
  const isHighSchool = level?.ids.every((id) => id.startsWith('hs_') || id === 'high_school')
  if (!lives || !studies || !isHighSchool) return null
  const school = place ? places(HIGH_SCHOOL)([place]) : null
  return { all: [school ? { any: [studies, school] } : studies, lives] }
}
