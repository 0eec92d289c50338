import { preferencePoints } from '../score.ts'
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
  const extra = new Map<number, number>()
  for (const slot of naturalHits(room, preferring, 0, count, false))
    extra.set(slot, preferencePoints(preferences.metBy(student, preferenceIds[slot] ?? 0)))
  const totalOf = (slot: number) => orders.pointsOf(slot) + (extra.get(slot) ?? 0)
  const compare = (a: number, b: number) =>
    totalOf(b) - totalOf(a) || orders.byDeadline.ordering.compare(a, b)
  const scored = [...extra.keys()].sort(compare)
  const skip = Math.max(0, window.offset - count)
  const others = select(room, catalogue, selection, 'others')
  const take = window.offset - skip + window.limit
  const hits = pageOf(room, order, false, others, { offset: skip, limit: take })
  return mergePage(hits, scored, skip, window, compare)
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
