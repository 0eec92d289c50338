import type { OptionFactId, OptionId } from '@laurel/matching/facts'
import { MAJORS } from '@laurel/matching/majors'
import { GPA_STEPS } from '@laurel/matching/option-ids'
import { STATE_NAMES } from '@laurel/matching/state-names'
import { COUNTRY_LABELS } from './option-countries.ts'

type Labels<Fact extends OptionFactId> = Readonly<Record<OptionId<Fact>, string>>

const SCHOOL_LEVELS: Labels<'schoolLevel'> = {
  hs_freshman: 'High school freshman',
  hs_sophomore: 'High school sophomore',
  hs_junior: 'High school junior',
  hs_senior: 'High school senior',
  college_freshman: 'College freshman',
  college_sophomore: 'College sophomore',
  college_junior: 'College junior',
  college_senior: 'College senior',
  graduate: 'Graduate student',
  adult: 'Adult or non-traditional student',
}

const FIELDS_OF_STUDY: Labels<'fieldOfStudy'> = {
  accounting_and_finance: 'Accounting and Finance',
  agriculture: 'Agriculture',
  architecture: 'Architecture',
  art_and_design: 'Art and Design',
  aviation: 'Aviation',
  biology: 'Biology',
  business: 'Business',
  chemistry: 'Chemistry',
  communications: 'Communications',
  computer_science: 'Computer Science',
  criminal_justice: 'Criminal Justice',
  economics: 'Economics',
  education: 'Education',
  engineering: 'Engineering',
  english_and_literature: 'English and Literature',
  environmental_science: 'Environmental Science',
  health_sciences: 'Health Sciences',
  history: 'History',
  hospitality_and_culinary_arts: 'Hospitality and Culinary Arts',
  information_technology: 'Information Technology',
  journalism: 'Journalism',
  languages: 'Languages',
  law: 'Law',
  mathematics_and_statistics: 'Mathematics and Statistics',
  medicine: 'Medicine',
  music: 'Music',
  nursing: 'Nursing',
  performing_arts: 'Performing Arts',
  pharmacy: 'Pharmacy',
  philosophy_and_religion: 'Philosophy and Religion',
  physics: 'Physics',
  political_science: 'Political Science',
  psychology: 'Psychology',
  skilled_trades: 'Skilled Trades',
  social_work: 'Social Work',
  veterinary_medicine: 'Veterinary Medicine',
  other: 'Other',
  undecided: 'Undecided',
}

const DEGREE_TYPES: Labels<'degreeType'> = {
  undecided: 'Undecided',
  certificate: 'Certificate',
  associate: 'Associate',
  bachelor: 'Bachelor',
  graduate_certificate: 'Graduate certificate',
  master: 'Master',
  doctoral: 'Doctoral',
}

const DEGREES_HELD: Labels<'degreeHeld'> = {
  no_degree_or_diploma: 'No degree or diploma',
  high_school_diploma: 'High school diploma',
  ged: 'GED',
  certificate: 'Certificate',
  associate: 'Associate',
  bachelor: 'Bachelor',
  graduate_certificate: 'Graduate certificate',
  master: 'Master',
  doctoral: 'Doctoral',
}

const ENROLLMENTS: Labels<'enrollment'> = {
  full_time: 'Full time',
  part_time: 'Part time',
}

const ONLINE_INTERESTS: Labels<'interestedInOnlineStudy'> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
}

const COLLEGE_TYPES: Labels<'collegeType'> = {
  community_college: 'Community college',
  public_university: 'Public university',
  private_college: 'Private college',
  trade_or_technical_school: 'Trade or technical school',
  historically_black_college: 'Historically Black college',
  hispanic_serving_institution: 'Hispanic-serving institution',
  tribal_college: 'Tribal college',
  womens_college: 'Women’s college',
  religious_college: 'Religious college',
  military_academy: 'Military academy',
  online_college: 'Online college',
}

const CITIZENSHIPS: Labels<'citizenship'> = {
  us_citizen: 'U.S. citizen',
  us_permanent_resident: 'U.S. permanent resident',
  daca: 'DACA recipient',
  international: 'International student',
  other: 'Other',
}

const ETHNICITIES: Labels<'ethnicity'> = {
  native_american: 'Native American or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic_latino: 'Hispanic or Latino',
  pacific_islander: 'Native Hawaiian or Pacific Islander',
  white: 'White',
  other: 'Other',
}

const GENDERS: Labels<'gender'> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
}

