import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { SoughtRules } from '../../catalogue/scholarships/meets-criteria.ts'
import { ROOT } from './listing-address.ts'

/** How the addresses of a kind begin: `/scholarships/in/ohio`. */
export type CategoryKind = 'in' | 'for' | 'study'

/** Scholarships that name one place, level or field among those they are for. */
export interface Category {
  kind: CategoryKind
  path: string
  /** "Ohio", "Graduate students", "Nursing". */
  label: string
  /** "Scholarships in Ohio". */
  title: string
  sought: SoughtRules
}

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  'High school students': ['high_school', 'hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior'],
  Undergraduates: [
    'undergraduate',
    'college_freshman',
    'college_sophomore',
    'college_junior',
    'college_senior',
  ],
  'Graduate students': ['graduate'],
  'Adult students': ['adult'],
}

/** Fields that name no subject. */
const NO_SUBJECTS = new Set(['other', 'undecided'])

const states = Object.entries(OPTION_LABELS.state).map(([state, label]) =>
  category('in', label, `Scholarships in ${label}`, { state }),
)
const levels = Object.entries(LEVELS).map(([label, named]) =>
  category('for', label, `Scholarships for ${label.toLowerCase()}`, { levels: named }),
)
const fields = Object.entries(OPTION_LABELS.fieldOfStudy)
  .filter(([field]) => !NO_SUBJECTS.has(field))
  .map(([field, label]) => category('study', label, `${label} scholarships`, { field }))

export const CATEGORIES: readonly Category[] = [...levels, ...states, ...fields]

const byPath = new Map(CATEGORIES.map((each) => [each.path, each]))

export const findCategory = (path: string): Category | undefined => byPath.get(path)

function category(kind: CategoryKind, label: string, title: string, sought: SoughtRules): Category {
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '')
  return { kind, path: `${ROOT}/${kind}/${slug}`, label, title, sought }
}
