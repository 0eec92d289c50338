import type { Applicant } from '@laurel/contract/profile'
import type { Answers, FactValue } from '@laurel/matching/answers'
import { NONE, numbersOf, PROFILE_FIELDS, type ProfileField } from './fact-keys.ts'
import { isPlacePart, splitQualified } from './parse-place.ts'

/** They stand in the profile itself, as `dob` and `applicantType`. */
const OWN_PLACES = new Set(['birthDate', 'applicantType'])

/** The answers as the profile shows them. */
export function renderFields(answers: Answers): Applicant['applicantFields'] {
  return PROFILE_FIELDS.flatMap((field) => {
    const values = answers[field.factKey]
    if (values === undefined || OWN_PLACES.has(field.factKey)) return []
    // That someone abroad lives in no state follows from the country; nobody said it.
    if (values.length === 0 && isPlacePart(field.factKey)) return []
    const { key, options } = field
    return [{ fieldId: key, fieldValue: renderValues(field, values), field: { key, options } }]
  })
}

function renderValues(field: ProfileField, values: readonly FactValue[]): FactValue | FactValue[] {
  const rendered = values.map((value) => renderValue(field, value))
  const [first] = rendered
  if (first === undefined) return NONE
  return rendered.length === 1 ? first : rendered
}

/** Three facts leave as the specification's numbers, places without the state before them. */
function renderValue({ fact }: ProfileField, value: FactValue): FactValue {
  const numbered = numbersOf(fact.id)?.find(([, meaning]) => meaning === value)
  if (numbered) return Number(numbered[0])
  return fact.group === 'place' ? splitQualified(String(value)).name : value
}
