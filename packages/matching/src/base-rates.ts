import type { FactId, OptionFactId, OptionId } from './facts.ts'
import { FIELD_SHARES, majorShares, stateShares } from './share-tables.ts'

const LEVEL_SHARES = {
  hs_freshman: 0.12,
  hs_sophomore: 0.12,
  hs_junior: 0.12,
  hs_senior: 0.12,
  college_freshman: 0.13,
  college_sophomore: 0.11,
  college_junior: 0.08,
  college_senior: 0.08,
  graduate: 0.09,
  adult: 0.03,
} as const
const { hs_freshman: _first, ...LATER_SHARES } = LEVEL_SHARES

/**
 * How many of all students in the United States, from the first year of high school to a doctorate,
 * give each answer; shares from 0 to 1, rounded. They only order lists: how special a scholarship is.
 *
 * Sources: NCES Digest of Education Statistics (enrolment, tables 105.30 and 303.70; fields of study,
 * 322.10 and 323.10; disability, 311.10; first generation and dependants, NPSAS 2020), Census Bureau
 * (states and territories, 2023; household income, 2023), IIE Open Doors (students from abroad), College
 * Board and ACT (scores, 2024), Pew Research Center (religion, 2023–24), Department of Veterans Affairs
 * and DMDC (service, 2023). Where nothing is published, an estimate on the cautious side.
 */
