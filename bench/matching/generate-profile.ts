import type { Answers, FactValue } from '@laurel/matching/answers'
import { randomAt, type Random } from './random.ts'
import * as words from './vocabulary.ts'

/** What a student said: answers, and yes or no to questions of single scholarships by position. */
export type Profile = { readonly answers: Answers; readonly isThin: boolean }

type Level = { readonly level: string; readonly ages: readonly [number, number] }
type Said = Record<string, FactValue[]>

const LEVELS: readonly (readonly [number, Level])[] = [
  [0.04, { level: 'hs_freshman', ages: [14, 15] }],
  [0.07, { level: 'hs_sophomore', ages: [15, 16] }],
  [0.16, { level: 'hs_junior', ages: [16, 17] }],
  [0.3, { level: 'hs_senior', ages: [17, 18] }],
  [0.12, { level: 'college_freshman', ages: [18, 20] }],
  [0.09, { level: 'college_sophomore', ages: [19, 22] }],
  [0.07, { level: 'college_junior', ages: [20, 24] }],
  [0.04, { level: 'college_senior', ages: [21, 26] }],
  [0.07, { level: 'graduate', ages: [22, 40] }],
  [0.04, { level: 'adult', ages: [25, 60] }],
]

/** The profile in one place of the students of a seed; one in ten has said very little. */
export function profileAt(seed: number, position: number): Profile {
  const random = randomAt(seed ^ 0x5bd1e995, position)
  const level = aLevel(random)
  const said: Said = {}
  const say = (share: number, fact: string, make: () => FactValue | FactValue[]) => {
    if (!random.chance(share)) return
    const value = make()
    said[fact] = Array.isArray(value) ? value : [value]
  }
  saySchool(random, level, say)
  sayPerson(random, level, say)
  sayRest(random, say)
  const isThin = random.chance(0.1)
  return { answers: isThin ? thin(random, said) : said, isThin }
}

type Say = (share: number, fact: string, make: () => FactValue | FactValue[]) => void

function aLevel(random: Random): Level {
  let left = random.next()
  for (const [share, level] of LEVELS) if ((left -= share) < 0) return level
  return { level: 'hs_senior', ages: [17, 18] }
}

function saySchool(random: Random, { level }: Level, say: Say): void {
  const isInSchool = level.startsWith('hs_')
  const state = words.aState(random)
  const schoolState = random.chance(0.9) ? state : words.aState(random)
  say(1, 'schoolLevel', () => level)
  say(0.98, 'state', () => state)
  say(0.9, 'country', () => 'US')
  say(0.85, 'county', () => words.aCounty(random, state))
  say(0.85, 'city', () => words.aCity(random, state))
  say(0.6, 'highSchoolState', () => schoolState)
  say(0.55, 'highSchool', () => words.aHighSchool(random, schoolState))
  say(0.95, 'fieldOfStudy', () => (random.chance(0.12) ? 'undecided' : words.aField(random)))
  say(0.9, 'degreeType', () => degreeFor(random, level))
  say(0.9, 'enrolledInCollege', () => !isInSchool && level !== 'adult')
  say(0.85, 'enrollment', () => (random.chance(0.88) ? 'full_time' : 'part_time'))
  say(
    0.95,
    'gpa',
    () => Math.round(Math.min(4, Math.max(1.5, 3.2 + 0.5 * random.normal())) * 10) / 10,
  )
  say(isInSchool ? 0.05 : 0.8, 'college', () => words.aCollege(random))
  say(isInSchool ? 0.5 : 0.05, 'interestedColleges', () =>
    words.several(random, 5, () => words.aCollege(random)),
  )
  say(0.25, 'highSchoolGraduationDate', () => `${random.between(2024, 2029)}-06-10`)
  say(0.2, 'act', () => Math.round(Math.min(36, Math.max(12, 22 + 5 * random.normal()))))
  say(0.2, 'sat', () => Math.round(Math.min(160, Math.max(70, 108 + 18 * random.normal()))) * 10)
  say(0.12, 'classRankPct', () => random.between(1, 80))
}

function degreeFor(random: Random, level: string): string {
  if (random.chance(0.08)) return 'undecided'
  if (level === 'graduate') return random.chance(0.7) ? 'master' : 'doctoral'
  return random.chance(0.78) ? 'bachelor' : random.chance(0.7) ? 'associate' : 'certificate'
}

function sayPerson(random: Random, { ages: [youngest, oldest] }: Level, say: Say): void {
  say(0.93, 'birthDate', () => {
    const month = String(random.between(1, 12)).padStart(2, '0')
    return `${2026 - random.between(youngest, oldest)}-${month}-15`
  })
  say(0.92, 'citizenship', () => {
    const kind = random.next()
    return kind < 0.86
      ? 'us_citizen'
      : kind < 0.94
        ? 'us_permanent_resident'
        : kind < 0.97
          ? 'daca'
          : 'international'
  })
  say(0.85, 'gender', () =>
    random.chance(0.56) ? 'female' : random.chance(0.95) ? 'male' : 'other',
  )
  say(0.82, 'ethnicity', () => {
    const one = random.chance(0.5) ? 'white' : words.anEthnicity(random)
    return random.chance(0.14) ? [...new Set([one, words.anEthnicity(random)])] : one
  })
  say(0.7, 'financialNeed', () => random.chance(0.65))
  say(0.75, 'firstGeneration', () => random.chance(0.35))
  say(
    0.35,
    'householdIncomeUsd',
    () => Math.round(Math.exp(11 + 0.7 * random.normal()) / 1000) * 1000,
  )
  say(0.25, 'pellEligible', () => random.chance(0.4))
}

function sayRest(random: Random, say: Say): void {
  say(0.55, 'militaryAffiliation', () =>
    random.chance(0.94) ? 'no_military_affiliation' : ['army', 'veteran'],
  )
  say(0.35, 'militaryAffiliation:parent', () =>
    random.chance(0.85)
      ? 'no_military_affiliation'
      : random.pick(['army', 'navy', 'veteran', 'active_duty']),
  )
  say(0.3, 'careerGoal', () =>
    random.pick(['undecided', 'education', 'health_care', 'law', 'technology']),
  )
  say(0.25, 'lgbtq', () => random.chance(0.15))
  say(0.2, 'religion', () =>
    random.pick([
      'catholic',
      'baptist',
      'jewish',
      'lutheran',
      'muslim',
      'no_religion',
      'no_religion',
    ]),
  )
  say(0.3, 'disability', () =>
    random.chance(0.85) ? [] : [random.pick(['adhd', 'learning_disability', 'mobility'])],
  )
  say(0.2, 'lifeExperience', () =>
    random.chance(0.7) ? [] : [random.pick(['foster_care', 'single_parent', 'caregiver'])],
  )
  say(0.25, 'activity', () => words.several(random, 4, () => words.aName('activity', random)))
  say(0.15, 'membership', () => words.several(random, 3, () => words.aName('membership', random)))
  say(0.15, 'employer:parent', () =>
    words.several(random, 2, () => words.aName('employer', random)),
  )
  say(0.08, 'heritage', () => words.several(random, 2, () => words.aName('heritage', random)))
  say(0.1, 'transfer', () => random.chance(0.2))
  say(0.15, 'applicantType', () => (random.chance(0.95) ? 'student' : 'parent'))
}

/** Between three and six of the answers, whichever. */
function thin(random: Random, said: Said): Answers {
  const keys = Object.keys(said).toSorted(() => random.next() - 0.5)
  return Object.fromEntries(
    keys.slice(0, random.between(3, 6)).map((key) => [key, said[key] ?? []]),
  )
}
