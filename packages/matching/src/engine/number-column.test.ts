import { expect, it } from 'vitest'
import { createNumberColumn } from './number-column.ts'
import { createIdTable } from './id-table.ts'
import { finish } from '../finish.ts'
import { sortedByNumbers } from './sort-slots.ts'
import { SectionReader } from './snapshot/section-reader.ts'
import { SectionWriter } from './snapshot/section-writer.ts'
import { TOOLS } from '../../testing/snapshots.ts'

/** More than two bytes can number. */
const MANY = 70_000
const idAt = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`

/** Numbers with gaps, halves and ends, each once, in no order. */
const numberAt = (slot: number) => (slot === 7 ? Infinity : ((slot * 7919) % MANY) / 2 - 1000)

function aColumn(slots: number) {
  const column = createNumberColumn()
  for (let slot = 0; slot < slots; slot += 1) column.set(slot, numberAt(slot))
  return column
}

async function restored(column: ReturnType<typeof createNumberColumn>) {
  const parts: Uint8Array[] = []
  const sink = {
    write: async (bytes: Uint8Array) => void parts.push(bytes.slice()),
    pause: async () => undefined,
  }
  const writer = new SectionWriter(sink, TOOLS)
  for (const section of column.save()) await writer.write(section)
  await writer.flush()
  const bytes = Buffer.concat(parts)
  let at = 0
  const source = {
    length: bytes.length,
    read: async (into: Uint8Array) => {
      into.set(bytes.subarray(at, at + into.length))
      at += into.length
    },
  }
  const other = createNumberColumn()
  await other.restore(new SectionReader(source, TOOLS))
  return other
}

it.each([
  ['few', 40],
  ['more than two bytes can number', MANY],
])('keeps every number as it is, %s of them, also in a snapshot', async (_name, slots) => {
  const column = aColumn(slots)
  column.set(3, 0.1)
  column.set(3, numberAt(3))
  const other = await restored(column)
  other.set(slots, 0.25)
  expect(other.at(slots)).toBe(0.25)
  for (let slot = 0; slot < slots; slot += 1) {
    expect(column.at(slot)).toBe(numberAt(slot))
    expect(other.at(slot)).toBe(numberAt(slot))
  }
})

it('holds 0 where nothing was set', () => {
  const column = createNumberColumn()
  column.reserve(5000)
  expect([column.at(4999), column.at(10_000)]).toEqual([0, 0])
})

it('takes two bytes a slot while numbers are few', () => {
  const column = createNumberColumn()
  column.reserve(100_000)
  for (let slot = 0; slot < 100_000; slot += 1) column.set(slot, slot % 1000)
  expect(column.bytes).toBe(200_000)
})

it.each([
  ['few', 40],
  ['many', MANY],
])('sorts slots by %s numbers, then by id', (_name, distinct) => {
  const column = createNumberColumn()
  const ids = createIdTable()
  for (let slot = 0; slot < MANY; slot += 1) {
    column.set(slot, numberAt(slot % distinct))
    ids.set(slot, idAt((slot * 31) % MANY))
  }
  const slots = Array.from({ length: MANY }, (_none, slot) => slot)
  const expected = slots.sort((a, b) => {
    const [left, right] = [column.at(a), column.at(b)]
    return left === right ? ids.compare(a, b) : left - right
  })
  expect([...finish(sortedByNumbers(MANY, column, ids))]).toEqual(expected)
})