export const OPTION_RATES: {
  readonly [Fact in Exclude<OptionFactId, 'gpa'>]: Readonly<Partial<Record<OptionId<Fact>, number>>>
} = {
  schoolLevel: LEVEL_SHARES,
  // Whoever begins high school next year is not among the students yet.
  levelNextYear: LATER_SHARES,
  fieldOfStudy: FIELD_SHARES,
  // Of all students, as if each subject had an equal part of its field.
  major: majorShares(),
  degreeType: {
    undecided: 0.05,
    certificate: 0.07,
    associate: 0.2,
    bachelor: 0.5,
    graduate_certificate: 0.02,
    master: 0.1,
    doctoral: 0.06,
  },
  degreeHeld: {
    no_degree_or_diploma: 0.47,
    high_school_diploma: 0.33,
    ged: 0.02,
    certificate: 0.03,
    associate: 0.05,
    bachelor: 0.07,
    graduate_certificate: 0.005,
    master: 0.02,
    doctoral: 0.005,
  },
  enrollment: { full_time: 0.7, part_time: 0.3 },
  interestedInOnlineStudy: { yes: 0.3, no: 0.4, maybe: 0.3 },
  country: { US: 0.94, CN: 0.01, IN: 0.012, MX: 0.003, CA: 0.003, KR: 0.002, NG: 0.001 },
  collegeCountry: { US: 0.96 },
  nationality: { US: 0.9, CN: 0.011, IN: 0.013, MX: 0.01, CA: 0.003 },
  state: stateShares(),
  collegeState: stateShares(),
  highSchoolState: stateShares(),
  collegeType: {
    community_college: 0.3,
    public_university: 0.45,
    private_college: 0.2,
    trade_or_technical_school: 0.03,
    historically_black_college: 0.015,
    hispanic_serving_institution: 0.18,
    tribal_college: 0.001,
    womens_college: 0.002,
    religious_college: 0.05,
    military_academy: 0.001,
    online_college: 0.1,
  },
  citizenship: {
    us_citizen: 0.88,
    us_permanent_resident: 0.04,
    daca: 0.01,
    international: 0.055,
    other: 0.015,
  },
  ethnicity: {
    native_american: 0.02,
    asian: 0.08,
    black: 0.14,
    hispanic_latino: 0.22,
    pacific_islander: 0.005,
    white: 0.54,
    other: 0.04,
  },
  gender: { female: 0.54, male: 0.445, other: 0.015 },
  maritalStatus: {
    single: 0.88,
    married: 0.08,
    domestic_partnership: 0.015,
    separated: 0.008,
    divorced: 0.015,
    widowed: 0.002,
  },
  disability: {
    blind_or_low_vision: 0.012,
    deaf_or_hard_of_hearing: 0.01,
    mobility: 0.012,
    learning_disability: 0.04,
    adhd: 0.06,
    autism: 0.015,
    speech_or_language: 0.006,
    mental_health: 0.07,
    traumatic_brain_injury: 0.003,
    other_disability: 0.02,
  },
  religion: {
    baptist: 0.1,
    buddhist: 0.01,
    catholic: 0.19,
    church_of_christ: 0.01,
    eastern_orthodox: 0.006,
    episcopal: 0.01,
    evangelical: 0.06,
    hindu: 0.009,
    jewish: 0.018,
    latter_day_saint: 0.016,
    lutheran: 0.03,
    methodist: 0.03,
    muslim: 0.012,
    nondenominational_christian: 0.08,
    pentecostal: 0.035,
    presbyterian: 0.015,
    quaker: 0.001,
    seventh_day_adventist: 0.006,
    sikh: 0.001,
    unitarian_universalist: 0.003,
    other_christian: 0.03,
    other_religion: 0.03,
    no_religion: 0.3,
  },
  lifeExperience: {
    foster_care: 0.006,
    adopted: 0.02,
    orphan: 0.008,
    homelessness: 0.025,
    refugee_or_asylee: 0.01,
    undocumented: 0.012,
    single_parent: 0.05,
    raising_a_child: 0.11,
    teen_parent: 0.01,
    caregiver: 0.06,
    returning_to_school: 0.1,
    job_loss_in_the_family: 0.08,
    parent_in_prison: 0.03,
    formerly_incarcerated: 0.008,
    domestic_violence: 0.04,
    victim_of_crime: 0.05,
    loss_of_a_parent: 0.05,
    cancer_in_the_family: 0.08,
    natural_disaster: 0.04,
    recovery_from_addiction: 0.015,
  },
  militaryAffiliation: {
    no_military_affiliation: 0.93,
    air_force: 0.008,
    air_force_reserve: 0.002,
    air_national_guard: 0.003,
    army: 0.015,
    army_reserve: 0.004,
    army_national_guard: 0.007,
    coast_guard: 0.001,
    coast_guard_reserve: 0.0003,
    marine_corps: 0.007,
    marine_corps_reserve: 0.001,
    navy: 0.009,
    navy_reserve: 0.001,
    space_force: 0.0003,
    air_force_rotc: 0.001,
    army_rotc: 0.002,
    navy_rotc: 0.0005,
    junior_rotc: 0.015,
    service_academy: 0.0004,
    merchant_marine: 0.0003,
    public_health_service_corps: 0.0001,
    noaa_corps: 0.0001,
    active_duty: 0.008,
    veteran: 0.025,
    retired_from_service: 0.002,
    disabled_veteran: 0.007,
    prisoner_of_war_or_missing_in_action: 0.0001,
    died_in_service: 0.0005,
    gold_star_family: 0.0005,
  },
  careerGoal: {
    arts_and_entertainment: 0.07,
    business_and_finance: 0.16,
    education: 0.08,
    engineering: 0.1,
    government_and_public_service: 0.06,
    health_care: 0.2,
    law: 0.04,
    media_and_communication: 0.04,
    science_and_research: 0.07,
    skilled_trades: 0.04,
    technology: 0.09,
    undecided: 0.05,
  },
  applicantType: { student: 0.9, parent: 0.1 },
}

/** An option that is in no table: one of the many countries, say. */
export const RARE_OPTION_RATE = 0.0005

export const FLAG_RATES: Readonly<Partial<Record<FactId, number>>> = {
  enrolledInCollege: 0.5,
  plansCollege: 0.85,
  accreditedCollege: 0.97,
  enrolledTribalMember: 0.008,
  transfer: 0.12,
  lgbtq: 0.1,
  firstGeneration: 0.38,
  financialNeed: 0.6,
  pellEligible: 0.33,
  canFileFafsa: 0.9,
  underrepresented: 0.4,
}

/** The share of students whom an open name holds for, where it is one that scholarships ask for. */
export const NAME_RATES: Readonly<Partial<Record<FactId, number>>> = {
  county: 0.004,
  city: 0.002,
  zipCode: 0.0002,
  collegeCounty: 0.004,
  collegeCity: 0.003,
  highSchoolCounty: 0.004,
  highSchoolCity: 0.002,
  college: 0.001,
  interestedColleges: 0.004,
  collegeSystem: 0.02,
  highSchool: 0.0001,
  heritage: 0.02,
  tribe: 0.001,
  healthCondition: 0.008,
  license: 0.005,
  program: 0.01,
  membership: 0.01,
  employer: 0.008,
  occupation: 0.015,
  activity: 0.04,
}