const MARITAL_STATUSES: Labels<'maritalStatus'> = {
  single: 'Single',
  married: 'Married',
  domestic_partnership: 'Domestic partnership',
  separated: 'Separated',
  divorced: 'Divorced',
  widowed: 'Widowed',
}

const DISABILITIES: Labels<'disability'> = {
  blind_or_low_vision: 'Blind or low vision',
  deaf_or_hard_of_hearing: 'Deaf or hard of hearing',
  mobility: 'Mobility',
  learning_disability: 'Learning disability',
  adhd: 'ADHD',
  autism: 'Autism',
  speech_or_language: 'Speech or language',
  mental_health: 'Mental health',
  traumatic_brain_injury: 'Traumatic brain injury',
  other_disability: 'Other disability',
}

const RELIGIONS: Labels<'religion'> = {
  baptist: 'Baptist',
  buddhist: 'Buddhist',
  catholic: 'Catholic',
  church_of_christ: 'Church of Christ',
  eastern_orthodox: 'Eastern Orthodox',
  episcopal: 'Episcopal',
  evangelical: 'Evangelical',
  hindu: 'Hindu',
  jewish: 'Jewish',
  latter_day_saint: 'Latter-day Saint',
  lutheran: 'Lutheran',
  methodist: 'Methodist',
  muslim: 'Muslim',
  nondenominational_christian: 'Nondenominational Christian',
  pentecostal: 'Pentecostal',
  presbyterian: 'Presbyterian',
  quaker: 'Quaker',
  seventh_day_adventist: 'Seventh-day Adventist',
  sikh: 'Sikh',
  unitarian_universalist: 'Unitarian Universalist',
  other_christian: 'Other Christian',
  other_religion: 'Other religion',
  no_religion: 'No religion',
}

const LIFE_EXPERIENCES: Labels<'lifeExperience'> = {
  foster_care: 'Foster care',
  adopted: 'Adopted',
  orphan: 'Orphan',
  homelessness: 'Homelessness',
  refugee_or_asylee: 'Refugee or asylee',
  undocumented: 'Undocumented',
  single_parent: 'Single parent',
  raising_a_child: 'Raising a child',
  teen_parent: 'Teen parent',
  caregiver: 'Caregiver',
  returning_to_school: 'Returning to school',
  job_loss_in_the_family: 'Job loss in the family',
  parent_in_prison: 'Parent in prison',
  formerly_incarcerated: 'Formerly incarcerated',
  domestic_violence: 'Domestic violence',
  victim_of_crime: 'Victim of crime',
  loss_of_a_parent: 'Loss of a parent',
  cancer_in_the_family: 'Cancer in the family',
  natural_disaster: 'Natural disaster',
  recovery_from_addiction: 'Recovery from addiction',
}

const MILITARY_AFFILIATIONS: Labels<'militaryAffiliation'> = {
  no_military_affiliation: 'No military affiliation',
  air_force: 'Air Force',
  air_force_reserve: 'Air Force Reserve',
  air_national_guard: 'Air National Guard',
  army: 'Army',
  army_reserve: 'Army Reserve',
  army_national_guard: 'Army National Guard',
  coast_guard: 'Coast Guard',
  coast_guard_reserve: 'Coast Guard Reserve',
  marine_corps: 'Marine Corps',
  marine_corps_reserve: 'Marine Corps Reserve',
  navy: 'Navy',
  navy_reserve: 'Navy Reserve',
  space_force: 'Space Force',
  air_force_rotc: 'Air Force ROTC',
  army_rotc: 'Army ROTC',
  navy_rotc: 'Navy ROTC',
  junior_rotc: 'Junior ROTC',
  service_academy: 'Service academy',
  merchant_marine: 'Merchant Marine',
  public_health_service_corps: 'Public Health Service Corps',
  noaa_corps: 'NOAA Corps',
  active_duty: 'Active duty',
  veteran: 'Veteran',
  retired_from_service: 'Retired from service',
  disabled_veteran: 'Disabled veteran',
  prisoner_of_war_or_missing_in_action: 'Prisoner of war or missing in action',
  died_in_service: 'Died in service',
  gold_star_family: 'Gold Star family',
}

