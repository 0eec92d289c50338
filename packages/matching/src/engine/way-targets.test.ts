import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finish } from '../finish.ts'
import { createKernels } from './kernels/create-kernels.ts'
import { BLOCK_SIZE, ROW_BYTES, ROW_STRIDE } from './kernels.ts'
import { createRowStore } from './row-store.ts'
import { createWayTargets } from './way-targets.ts'

const BLOCKS = 3

function aStart(kind: 'simd' | 'plain') {
  const store = createRowStore(createKernels(kind))
  const row = store.allocateRow(0)
  const rows = store.allocate(BLOCKS * ROW_STRIDE)
  const targets = createWayTargets(store)
  const follow = (ways: readonly number[]): number[] => {
    store.bytes.fill(0, row, row + ROW_BYTES)
    store.bytes.fill(0, rows, rows + BLOCKS * ROW_STRIDE)
    for (const way of ways) store.bytes[row + (way >>> 3)]! |= 1 << (way & 7)
    targets.follow(row, 0, rows)
    return [...slotsIn(store.bytes.subarray(rows, rows + BLOCKS * ROW_STRIDE))]
  }
  return { targets, follow }
}

function* slotsIn(rows: Uint8Array): Generator<number> {
  for (let slot = 0; slot < BLOCKS * BLOCK_SIZE; slot += 1) {
    const block = Math.floor(slot / BLOCK_SIZE)
    const byte = rows[block * ROW_STRIDE + ((slot % BLOCK_SIZE) >>> 3)]!
    if ((byte & (1 << (slot & 7))) !== 0) yield slot
  }
}

/** Slots that mostly follow each other, as those of a catalogue made at once, from near an edge on. */
const following = fc
  .tuple(
    fc.constantFrom(0, 1, 63, 64, BLOCK_SIZE - 40, BLOCK_SIZE - 1, 2 * BLOCK_SIZE - 70),
    fc.array(fc.constantFrom(0, 0, 1, 1, 1), { minLength: 1, maxLength: 400 }),
  )
  .map(([first, steps]) =>
    steps.map(
      (
        (slot) => (step) =>
          (slot += step)
      )(first),
    ),
  )

const changes = fc.array(fc.tuple(fc.nat(399), fc.nat(BLOCKS * BLOCK_SIZE - 1)), { maxLength: 5 })

it.each(['simd', 'plain'] as const)('follows ways one by one and in runs, %s', (kind) => {
  const { targets, follow } = aStart(kind)
  const property = fc.property(following, changes, fc.infiniteStream(fc.boolean()), (...all) => {
    const [slots, changed, chosen] = all
    const expected = [...slots]
    finish(targets.setAllInSteps(Uint32Array.from(slots)))
    for (const [place, slot] of changed) {
      const way = place % slots.length
      targets.set(way, slot)
      expected[way] = slot
    }
    const ways = expected.flatMap((_slot, way) => (chosen.next().value === true ? [way] : []))
    const reached = new Set(ways.map((way) => expected[way]!))
    expect(follow(ways)).toEqual([...reached].toSorted((a, b) => a - b))
    expect([...targets.read(expected.length)]).toEqual(expected)
  })
  fc.assert(property, { numRuns: 60 })
})

it('keeps what it has when room is made', () => {
  const { targets, follow } = aStart('simd')
  finish(targets.setAllInSteps(Uint32Array.of(5, 5, 6)))
  for (let way = 3; way < 500; way += 1) {
    targets.reserve(way + 1)
    targets.set(way, 6 + way)
  }
  expect(follow([1, 2, 3, 499])).toEqual([5, 6, 9, 505])
  expect(targets.of(0)).toBe(5)
})
