import { MILITARY_AFFILIATIONS, SCHOOL_LEVELS } from './option-ids.ts'

/** Options that a criterion may name by one word. */
export const FIELD_FAMILIES = {
  stem: [
    'aviation',
    'biology',
    'chemistry',
    'computer_science',
    'engineering',
    'environmental_science',
    'information_technology',
    'mathematics_and_statistics',
    'physics',
  ],
  health_professions: ['health_sciences', 'medicine', 'nursing', 'pharmacy', 'veterinary_medicine'],
  business_and_economics: ['accounting_and_finance', 'business', 'economics'],
  creative_arts: ['architecture', 'art_and_design', 'music', 'performing_arts'],
  humanities: ['english_and_literature', 'history', 'languages', 'philosophy_and_religion'],
  social_sciences: [
    'criminal_justice',
    'economics',
    'political_science',
    'psychology',
    'social_work',
  ],
} as const

export const LEVEL_FAMILIES = {
  high_school: ['hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior'],
  // Who calls themself an adult student tells their age, not their course: that may be any year.
  undergraduate: SCHOOL_LEVELS.filter((id) => /^college_|^adult$/.test(id)),
} as const

export const DEGREE_FAMILIES = {
  undergraduate_degree: ['certificate', 'associate', 'bachelor'],
  graduate_degree: ['graduate_certificate', 'master', 'doctoral'],
} as const

export const CHRISTIAN = [
  'baptist',
  'catholic',
  'church_of_christ',
  'eastern_orthodox',
  'episcopal',
  'evangelical',
  'latter_day_saint',
  'lutheran',
  'methodist',
  'nondenominational_christian',
  'pentecostal',
  'presbyterian',
  'quaker',
  'seventh_day_adventist',
  'other_christian',
] as const

export const MILITARY_FAMILIES = {
  any_military: MILITARY_AFFILIATIONS.filter((id) => id !== 'no_military_affiliation'),
  reserve: [
    'air_force_reserve',
    'army_reserve',
    'coast_guard_reserve',
    'marine_corps_reserve',
    'navy_reserve',
  ],
  national_guard: ['air_national_guard', 'army_national_guard'],
  rotc: ['air_force_rotc', 'army_rotc', 'navy_rotc', 'junior_rotc'],
} as const
