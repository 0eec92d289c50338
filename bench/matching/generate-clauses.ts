import type { HardClause } from '@laurel/matching/criteria'
import { cumulate, type Random } from './random.ts'
import * as words from './vocabulary.ts'

type Made = (random: Random) => HardClause

const isTrue =
  (fact: string): Made =>
  () => ({ fact, is: true })
const oneOf =
  (fact: string, weights: Readonly<Record<string, number>>): Made =>
  (random) => ({ fact, in: [pick(weights, random)] })
const named =
  (fact: keyof typeof words.OTHERS, relation?: 'parent' | 'grandparent'): Made =>
  (random) => ({
    fact,
    ...(relation && { relation }),
    in: words.several(random, 3, () => words.aName(fact, random)),
  })
const atLeast =
  (fact: string, weights: Readonly<Record<string, number>>): Made =>
  (random) => ({ fact, gte: Number(pick(weights, random)) })
const atMost =
  (fact: string, weights: Readonly<Record<string, number>>): Made =>
  (random) => ({ fact, lte: Number(pick(weights, random)) })

const sharesOf = new WeakMap<object, number[]>()

function pick(weights: Readonly<Record<string, number>>, random: Random): string {
  const shares = sharesOf.get(weights) ?? cumulate(Object.values(weights))
  sharesOf.set(weights, shares)
  return Object.keys(weights)[random.draw(shares)] ?? ''
}

const LEVELS: Readonly<Record<string, number>> = {
  hs_senior: 34,
  high_school: 10,
  undergraduate: 22,
  'hs_senior,undergraduate': 14,
  graduate: 7,
  'hs_junior,hs_senior': 6,
  'college_sophomore,college_junior,college_senior': 5,
  'undergraduate,graduate': 6,
  adult: 3,
  'hs_senior,college_freshman': 5,
}
const CITIZENS: Readonly<Record<string, number>> = {
  us_citizen: 45,
  'us_citizen,us_permanent_resident': 45,
  'us_citizen,us_permanent_resident,daca': 8,
  international: 2,
}
const DEGREES: Readonly<Record<string, number>> = {
  bachelor: 45,
  undergraduate_degree: 20,
  associate: 8,
  graduate_degree: 12,
  doctoral: 5,
  'certificate,associate': 6,
  master: 4,
}
const FAMILIES: Readonly<Record<string, number>> = {
  stem: 50,
  health_professions: 20,
  business_and_economics: 14,
  creative_arts: 9,
  humanities: 4,
  social_sciences: 3,
}
const MILITARY: Readonly<Record<string, number>> = {
  any_military: 30,
  veteran: 20,
  active_duty: 8,
  army: 6,
  navy: 6,
  marine_corps: 6,
  air_force: 5,
  national_guard: 6,
  reserve: 4,
  rotc: 4,
  gold_star_family: 3,
  disabled_veteran: 2,
}

const listed =
  (fact: string, weights: Readonly<Record<string, number>>): Made =>
  (random) => ({ fact, in: pick(weights, random).split(',') })

const fields: Made = (random) => ({
  fact: 'fieldOfStudy',
  in: random.chance(0.25)
    ? [pick(FAMILIES, random)]
    : words.several(random, 4, () => words.aField(random)),
})
const states: Made = (random) => ({
  fact: 'state',
  in: random.chance(0.85)
    ? [words.aState(random)]
    : words.several(random, 6, () => words.aState(random)),
})
const military =
  (relation?: 'parent'): Made =>
  (random) => ({
    fact: 'militaryAffiliation',
    ...(relation && { relation }),
    in: [pick(MILITARY, random)],
  })
const graduation =
  (fact: string): Made =>
  (random) => {
    const year = random.between(2026, 2029)
    return random.chance(0.5)
      ? { fact, between: [`${year}-01-01`, `${year}-12-31`] }
      : { fact, lte: `${year}-08-31` }
  }

