import type { Criteria } from './criteria.ts'
import type { Known } from './known.ts'

/** In what way a listed scholarship may fit; the unread come after all others in every order. */
export type Group = 'eligible' | 'possible' | 'unread'

export type Delivery = 'laurel' | 'provider'

/** What the index knows of a scholarship. */
export type Listing = {
  readonly id: string
  readonly criteria: Criteria
  /** Nobody is eligible where the criteria are not known wholly. */
  readonly known: Known
  readonly createdAtMs: number
  /** The instant it opens; null when it is open already. */
  readonly opensAtMs: number | null
  /** The last instant at which it is open; null for no deadline. */
  readonly closesAtMs: number | null
  /** The highest award; null when unknown. */
  readonly amountUsd: number | null
  readonly effortMinutes: number
  /** The field ids of its requirements; empty for none. */
  readonly fieldIds: readonly string[]
  readonly delivery: Delivery
}

/** Narrows a query; what is absent does not narrow. */
export type ListingFilters = {
  /** True: only those without requirements. False is no filter. */
  readonly withoutRequirement?: boolean
  /** Only those that have requirements, every one of which is in this list. */
  readonly requirementFields?: readonly string[]
  readonly maxEffortMinutes?: number
  /** Only these; what nobody has read is a group of its own, apart from the possible ones. */
  readonly verdict?: Group
  /** True: leaves out what nobody has read. */
  readonly withoutUnread?: boolean
  readonly delivery?: Delivery
  /** Bounds of the closing instant, both included; without a deadline it never passes. */
  readonly closesFromMs?: number
  readonly closesToMs?: number
  /** Bounds of the highest award, both included; an unknown one never passes. */
  readonly amountFromUsd?: number
  readonly amountToUsd?: number
}
