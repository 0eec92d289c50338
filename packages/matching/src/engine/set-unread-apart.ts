import type { Catalogue } from './catalogue.ts'
import { ROW_STRIDE } from './kernels.ts'
import type { PagingRoom, Selection } from './paging.ts'
import type { ResultRows } from './result-rows.ts'
import type { RowRegion } from './row-region.ts'

type Room = PagingRoom & { readonly result: ResultRows; readonly unread: RowRegion }

/** Takes those that nobody has read out of the possible ones, where all of them are; returns them. */
export function setUnreadApart({ unread }: Catalogue, room: Room): Selection {
  const { possible, possibleCounts } = room.result
  const { store, list } = room.workspace
  const rows = room.unread.at(possibleCounts.length)
  const counts = possibleCounts.map((_count, block) => {
    const at = block * ROW_STRIDE
    const flags = unread.addresses[block] ?? 0
    store.words.set([possible + at, flags], list / 4)
    const count = store.kernels.and(list, 2, rows + at)
    if (count > 0) possibleCounts[block] = store.kernels.andNot(possible + at, flags, possible + at)
    return count
  })
  return { rows, counts }
}