type Steps = readonly (readonly [from: number, shareFromThereOn: number])[]

/** Of a number: the share of students who have so much or more. */
export const NUMBER_RATES: Readonly<Partial<Record<FactId, Steps>>> = {
  gpa: [
    [0, 1],
    [2, 0.95],
    [2.5, 0.82],
    [2.75, 0.73],
    [3, 0.6],
    [3.25, 0.46],
    [3.5, 0.33],
    [3.7, 0.21],
    [3.8, 0.16],
    [3.9, 0.11],
    [4, 0.07],
  ],
  sat: [
    [400, 1],
    [900, 0.71],
    [1000, 0.53],
    [1100, 0.37],
    [1200, 0.24],
    [1300, 0.14],
    [1400, 0.07],
    [1500, 0.025],
    [1600, 0.001],
  ],
  act: [
    [1, 1],
    [16, 0.68],
    [18, 0.55],
    [20, 0.43],
    [22, 0.33],
    [24, 0.25],
    [26, 0.18],
    [28, 0.12],
    [30, 0.07],
    [32, 0.04],
    [34, 0.01],
    [36, 0.002],
  ],
  classRankPct: [
    [0, 1],
    [100, 0.001],
  ],
  creditsEarned: [
    [0, 1],
    [12, 0.45],
    [24, 0.38],
    [30, 0.34],
    [60, 0.2],
    [90, 0.1],
    [120, 0.04],
  ],
  creditsPerTerm: [
    [0, 1],
    [6, 0.95],
    [9, 0.85],
    [12, 0.7],
    [15, 0.35],
    [18, 0.05],
  ],
  age: [
    [0, 1],
    [14, 0.97],
    [15, 0.88],
    [16, 0.77],
    [17, 0.66],
    [18, 0.53],
    [19, 0.44],
    [20, 0.37],
    [21, 0.31],
    [22, 0.26],
    [24, 0.19],
    [25, 0.165],
    [30, 0.09],
    [40, 0.04],
    [50, 0.015],
    [60, 0.005],
  ],
  householdIncomeUsd: [
    [0, 1],
    [25_000, 0.84],
    [40_000, 0.73],
    [50_000, 0.66],
    [75_000, 0.5],
    [100_000, 0.38],
    [150_000, 0.2],
    [250_000, 0.07],
  ],
}

/** A date that is asked for says little: half of all students are on either side of it. */
export const DATE_RATE = 0.5

/** A question of the scholarship itself: nobody knows how many can say yes. */
export const QUESTION_RATE = 0.5

/** A question whether a field that an award does not name is near enough to those it names: seldom. */
export const FIELD_QUESTION_RATE = 0.12
export const FIELD_QUESTION = /^Do you study a field related to this\b/

/** A question whether who gives an award gives it to people of other places as well: seldom. */
export const HOME_QUESTION_RATE = 0.06
export const HOME_QUESTION = /^Does .{1,200} give this award to people outside\b/

/** A question whether somebody belongs to one body or goes to one college, or is put forward: hardly anybody is. */
export const BODY_QUESTION_RATE = 0.03
/** How such questions begin and what they ask, whoever wrote them. */
export const BODY_QUESTION =
  /^(?:are|is|do|does|can|would|have) (?:you|your|one of your|this|it|a|an|the)\b.{0,200}\b(?:members?|membership|employees?|employed|team members?|union|chapter|lodge|descend\w+|alumn\w+|nominate|recommend|sponsor you|licensed|registered|certified|practicing|finalist|describe you|historically black|conference|convention|symposium|program|county|counties|township|parish|borough|school district)\b/i

/** A question for one college, by its name. */
export const COLLEGE_QUESTION = /^Do you attend, or plan to attend, (?:the )?\p{Lu}/u

/** How much more often it holds for somebody of the family than for the student. */
export const RELATION_FACTORS = { parent: 3, spouse: 0.15, grandparent: 5 } as const