const CAREER_GOALS: Labels<'careerGoal'> = {
  arts_and_entertainment: 'Arts and Entertainment',
  business_and_finance: 'Business and Finance',
  education: 'Education',
  engineering: 'Engineering',
  government_and_public_service: 'Government and Public Service',
  health_care: 'Health Care',
  law: 'Law',
  media_and_communication: 'Media and Communication',
  science_and_research: 'Science and Research',
  skilled_trades: 'Skilled Trades',
  technology: 'Technology',
  undecided: 'Undecided',
}

const APPLICANT_TYPES: Labels<'applicantType'> = {
  student: 'Student',
  parent: 'Parent',
}

/** Where the words of the id, with capitals, are not what a subject is called. */
const NAMED_MAJORS: Readonly<Record<string, string>> = {
  hvac: 'HVAC',
  pre_law: 'Pre-Law',
  pre_medicine: 'Pre-Medicine',
  speech_language_pathology: 'Speech-Language Pathology',
}
const nameMajor = (id: string): string =>
  NAMED_MAJORS[id] ??
  id
    .split('_')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
const MAJOR_LABELS = Object.fromEntries(
  MAJORS.toSorted().map((id) => [id, nameMajor(id)]),
) as Labels<'major'>

/** A GPA is offered in the steps of the fact list and shown as it is. */
const GPA_LABELS = Object.fromEntries(GPA_STEPS.map((step) => [step, step])) as Labels<'gpa'>

/** The label of every option of every fact with a closed list; key order is display order. */
export const OPTION_LABELS: { readonly [Fact in OptionFactId]: Labels<Fact> } = {
  schoolLevel: SCHOOL_LEVELS,
  levelNextYear: SCHOOL_LEVELS,
  fieldOfStudy: FIELDS_OF_STUDY,
  major: MAJOR_LABELS,
  degreeType: DEGREE_TYPES,
  degreeHeld: DEGREES_HELD,
  enrollment: ENROLLMENTS,
  interestedInOnlineStudy: ONLINE_INTERESTS,
  gpa: GPA_LABELS,
  country: COUNTRY_LABELS,
  collegeCountry: COUNTRY_LABELS,
  state: STATE_NAMES,
  collegeState: STATE_NAMES,
  highSchoolState: STATE_NAMES,
  collegeType: COLLEGE_TYPES,
  citizenship: CITIZENSHIPS,
  nationality: COUNTRY_LABELS,
  ethnicity: ETHNICITIES,
  gender: GENDERS,
  maritalStatus: MARITAL_STATUSES,
  disability: DISABILITIES,
  religion: RELIGIONS,
  lifeExperience: LIFE_EXPERIENCES,
  militaryAffiliation: MILITARY_AFFILIATIONS,
  careerGoal: CAREER_GOALS,
  applicantType: APPLICANT_TYPES,
}

/** The words for families, which stand in criteria for all their members. */
export const FAMILY_LABELS: Readonly<Record<string, string>> = {
  high_school: 'High school student',
  undergraduate: 'Undergraduate student',
  stem: 'Science, technology, engineering or mathematics',
  health_professions: 'Health professions',
  business_and_economics: 'Business and economics',
  creative_arts: 'Creative arts',
  humanities: 'Humanities',
  social_sciences: 'Social sciences',
  undergraduate_degree: 'Undergraduate degree',
  graduate_degree: 'Graduate degree',
  any_disability: 'Any disability',
  any_christian: 'Any Christian faith',
  any_military: 'Any military affiliation',
  reserve: 'Military reserve',
  national_guard: 'National Guard',
  rotc: 'ROTC',
}

/**
 * The numbers the specification's client sends and reads for three facts (spec 2, Enumerations).
 * A number maps to the stored value; the first number of a value is the one written back.
 */
export const NUMBERED_VALUES = {
  gender: { 1: 'female', 2: 'male', 3: 'other' },
  enrolledInCollege: { 1: true, 0: false, 2: false },
  interestedInOnlineStudy: { 1: 'yes', 2: 'no', 3: 'maybe' },
} as const satisfies Readonly<
  Record<string, Readonly<Record<number, OptionId<'gender' | 'interestedInOnlineStudy'> | boolean>>>
>

/** The label of an option or family of a fact, or undefined when the id is not one of its options. */
export function optionLabel(fact: string, optionId: string): string | undefined {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = OPTION_LABELS
  const ofFact = Object.hasOwn(labels, fact) ? labels[fact] : undefined
  if (ofFact && Object.hasOwn(ofFact, optionId)) return ofFact[optionId]
  return Object.hasOwn(FAMILY_LABELS, optionId) ? FAMILY_LABELS[optionId] : undefined
}
