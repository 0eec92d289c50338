import { createSlotList, type SlotList } from '../slot-list.ts'
import type { SectionReader } from './section-reader.ts'
import type { Section } from './sections.ts'

const NO_LIST = 0xffff_ffff

/** Lists in one stretch, after their lengths. */
export function* saveLists(lists: readonly (SlotList | null)[]): Generator<Section> {
  yield new Uint32Array(lists.map((list) => list?.length ?? NO_LIST))
  // Many are short, and pieces of their own would take longer.
  const slots = new Uint32Array(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0))
  let at = 0
  for (const list of lists)
    if (list)
      for (let index = 0; index < list.length; index += 1) slots[at++] = list.slots[index] ?? 0
  yield slots
}

/** The lists share an array until they grow out of their parts of it. */
export async function restoreLists(reader: SectionReader): Promise<(SlotList | null)[]> {
  const lengths = await reader.numbers(Uint32Array)
  const slots = await reader.numbers(Uint32Array)
  let at = 0
  return Array.from(lengths, (length) => {
    if (length === NO_LIST) return null
    at += length
    return createSlotList(slots.subarray(at - length, at), length)
  })
}
