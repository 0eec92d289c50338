import type { Delivery, Listing } from '../listing.ts'
import { createNumberColumn, type NumberColumn } from './number-column.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** What filters ask of a scholarship besides numbers, by slot. */
export type Traits = {
  set(slot: number, listing: Listing): void
  /** All that is held of each slot, as one number. */
  readonly packed: NumberColumn
  /** What such a number says. */
  hasRequirements(traits: number): boolean
  deliveryOf(traits: number): Delivery
  isUnread(traits: number): boolean
  /** Whether there are requirements and every one has one of these fields. */
  asksOnly(traits: number, fieldIds: readonly string[]): boolean
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

const NO_FIELDS = 0
/** Some requirement has a field of its own, which no other scholarship asks for. */
const OWN_FIELDS = 1
const PROVIDER_BIT = 1 << 15
const UNREAD_BIT = 1 << 16
const SET_MASK = PROVIDER_BIT - 1

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const UUID_LENGTH = 36

/**
 * Whether a field may be shared by scholarships, as the CV is. The others carry the id of their
 * requirement, and no list of fields that the index is asked about holds them.
 */
export const isSharedField = (id: string): boolean => id.length !== UUID_LENGTH || !UUID.test(id)

/** The sets of fields that scholarships ask for, numbered. */
export type FieldSets = {
  of(fieldIds: readonly string[]): number
  at(id: number): readonly string[]
  readonly keys: Iterable<string>
  add(fields: readonly string[]): number
}

export function createFieldSets(): FieldSets {
  const sets: (readonly string[])[] = [[], []]
  const ids = new Map<string, number>()
  const add = (fields: readonly string[]) => {
    ids.set(JSON.stringify(fields), sets.length)
    return sets.push(fields) - 1
  }
  return {
    of(fieldIds) {
      if (fieldIds.length === 0) return NO_FIELDS
      if (!fieldIds.every(isSharedField)) return OWN_FIELDS
      const fields = [...new Set(fieldIds)].sort()
      const known = ids.get(JSON.stringify(fields))
      if (known !== undefined) return known
      return sets.length > SET_MASK ? OWN_FIELDS : add(fields)
    },
    at: (id) => sets[id] ?? [],
    get keys() {
      return ids.keys()
    },
    add,
  }
}

export function createTraits(fieldSets: FieldSets): Traits {
  const packed = createNumberColumn()
  return {
    packed,
    set(slot, { fieldIds, delivery, known }) {
      const isProvider = delivery === 'provider' ? PROVIDER_BIT : 0
      const isUnread = known === 'unread' ? UNREAD_BIT : 0
      packed.set(slot, fieldSets.of(fieldIds) | isProvider | isUnread)
    },
    *save() {
      yield { json: [...fieldSets.keys] }
      yield* packed.save()
    },
    async restore(reader) {
      for (const key of await reader.json<string[]>()) fieldSets.add(JSON.parse(key) as string[])
      await packed.restore(reader)
    },
    hasRequirements: (traits) => (traits & SET_MASK) !== NO_FIELDS,
    isUnread: (traits) => (traits & UNREAD_BIT) !== 0,
    deliveryOf: (traits) => (traits & PROVIDER_BIT ? 'provider' : 'laurel'),
    asksOnly(traits, fieldIds) {
      const id = traits & SET_MASK
      return id > OWN_FIELDS && fieldSets.at(id).every((field) => fieldIds.includes(field))
    },
  }
}
