import type { updateProfile } from '@laurel/contract/profile'
import type { BodyOf } from '@laurel/contract/define-call'
import type { Answers, FactValue } from '@laurel/matching/answers'
import { CallFailure } from '../../../http/failures.ts'
import { findField, type ProfileField } from './fact-keys.ts'
import { parseField } from './parse-field.ts'
import { isPlacePart, splitQualified, type PlacePart } from './parse-place.ts'

type SentFields = NonNullable<BodyOf<typeof updateProfile>['applicantFields']>

export interface ParsedFields {
  /** By fact key; undefined forgets the answer. The place and the birth date stand apart. */
  answers: Record<string, readonly FactValue[] | undefined>
  place: Partial<Record<PlacePart, string>>
  /** YYYY-MM-DD; null forgets it. */
  birthDate?: string | null
  applicantType?: 'STUDENT' | 'PARENT'
}

interface Collected {
  field: ProfileField
  /** As the client called it, for what is wrong with it. */
  name: string
  values: FactValue[]
}

/** Reads all answers sent; throws VALIDATION_FAILED naming each one that cannot be read. */
export function parseFields(sent: SentFields, today: string): ParsedFields {
  const problems: Record<string, string> = {}
  const parsed: ParsedFields = { answers: {}, place: {} }
  for (const { field, name, values } of collect(sent, problems)) {
    const answer = parseField(field, values, today)
    if ('problem' in answer) problems[name] = answer.problem
    else keep(parsed, field, answer.values)
  }
  if (Object.keys(problems).length > 0)
    throw new CallFailure('VALIDATION_FAILED', { fields: problems })
  return parsed
}

/** A question that comes several times collects its values (spec 3 "Submitting"). */
function collect(sent: SentFields, problems: Record<string, string>): Iterable<Collected> {
  const collected = new Map<string, Collected>()
  for (const { fieldId, fieldValue } of sent) {
    const field = findField(fieldId)
    if (!field) {
      problems[fieldId] = 'This field is not known.'
      continue
    }
    const known = collected.get(field.factKey) ?? { field, name: fieldId, values: [] }
    const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue ?? '']
    known.values.push(...values)
    collected.set(field.factKey, known)
  }
  return collected.values()
}

function keep(
  parsed: ParsedFields,
  { factKey }: ProfileField,
  values: readonly FactValue[] | undefined,
): void {
  const [first] = values ?? []
  const text = first === undefined ? undefined : String(first)
  if (factKey === 'birthDate') parsed.birthDate = text ?? null
  else if (factKey === 'applicantType') keepApplicantType(parsed, text)
  else if (isPlacePart(factKey)) keepPlace(parsed.place, factKey, text)
  else parsed.answers[factKey] = values
}

/** Whoever fills in the profile is always one of the two, so nothing forgets it. */
function keepApplicantType(parsed: ParsedFields, text: string | undefined): void {
  if (text !== undefined) parsed.applicantType = text === 'parent' ? 'PARENT' : 'STUDENT'
}

function keepPlace(place: ParsedFields['place'], part: PlacePart, text: string | undefined): void {
  const { state, name } = splitQualified(text ?? '')
  place[part] = name
  if (state !== undefined) place.state ??= state
}

const SCHOOL_PLACES = {
  collegeCity: 'collegeState',
  collegeCounty: 'collegeState',
  highSchoolCity: 'highSchoolState',
  highSchoolCounty: 'highSchoolState',
} as const

/** Puts the state before a school's town or county; throws when the state is not known. */
export function qualifySchoolPlaces(
  answers: ParsedFields['answers'],
  stored: Answers,
): ParsedFields['answers'] {
  const qualified = { ...answers }
  for (const [place, stateKey] of Object.entries(SCHOOL_PLACES)) {
    const given = answers[place]?.[0]
    if (given === undefined) continue
    const { state = stateOf(stateKey, answers, stored), name } = splitQualified(String(given))
    if (state === undefined)
      throw new CallFailure('VALIDATION_FAILED', {
        fields: { [place]: 'Please choose the state of the school, too.' },
      })
    qualified[place] = [`${String(state)}/${name}`]
  }
  return qualified
}

function stateOf(
  key: string,
  answers: ParsedFields['answers'],
  stored: Answers,
): FactValue | undefined {
  return (key in answers ? answers[key] : stored[key])?.[0]
}
