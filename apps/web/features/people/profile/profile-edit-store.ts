import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { type ProfileEdits, withChanges } from './profile-edits.ts'

/** The specification's keys for what is typed and not saved yet (2, sections 3 and 4). */
const FORM = 'formData'
const DATES = 'dates'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const isDate = (name: string) => name === 'dob' || name.endsWith('Date')

/** What this person typed and did not save; what somebody else left here is not theirs to see. */
export function readEdits(storage: Storage, profileId: string): ProfileEdits {
  return { ...readKey(storage, FORM, profileId), ...readKey(storage, DATES, profileId) }
}

/** Keeps the edits over a reload, an expired session and a day offline. */
export function keepEdits(storage: Storage, profileId: string, edits: ProfileEdits): void {
  const entries = Object.entries(edits)
  keepKey(
    storage,
    FORM,
    profileId,
    entries.filter(([name]) => !isDate(name)),
  )
  keepKey(
    storage,
    DATES,
    profileId,
    entries.filter(([name]) => isDate(name)),
  )
}

/** Keeps what changed in this tab beside what others have kept; answers what is kept then. */
export function keepChanges(
  storage: Storage,
  profileId: string,
  before: ProfileEdits,
  after: ProfileEdits,
): ProfileEdits {
  keepEdits(storage, profileId, withChanges(readEdits(storage, profileId), before, after))
  return readEdits(storage, profileId)
}

/** Saving ends what the steps of signing up kept (specification 2, section 4). */
export function dropRegisterDrafts(): void {
  for (const key of ['register1', 'register2']) deviceStorage().removeItem(key)
}

function keepKey(
  storage: Storage,
  key: string,
  id: string,
  entries: [string, ProfileEdits[string]][],
): void {
  const kept = entries.length > 0 ? { id, edits: Object.fromEntries(entries) } : undefined
  keepJson(storage, key, kept)
}

function readKey(storage: Storage, key: string, profileId: string): ProfileEdits {
  const stored = readJson(storage, key, isRecord)
  if (stored?.['id'] !== profileId || !isRecord(stored['edits'])) return {}
  return Object.fromEntries(Object.entries(stored['edits']).filter(isEdit))
}

function isEdit(entry: [string, unknown]): entry is [string, ProfileEdits[string]] {
  const [, value] = entry
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string')
  return typeof value === 'string' || typeof value === 'boolean'
}
