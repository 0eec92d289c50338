import { factsById, FACTS, type OptionId } from '@laurel/matching/facts'

type Field = OptionId<'fieldOfStudy'>

/**
 * Fields that a sponsor may mean by "or a related field" beside one of their own group. Wide on purpose:
 * who studies a neighbour is asked, and only who studies something quite different is shut out.
 */
const GROUPS: readonly (readonly Field[])[] = [
  // Computing and mathematics.
  [
    'computer_science',
    'engineering',
    'information_technology',
    'mathematics_and_statistics',
    'physics',
  ],
  // What is built, and what it is built on.
  [
    'architecture',
    'aviation',
    'engineering',
    'environmental_science',
    'information_technology',
    'mathematics_and_statistics',
    'physics',
    'skilled_trades',
  ],
  // The sciences.
  [
    'biology',
    'chemistry',
    'engineering',
    'environmental_science',
    'mathematics_and_statistics',
    'physics',
  ],
  // Health and life.
  ['biology', 'chemistry', 'health_sciences', 'medicine', 'pharmacy', 'veterinary_medicine'],
  [
    'biology',
    'health_sciences',
    'medicine',
    'nursing',
    'pharmacy',
    'psychology',
    'social_work',
    'veterinary_medicine',
  ],
  // Business.
  [
    'accounting_and_finance',
    'business',
    'communications',
    'economics',
    'hospitality_and_culinary_arts',
    'law',
  ],
  [
    'accounting_and_finance',
    'business',
    'economics',
    'information_technology',
    'mathematics_and_statistics',
  ],
  // Arts and media.
  [
    'architecture',
    'art_and_design',
    'communications',
    'english_and_literature',
    'journalism',
    'music',
    'performing_arts',
  ],
  // Humanities.
  [
    'art_and_design',
    'communications',
    'education',
    'english_and_literature',
    'history',
    'journalism',
    'languages',
    'philosophy_and_religion',
    'political_science',
  ],
  // People, society and the law.
  [
    'criminal_justice',
    'economics',
    'education',
    'history',
    'law',
    'philosophy_and_religion',
    'political_science',
    'psychology',
    'social_work',
  ],
  // Land, animals and food.
  ['agriculture', 'biology', 'chemistry', 'environmental_science', 'veterinary_medicine'],
  ['agriculture', 'engineering', 'skilled_trades'],
  ['agriculture', 'business'],
  ['agriculture', 'hospitality_and_culinary_arts'],
]

const FAMILIES: Readonly<Record<string, readonly string[]>> =
  factsById(FACTS).get('fieldOfStudy')?.families ?? {}

/** Fields with their families taken apart, and each once. */
export const withMembers = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => FAMILIES[id] ?? [id])),
]

const groupsOf = (field: string): (readonly string[])[] =>
  GROUPS.filter((group) => group.some((id) => id === field))

/** Without the fields themselves; what is none of our fields may be one of anything. */
const others = (groups: readonly (readonly string[])[], fields: readonly string[]): string[] =>
  [...new Set([...groups.flat(), 'other'])].filter((id) => !fields.includes(id)).toSorted()

/** The neighbours of fields, without these. */
export const nearFields = (named: readonly string[]): string[] => {
  const fields = withMembers(named)
  return others(fields.flatMap(groupsOf), fields)
}

/**
 * The neighbours of fields that one list names: 'computer science, engineering or a related field' speaks of
 * what the two share, and only of a field that shares nothing with the others of all its neighbours.
 */
export const nearList = (named: readonly string[]): string[] => {
  const fields = withMembers(named)
  const groups = fields.flatMap((field) => {
    const own = groupsOf(field)
    const shared = own.filter((group) => group.some((id) => id !== field && fields.includes(id)))
    return shared.length > 0 ? shared : own
  })
  return others(groups, fields)
}