/** How often each condition is drawn against the others. */
const CONDITIONS: readonly (readonly [number, Made])[] = [
  [0.8, listed('schoolLevel', LEVELS)],
  [
    0.26,
    atLeast('gpa', { 2: 14, 2.5: 26, 2.75: 6, 3: 36, 3.2: 3, 3.25: 3, 3.5: 10, 3.7: 1, 3.8: 1 }),
  ],
  [0.7, fields],
  [0.8, states],
  [0.12, listed('citizenship', CITIZENS)],
  [0.07, listed('enrollment', { full_time: 96, 'full_time,part_time': 4 })],
  [0.08, isTrue('financialNeed')],
  [0.09, listed('degreeType', DEGREES)],
  [
    0.13,
    (random) => ({
      fact: 'ethnicity',
      in: words.several(random, 4, () => words.anEthnicity(random)),
    }),
  ],
  [0.06, oneOf('gender', { female: 88, male: 10, other: 2 })],
  [0.1, (random) => ({ fact: 'county', in: words.several(random, 4, countyOf(random)) })],
  [
    0.09,
    (random) => ({ fact: 'college', in: words.several(random, 2, () => words.aCollege(random)) }),
  ],
  [
    0.06,
    (random) => {
      const state = words.aState(random)
      return {
        fact: 'highSchool',
        in: words.several(random, 5, () => words.aHighSchool(random, state)),
      }
    },
  ],
  [0.03, atLeast('age', { 16: 20, 17: 15, 18: 45, 21: 5, 25: 15 })],
  [0.02, atMost('age', { 18: 20, 22: 20, 24: 15, 25: 30, 30: 15 })],
  [0.03, isTrue('enrolledInCollege')],
  [0.04, isTrue('firstGeneration')],
  [0.03, named('employer', 'parent')],
  [0.03, named('membership')],
  [0.025, named('activity')],
  [0.02, military('parent')],
  [0.015, military()],
  [0.02, atMost('householdIncomeUsd', { 40000: 15, 50000: 25, 60000: 20, 75000: 20, 100000: 20 })],
  [0.02, isTrue('pellEligible')],
  [0.02, atLeast('act', { 20: 25, 21: 15, 24: 25, 25: 15, 28: 10, 30: 10 })],
  [0.01, atLeast('sat', { 1000: 25, 1100: 30, 1200: 30, 1300: 10, 1400: 5 })],
  [0.015, atMost('classRankPct', { 5: 10, 10: 35, 25: 30, 33: 10, 50: 15 })],
  [0.015, atLeast('creditsEarned', { 12: 25, 24: 25, 30: 30, 60: 20 })],
  [
    0.02,
    listed('collegeType', {
      public_university: 30,
      community_college: 30,
      historically_black_college: 20,
      trade_or_technical_school: 15,
      tribal_college: 5,
    }),
  ],
  [0.02, (random) => ({ fact: 'collegeState', in: [words.aState(random)] })],
  [
    0.02,
    oneOf('careerGoal', {
      education: 30,
      health_care: 30,
      government_and_public_service: 15,
      law: 10,
      technology: 15,
    }),
  ],
  [0.02, graduation('highSchoolGraduationDate')],
  [0.01, graduation('collegeGraduationDate')],
  [0.015, (random) => ({ fact: 'city', in: words.several(random, 3, cityOf(random)) })],
  [
    0.015,
    listed('lifeExperience', {
      foster_care: 35,
      loss_of_a_parent: 12,
      cancer_in_the_family: 12,
      homelessness: 10,
      refugee_or_asylee: 8,
      returning_to_school: 13,
      single_parent: 10,
    }),
  ],
  [
    0.015,
    listed('disability', {
      any_disability: 50,
      deaf_or_hard_of_hearing: 18,
      learning_disability: 20,
      blind_or_low_vision: 12,
    }),
  ],
  [
    0.012,
    listed('religion', { any_christian: 35, catholic: 25, jewish: 15, lutheran: 15, muslim: 10 }),
  ],
  [0.012, named('heritage')],
  [0.01, isTrue('lgbtq')],
  [0.008, named('healthCondition')],
  [0.008, isTrue('transfer')],
  [0.006, named('membership', 'grandparent')],
  [0.006, named('tribe')],
  [0.005, named('occupation', 'parent')],
  [0.005, oneOf('maritalStatus', { single: 60, widowed: 20, divorced: 20 })],
  [0.005, named('collegeSystem')],
  [0.004, oneOf('applicantType', { student: 80, parent: 20 })],
]

/** How many conditions stand on their own: one to six, three as a rule; some scholarships ask nothing. */
const COUNT_SHARES = cumulate([1, 3, 18, 46, 25, 6, 1])
const CONDITION_SHARES = cumulate(CONDITIONS.map(([share]) => share))

/** Conditions on different facts or relatives, as many as usual. */
export function someConditions(random: Random): HardClause[] {
  const count = random.draw(COUNT_SHARES)
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.draw(CONDITION_SHARES))
  return [...drawn].flatMap((place) => CONDITIONS[place]?.[1](random) ?? [])
}

function countyOf(random: Random): () => string {
  const state = words.aState(random)
  return () => words.aCounty(random, state)
}

function cityOf(random: Random): () => string {
  const state = words.aState(random)
  return () => words.aCity(random, state)
}
