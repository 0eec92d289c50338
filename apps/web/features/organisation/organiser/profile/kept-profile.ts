import type { Organisation } from '@laurel/contract/organisations'
import { keepWords, readWords } from '../../words/kept-words.ts'
import { changedFields } from './merge-profile.ts'
import { PROFILE_FIELDS, toValues, type ProfileValues } from './profile-rules.ts'

/** What is saved, as it was when somebody began to write. */
export interface ProfileBase {
  values: ProfileValues
  version: number
}

const nameOf = (id: string) => `profile ${id}`
const before = <Field extends string>(field: Field) => `${field} before` as const
const KEPT = [...PROFILE_FIELDS, ...PROFILE_FIELDS.map(before), 'version'] as const

export const baseOf = ({ profile, version }: Organisation): ProfileBase => ({
  values: toValues(profile),
  version,
})

/** Changes on this device that are not saved yet, with what they were made on. */
export function readProfile(organisation: Organisation): {
  base: ProfileBase
  values: ProfileValues
} {
  const saved = baseOf(organisation)
  const kept = readWords(nameOf(organisation.id), KEPT)
  const version = Number(kept.version)
  if (!Number.isInteger(version)) return { base: saved, values: saved.values }
  const base = { values: { ...saved.values }, version }
  const values = { ...saved.values }
  for (const field of PROFILE_FIELDS) {
    base.values[field] = kept[before(field)] ?? saved.values[field]
    values[field] = kept[field] ?? saved.values[field]
  }
  return { base, values }
}

/** Keeps what differs from what is saved, so that the rest may be changed elsewhere meanwhile. */
export function keepProfile(id: string, base: ProfileBase, values: ProfileValues): void {
  const changed = changedFields(base.values, values)
  const words = changed.flatMap((field) => [
    [field, values[field]],
    [before(field), base.values[field]],
  ])
  const isChanged = changed.length > 0
  keepWords(
    nameOf(id),
    isChanged ? { ...Object.fromEntries(words), version: String(base.version) } : {},
  )
}
