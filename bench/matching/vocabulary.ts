import type { Random } from './random.ts'
import { cumulate, zipf } from './random.ts'

/** Inhabitants in hundred thousands, by the 2020 census, rounded. */
const PEOPLE: readonly (readonly [string, number])[] = [
  ['CA', 395],
  ['TX', 291],
  ['FL', 215],
  ['NY', 202],
  ['PA', 130],
  ['IL', 128],
  ['OH', 118],
  ['GA', 107],
  ['NC', 104],
  ['MI', 101],
  ['NJ', 93],
  ['VA', 86],
  ['WA', 77],
  ['AZ', 72],
  ['MA', 70],
  ['TN', 69],
  ['IN', 68],
  ['MD', 62],
  ['MO', 62],
  ['WI', 59],
  ['CO', 58],
  ['MN', 57],
  ['SC', 51],
  ['AL', 50],
  ['LA', 47],
  ['KY', 45],
  ['OR', 42],
  ['OK', 40],
  ['CT', 36],
  ['UT', 33],
  ['PR', 33],
  ['IA', 32],
  ['NV', 31],
  ['AR', 30],
  ['MS', 30],
  ['KS', 29],
  ['NM', 21],
  ['NE', 20],
  ['ID', 18],
  ['WV', 18],
  ['HI', 15],
  ['NH', 14],
  ['ME', 14],
  ['RI', 11],
  ['MT', 11],
  ['DE', 10],
  ['SD', 9],
  ['ND', 8],
  ['AK', 7],
  ['DC', 7],
  ['VT', 6],
  ['WY', 6],
  ['GU', 2],
  ['VI', 1],
]

const STATES = PEOPLE.map(([state]) => state)
const STATE_SHARES = cumulate(PEOPLE.map(([, people]) => people))
const FIELDS = [
  'business',
  'engineering',
  'nursing',
  'computer_science',
  'education',
  'biology',
  'health_sciences',
  'psychology',
  'agriculture',
  'accounting_and_finance',
  'art_and_design',
  'communications',
  'criminal_justice',
  'medicine',
  'skilled_trades',
  'journalism',
  'music',
  'law',
  'political_science',
  'environmental_science',
  'mathematics_and_statistics',
  'social_work',
  'information_technology',
  'chemistry',
  'performing_arts',
  'architecture',
  'economics',
  'history',
  'hospitality_and_culinary_arts',
  'physics',
  'pharmacy',
  'veterinary_medicine',
  'languages',
  'english_and_literature',
  'aviation',
  'philosophy_and_religion',
  'other',
]
const FIELD_SHARES = zipf(FIELDS.length, 0.8)
const ETHNICITIES = ['black', 'hispanic_latino', 'native_american', 'asian', 'pacific_islander']
const ETHNICITY_SHARES = cumulate([40, 33, 14, 9, 4])

/** Names of an open vocabulary that has none of its own here: a few are everywhere, most once. */
type Vocabulary = { readonly name: string; readonly shares: readonly number[] }
const vocabulary = (name: string, size: number): Vocabulary => ({ name, shares: zipf(size, 0.9) })
const COLLEGES = vocabulary('College', 5000)
const HIGH_SCHOOLS = vocabulary('High School', 400)
const COUNTIES = vocabulary('County', 60)
const CITIES = vocabulary('City', 200)
export const OTHERS = {
  employer: vocabulary('Employer', 600),
  membership: vocabulary('Club', 500),
  occupation: vocabulary('Occupation', 80),
  activity: vocabulary('Activity', 120),
  heritage: vocabulary('Heritage', 60),
  tribe: vocabulary('Tribe', 200),
  healthCondition: vocabulary('Condition', 100),
  collegeSystem: vocabulary('System', 40),
} as const

const nameFrom = ({ name, shares }: Vocabulary, random: Random): string =>
  `${name} ${random.draw(shares) + 1}`

export const aState = (random: Random): string => STATES[random.draw(STATE_SHARES)] ?? 'CA'
export const aField = (random: Random): string => FIELDS[random.draw(FIELD_SHARES)] ?? 'business'
export const anEthnicity = (random: Random): string =>
  ETHNICITIES[random.draw(ETHNICITY_SHARES)] ?? 'black'
export const aCollege = (random: Random): string => nameFrom(COLLEGES, random)
export const aCounty = (random: Random, state: string): string =>
  `${state}/${nameFrom(COUNTIES, random)}`
export const aCity = (random: Random, state: string): string =>
  `${state}/${nameFrom(CITIES, random)}`
export const aHighSchool = (random: Random, state: string): string =>
  `${state} ${nameFrom(HIGH_SCHOOLS, random)}`
export const aName = (fact: keyof typeof OTHERS, random: Random): string =>
  nameFrom(OTHERS[fact], random)

/** Between one and `most` different values, fewer more often. */
export function several<T>(random: Random, most: number, make: () => T): T[] {
  const found = new Set([make()])
  for (let more = 1; more < most && random.chance(0.45); more++) found.add(make())
  return [...found]
}
