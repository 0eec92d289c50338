import { MAX_PREFERENCE_POINTS } from '../score.ts'
import type { Student } from '../prepare-answers.ts'
import type { Catalogue } from './catalogue.ts'
import { ROW_STRIDE } from './kernels.ts'
import {
  mergePage,
  naturalHits,
  pageOf,
  type PagingRoom,
  type Selection,
  type Window,
} from './paging.ts'
import { createRowRegion, type RowRegion } from './row-region.ts'
import type { SlotOrder } from './slot-order.ts'

/** Room to tell scholarships with preferences from the others. */
export type TierRoom = PagingRoom & { readonly preferring: RowRegion; readonly others: RowRegion }

export function createTierRoom(room: PagingRoom): TierRoom {
  const { store } = room.workspace
  return { ...room, preferring: createRowRegion(store), others: createRowRegion(store) }
}

/**
 * A page of one tier, the eligible or the possible, best first. Without preferences the score is
 * the same for everybody and kept in order; the few with preferences are scored and merged in.
 */
export function pageOfTier(
  room: TierRoom,
  catalogue: Catalogue,
  order: SlotOrder,
  student: Student,
  selection: Selection,
  window: Window,
): number[] {
  const preferring = select(room, catalogue, selection, 'preferring')
  const count = preferring.counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return pageOf(room, order, false, selection, window)
  const { orders, preferences, preferenceIds } = catalogue
  const extraOf = preferences.pointsFor(student)
  const totalOf = (slot: number) => orders.pointsOf(slot) + extraOf(preferenceIds.at(slot))
  const compare = (a: number, b: number) =>
    totalOf(b) - totalOf(a) || orders.byDeadline.ordering.compare(a, b)
  const skip = Math.max(0, window.offset - count)
  const others = select(room, catalogue, selection, 'others')
  const take = window.offset - skip + window.limit
  const hits = pageOf(room, order, false, others, { offset: skip, limit: take })
  // The last of these comes after the page, or is its last.
  const last = hits[take - 1]
  const least = last === undefined ? 0 : orders.pointsOf(last) - MAX_PREFERENCE_POINTS
  const slots = naturalHits(room, preferring, 0, count, false)
  const near = slots.filter((slot) => orders.pointsOf(slot) >= least)
  const scored = bestOf(near, totalOf, window.offset + window.limit).sort(compare)
  return mergePage(hits, scored, skip, window, compare)
}

/** Points below none, of preferences that are failed, count from here. */
const LIFT = MAX_PREFERENCE_POINTS

/** At least the `wanted` slots with most points: all that have as many as the last of them. */
function bestOf(slots: number[], totalOf: (slot: number) => number, wanted: number): number[] {
  if (slots.length <= wanted) return slots
  const totals = slots.map(totalOf)
  const counts: number[] = []
  for (const total of totals) counts[total + LIFT] = (counts[total + LIFT] ?? 0) + 1
  let least = counts.length
  for (let found = 0; found < wanted; found += counts[least] ?? 0) least -= 1
  return slots.filter((_slot, index) => (totals[index] ?? 0) + LIFT >= least)
}

function select(
  room: TierRoom,
  { withPreferences }: Catalogue,
  { rows, counts }: Selection,
  part: 'preferring' | 'others',
): Selection {
  const { store, list } = room.workspace
  const out = room[part].at(counts.length)
  const selected = counts.map((_count, block) => {
    const row = rows + block * ROW_STRIDE
    const flags = withPreferences.addresses[block] ?? 0
    if (part === 'others') return store.kernels.andNot(row, flags, out + block * ROW_STRIDE)
    store.words.set([row, flags], list / 4)
    return store.kernels.and(list, 2, out + block * ROW_STRIDE)
  })
  return { rows: out, counts: selected }
}
