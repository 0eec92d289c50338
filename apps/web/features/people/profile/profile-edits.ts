import { isMoreFact } from './more-facts.ts'
import type { ProfileTab, ProfileValues } from './profile-values.ts'

type Field = Exclude<keyof ProfileValues, 'facts'>

/** What was changed and not saved yet, by the name of the field; lists are answers to questions. */
export type ProfileEdits = Readonly<Record<string, string | boolean | readonly string[]>>

const PERSONAL = new Set([
  'iAm',
  'applicantType',
  'firstName',
  'lastName',
  'dob',
  'gender',
  'citizenship',
  'ethnicity',
  'militaryAffiliation',
  'hasSensitiveConsent',
])
const CONTACT = new Set([
  'address',
  'email',
  'dialCountry',
  'phone',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'state',
  'zipCode',
])

/** Of a field of the form, or of a question by its key. */
export function tabOf(name: string): ProfileTab {
  if (PERSONAL.has(name)) return 'personal'
  if (CONTACT.has(name)) return 'contact'
  return isMoreFact(name) ? 'more' : 'education'
}

export const hasEdits = (edits: ProfileEdits, tab: ProfileTab): boolean =>
  Object.keys(edits).some((name) => tabOf(name) === tab)

/** The edits that are left once those of a tab are saved; what was typed since then stays. */
export function withoutSaved(
  edits: ProfileEdits,
  saved: ProfileEdits,
  tab: ProfileTab,
): ProfileEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => tabOf(name) !== tab || !Object.is(value, saved[name]),
    ),
  )
}

/** Puts what changed from `before` to `after` into edits that may have changed elsewhere meanwhile. */
export function withChanges(
  edits: ProfileEdits,
  before: ProfileEdits,
  after: ProfileEdits,
): ProfileEdits {
  const changed: Record<string, ProfileEdits[string]> = { ...edits }
  for (const [name, value] of Object.entries(after))
    if (!isSameEdit(before[name], value)) changed[name] = value
  for (const [name, value] of Object.entries(before))
    if (!(name in after) && isSameEdit(edits[name], value)) delete changed[name]
  return changed
}

const isSameEdit = (a: ProfileEdits[string] | undefined, b: ProfileEdits[string]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The values with the edits on top. Edits of a shape that no field has are left out. */
export function applyEdits(values: ProfileValues, edits: ProfileEdits): ProfileValues {
  const facts = { ...values.facts }
  const fields: Partial<Record<Field, string | boolean>> = {}
  for (const [name, value] of Object.entries(edits)) {
    if (typeof value !== 'string' && typeof value !== 'boolean') facts[name] = [...value]
    else if (isFieldValue(values, name, value)) fields[name] = value
  }
  return { ...values, ...(fields as Partial<ProfileValues>), facts }
}

const CHOICES: Partial<Record<Field, readonly string[]>> = {
  applicantType: ['STUDENT', 'PARENT'],
  enrolledInCollege: ['', '0', '1'],
  markingSystem: ['', 'GPA', 'Percentage', '10CGPA'],
}

function isFieldValue(values: ProfileValues, name: string, value: string | boolean): name is Field {
  if (!Object.hasOwn(values, name) || typeof values[name as Field] !== typeof value) return false
  return CHOICES[name as Field]?.includes(String(value)) ?? true
}
