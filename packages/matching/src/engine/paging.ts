import { BLOCK_SIZE, ROW_STRIDE } from './kernels.ts'
import { createRowRegion, type RowRegion } from './row-region.ts'
import type { SlotOrder } from './slot-order.ts'
import type { Workspace } from './workspace.ts'

/** Rows of every block, ROW_STRIDE apart, and how many bits are set in each. */
export type Selection = { readonly rows: number; readonly counts: readonly number[] }

/** Room to read slots out of rows, and for rows without what is stale. */
export type PagingRoom = {
  readonly workspace: Workspace
  /** Room for SLOTS_AT_ONCE slots. */
  readonly slots: number
  readonly fresh: RowRegion
}

export const SLOTS_AT_ONCE = 4096

export function createPagingRoom(workspace: Workspace): PagingRoom {
  const { store } = workspace
  return { workspace, slots: store.allocate(4 * SLOTS_AT_ONCE), fresh: createRowRegion(store) }
}

export type Window = { readonly offset: number; readonly limit: number }

/** The slots of a selection from `offset` on, at most `limit`, in an order or its reverse. */
export function pageOf(
  room: PagingRoom,
  order: SlotOrder,
  isReversed: boolean,
  selection: Selection,
  { offset, limit }: Window,
): number[] {
  const recent = recentHits(room, order, isReversed, selection)
  const kept = order.hasStale ? withoutStale(room, order, selection) : selection
  // At most all of the recent ones come before the page.
  const skip = Math.max(0, offset - recent.length)
  const take = offset - skip + limit
  const hits = isReversed
    ? reversedHits(room, order, kept, skip, take)
    : hitsOf(room, order, kept, skip, take)
  if (recent.length === 0) return hits.slice(offset - skip, offset - skip + limit)
  return mergePage(hits, recent, skip, { offset, limit }, directed(order, isReversed))
}

/** Compares as the order or its reverse does; what is missing stays last. */
function directed({ ordering }: SlotOrder, isReversed: boolean) {
  const { compare, isMissing } = ordering
  if (!isReversed) return compare
  return (a: number, b: number) => (isMissing(a) || isMissing(b) ? compare(a, b) : compare(b, a))
}

function recentHits(
  { workspace }: PagingRoom,
  order: SlotOrder,
  isReversed: boolean,
  { rows }: Selection,
): number[] {
  const bytes = workspace.store.bytes
  const hits = order.recent.filter((slot) => {
    const at = rows + Math.floor(slot / BLOCK_SIZE) * ROW_STRIDE + ((slot % BLOCK_SIZE) >>> 3)
    return ((bytes[at] ?? 0) & (1 << (slot & 7))) !== 0
  })
  return isReversed ? hits.sort(directed(order, true)) : hits
}

function withoutStale(room: PagingRoom, order: SlotOrder, selection: Selection): Selection {
  const { kernels } = room.workspace.store
  const rows = room.fresh.at(selection.counts.length)
  const counts = selection.counts.map((_count, block) =>
    kernels.andNot(
      selection.rows + block * ROW_STRIDE,
      order.stale.addresses[block] ?? 0,
      rows + block * ROW_STRIDE,
    ),
  )
  return { rows, counts }
}

/** Merges two lists in one order: of the first, `skipped` come before `hits`. */
export function mergePage(
  hits: readonly number[],
  recent: readonly number[],
  skipped: number,
  { offset, limit }: Window,
  compare: (a: number, b: number) => number,
): number[] {
  const [first] = hits
  if (first === undefined) {
    // Nothing of the long list is left here: what was skipped of it all comes before.
    return skipped === 0 ? recent.slice(offset, offset + limit) : []
  }
  let next = recent.findIndex((slot) => compare(slot, first) > 0)
  if (next === -1) next = recent.length
  // With nothing skipped the recent ones before the first hit are part of the list.
  let position = skipped === 0 ? 0 : skipped + next
  if (skipped === 0) next = 0
  const page: number[] = []
  let at = 0
  while (page.length < limit && (at < hits.length || next < recent.length)) {
    const [hit, other] = [hits[at], recent[next]]
    const isRecent = hit === undefined || (other !== undefined && compare(other, hit) < 0)
    const slot = isRecent ? other : hit
    if (isRecent) next += 1
    else at += 1
    if (position >= offset && slot !== undefined) page.push(slot)
    position += 1
  }
  return page
}

function hitsOf(
  room: PagingRoom,
  order: SlotOrder,
  selection: Selection,
  skip: number,
  take: number,
): number[] {
  if (order.isNatural) return naturalHits(room, selection, skip, take, false)
  return walkHits(room, order, selection, { from: 0, to: order.length }, skip, take)
}

function reversedHits(
  room: PagingRoom,
  order: SlotOrder,
  selection: Selection,
  skip: number,
  take: number,
): number[] {
  if (order.isNatural) return naturalHits(room, selection, skip, take, true)
  const present = { from: order.present, to: 0 }
  const hits = walkHits(room, order, selection, present, skip, take)
  if (hits.length === take || order.present === order.length) return hits
  const all = selection.counts.reduce((sum, count) => sum + count, 0)
  const missing = walkHits(
    room,
    order,
    selection,
    { from: order.present, to: order.length },
    0,
    all,
  )
  const before = all - missing.length
  return [...hits, ...missing.slice(Math.max(0, skip - before))].slice(0, take)
}

/** The slots of a selection by number, or from the highest down. */
export function naturalHits(
  { workspace, slots }: PagingRoom,
  { rows, counts }: Selection,
  skip: number,
  take: number,
  isReversed: boolean,
): number[] {
  const { store } = workspace
  const { kernels } = store
  const hits: number[] = []
  let toSkip = skip
  for (let step = 0; step < counts.length && hits.length < take; step += 1) {
    const block = isReversed ? counts.length - 1 - step : step
    const count = counts[block] ?? 0
    while (toSkip < count && hits.length < take) {
      const row = rows + block * ROW_STRIDE
      const some = Math.min(SLOTS_AT_ONCE, take - hits.length)
      const first = block * BLOCK_SIZE
      const found = isReversed
        ? kernels.collectDown(row, toSkip, some, first, slots)
        : kernels.collect(row, toSkip, some, first, slots)
      const { words } = store
      for (let at = slots / 4; at < slots / 4 + found; at += 1) hits.push(words[at] ?? 0)
      toSkip += found
      if (found < some) break
    }
    toSkip = Math.max(0, toSkip - count)
  }
  return hits
}

function walkHits(
  { workspace, slots }: PagingRoom,
  order: SlotOrder,
  { rows }: Selection,
  { from, to }: { from: number; to: number },
  skip: number,
  take: number,
): number[] {
  const { store, counts: state } = workspace
  const { kernels } = store
  const hits: number[] = []
  let [at, toSkip] = [from, skip]
  while (hits.length < take && at !== to) {
    const some = Math.min(SLOTS_AT_ONCE, take - hits.length)
    const found =
      from > to
        ? kernels.walkDown(order.address, at, to, rows, toSkip, some, slots, state)
        : kernels.walk(order.address, at, to, rows, toSkip, some, slots, state)
    const words = store.words
    hits.push(...words.subarray(slots / 4, slots / 4 + found))
    at = words[state / 4] ?? to
    toSkip = Math.max(0, toSkip - (words[state / 4 + 1] ?? 0))
    if (found < some) break
  }
  return hits
}
