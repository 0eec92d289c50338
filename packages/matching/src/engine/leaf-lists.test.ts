import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finish } from '../finish.ts'
import { createLeafLists } from './leaf-lists.ts'

const SLOTS = 6
const change = fc.record({
  slot: fc.nat({ max: SLOTS - 1 }),
  leaves: fc.oneof(
    fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
    fc.array(fc.nat({ max: 2 ** 30 }), { maxLength: 600, minLength: 200 }),
  ),
})

it('keeps the list of every slot through any changes, and where it is copied to', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const lists = createLeafLists()
      const expected = Array.from({ length: SLOTS }, (): readonly number[] => [])
      for (const { slot, leaves } of changes) {
        lists.set(slot, leaves)
        expected[slot] = leaves
      }
      const places = Uint32Array.from(expected.keys()).toReversed()
      const copied = createLeafLists()
      finish(copied.copyInSteps(lists, places))
      copied.set(SLOTS, [1, 2, 3])
      for (const [slot, leaves] of expected.entries()) {
        expect(lists.of(slot)).toEqual(leaves)
        expect(copied.of(SLOTS - 1 - slot)).toEqual(leaves)
      }
      expect(copied.of(SLOTS)).toEqual([1, 2, 3])
    }),
  )
})

it('stops where a test says so', () => {
  const lists = createLeafLists()
  lists.set(0, [5, 6, 7])
  const seen: number[] = []
  expect(lists.every(0, (leaf) => seen.push(leaf) < 2)).toBe(false)
  expect(seen).toEqual([5, 6])
  expect(lists.every(1, () => false)).toBe(true)
})

it('takes the room of a list again for one that is no longer', () => {
  const lists = createLeafLists()
  lists.set(0, [1, 2, 3])
  const { bytes } = lists
  for (let at = 0; at < 10_000; at += 1) lists.set(0, at % 2 === 0 ? [] : [at, at, at])
  expect(lists.bytes).toBe(bytes)
})
