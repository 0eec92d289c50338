import type { BodyOf } from '@laurel/contract/define-call'
import type { updateProfile } from '@laurel/contract/profile'
import type { Answers, FactValue } from '@laurel/matching/answers'
import { isTimeZone } from '../../../days.ts'
import { CallFailure } from '../../../http/failures.ts'
import { parseFields, qualifySchoolPlaces, type ParsedFields } from './parse-fields.ts'
import {
  factsOfPlace,
  isUnknownCounty,
  PLACE_PARTS,
  placeOfAnswers,
  type TypedPlace,
} from './parse-place.ts'
import { isBirthDate } from './rules.ts'

type Sent = Pick<
  BodyOf<typeof updateProfile>,
  'applicantFields' | 'applicantType' | 'dob' | 'address' | 'timeZone'
>

/** What was sent of a profile, read but not yet laid over what is stored. */
export interface ParsedUpdate {
  fields: ParsedFields
  /** YYYY-MM-DD; null forgets it, undefined leaves it. */
  birthDate: string | null | undefined
  applicantType: Sent['applicantType']
  address: Sent['address']
}

/** What is known of a student before an update. */
interface Known {
  answers: Answers
  /** null or undefined: no address was ever typed. */
  place: TypedPlace | null | undefined
}

interface Changes {
  /** By fact key; undefined forgets the answer. */
  answers: Record<string, readonly FactValue[] | undefined>
  /** undefined: the address stays as it is. */
  place: TypedPlace | undefined
}

/** Reads what was sent; throws VALIDATION_FAILED naming each part that cannot be read. */
export function parseUpdate(sent: Sent, today: string): ParsedUpdate {
  const fields = parseFields(sent.applicantFields ?? [], today)
  const birthDate = sent.dob === undefined ? fields.birthDate : sent.dob
  const problems: Record<string, string> = {}
  // A date ahead is a slip of the pen: it must not end an account as being under 16 does.
  if (birthDate && !isBirthDate(birthDate, today))
    problems['dob'] = 'Please enter valid date of birth'
  if (sent.timeZone !== undefined && !isTimeZone(sent.timeZone))
    problems['timeZone'] = 'This is no time zone.'
  if (Object.keys(problems).length > 0)
    throw new CallFailure('VALIDATION_FAILED', { fields: problems })
  const applicantType = sent.applicantType ?? fields.applicantType
  return { fields, birthDate, applicantType, address: sent.address }
}

/** What an update changes of what is known; throws where a school's town lacks its state. */
export function changesOf(parsed: ParsedUpdate, known: Known): Changes {
  const { fields, birthDate, applicantType, address } = parsed
  const place = mergePlace(known.place ?? placeOfAnswers(known.answers), address, fields.place)
  if (place && isUnknownCounty(place))
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { 'address.county': 'The state has no county of that name.' },
    })
  return {
    place,
    answers: {
      ...qualifySchoolPlaces(fields.answers, known.answers),
      ...(place && factsOfPlace(place)),
      ...(birthDate !== undefined && { birthDate: birthDate ? [birthDate] : undefined }),
      ...(applicantType && { applicantType: [applicantType.toLowerCase()] }),
    },
  }
}

/** The answers as they would be with these changes. */
export function applyChanges(answers: Answers, changes: Changes['answers']): Answers {
  const changed: Record<string, readonly FactValue[]> = { ...answers }
  for (const [key, values] of Object.entries(changes)) {
    if (values === undefined) delete changed[key]
    else changed[key] = values
  }
  return changed
}

/** The address decides where it and the answers say different things; undefined is no change. */
export function mergePlace(
  stored: TypedPlace,
  address: Sent['address'],
  fields: ParsedFields['place'],
): TypedPlace | undefined {
  const place = { ...stored }
  let isChanged = false
  for (const part of PLACE_PARTS) {
    const sent = address?.[part] ?? fields[part]
    if (sent === undefined) continue
    isChanged = true
    if (sent === '') delete place[part]
    else place[part] = sent
  }
  // Whoever moves to another state leaves the county.
  const hasMoved = place.state !== stored.state && place.county === stored.county
  if (hasMoved && isUnknownCounty(place)) delete place.county
  return isChanged ? place : undefined
}
