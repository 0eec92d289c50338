import type { BitRow } from './bit-rows.ts'
import { BLOCK_SIZE, ROW_BYTES } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/**
 * Makes rows share what is all ones, and moves the others together, block by block, into the room that
 * is left between them. They lie in the order of their blocks.
 */
export function* packRows(
  store: RowStore,
  rows: readonly BitRow[],
  blocks: number,
): Generator<undefined, void> {
  const room: number[] = []
  for (let block = 0; block < blocks; block += 1) {
    for (const { addresses } of rows) {
      const address = addresses[block] ?? 0
      if (address === store.fullRow) continue
      const [hole] = room
      if (isFull(store, address)) addresses[block] = store.fullRow
      else if (hole !== undefined && hole < address) {
        store.bytes.copyWithin(hole, address, address + ROW_BYTES)
        addresses[block] = hole
        room.shift()
      } else continue
      room.push(address)
    }
    yield
  }
  for (const address of room) store.freeRow(address)
  store.trim()
}

export const isFull = ({ fullRow, kernels }: RowStore, address: number): boolean =>
  address === fullRow || kernels.count(address) === BLOCK_SIZE
