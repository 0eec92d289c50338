import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../../testing/arbitraries.ts'
import { FACTS } from '../facts.ts'
import type { Listing } from '../listing.ts'
import { createMatchIndex, type MatchIndex, type MatchQuery } from '../match-index.ts'
import { createKernels } from './kernels/create-kernels.ts'
import { createPlainKernels } from './kernels/plain-kernels.ts'

const LETTERS = [...'abcdefghijklmnop']

const everything: MatchQuery = {
  answers: {},
  nowMs: 0,
  today: '2026-11-20',
  excluded: new Set(),
  filters: {},
  order: { by: 'createdAt', direction: 'ASC' },
}

const aListing = (id: string, changes: Partial<Listing> = {}): Listing => ({
  id,
  criteria: { all: [] },
  createdAtMs: 0,
  opensAtMs: null,
  closesAtMs: null,
  amountUsd: null,
  effortMinutes: 30,
  fieldIds: [],
  delivery: 'laurel',
  known: 'stated',
  ...changes,
})

const bytesOf = (ids: Iterable<string>) => Buffer.from([...ids].join('').replaceAll('-', ''), 'hex')

function idsWithin(index: MatchIndex, within: MatchQuery['within']): string[] {
  const result = index.query({ ...everything, ...(within && { within }) })
  const ids = result.page(0, index.size).map(({ id }) => id)
  expect(result.total).toBe(ids.length)
  return ids.toSorted()
}

const letter = fc.constantFrom(...LETTERS).map(idOf)
const letters = fc.subarray(LETTERS).map((some) => some.map(idOf))
const arbitrarySubset = fc.nat(2)
const arbitrarySteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        // Older ones go into slots that others left.
        put: fc.tuple(letter, fc.nat(9)).map(([id, createdAtMs]) => aListing(id, { createdAtMs })),
      }),
    },
    { weight: 3, arbitrary: fc.record({ remove: letter }) },
    { weight: 2, arbitrary: fc.record({ subset: arbitrarySubset, add: letters }) },
    { weight: 1, arbitrary: fc.record({ subset: arbitrarySubset, leaveOut: letters }) },
  ),
  { maxLength: 60, size: 'max' },
)

describe.each([
  ['vectors', () => createKernels('simd')],
  ['plain JavaScript', createPlainKernels],
])('subsets with %s', (_name, kernels) => {
  it('hold what was taken in and is held, through any changes', () => {
    fc.assert(
      fc.property(arbitrarySteps, (steps) => {
        const index = createMatchIndex(FACTS, kernels())
        const held = new Set<string>()
        const subsets = [0, 1, 2].map(() => ({
          subset: index.createSubset(),
          expected: new Set<string>(),
        }))
        for (const step of steps) {
          if ('put' in step) {
            index.put(step.put)
            held.add(step.put.id)
          } else if ('remove' in step) {
            index.remove(step.remove)
            held.delete(step.remove)
            for (const { expected } of subsets) expected.delete(step.remove)
          } else {
            const { subset, expected } = subsets[step.subset]!
            if ('add' in step) {
              subset.add(bytesOf(step.add))
              for (const id of step.add) if (held.has(id)) expected.add(id)
            } else {
              subset.delete(bytesOf(step.leaveOut))
              for (const id of step.leaveOut) expected.delete(id)
            }
          }
          for (const { subset, expected } of subsets)
            expect(idsWithin(index, subset)).toEqual([...expected].toSorted())
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of several blocks hold the same as their ids, whatever else is asked', () => {
    const index = createMatchIndex(FACTS, kernels())
    const idAt = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
    const listingAt = (at: number) =>
      aListing(idAt(at), {
        createdAtMs: at,
        criteria: { all: at % 2 === 0 ? [{ fact: 'sat', gte: 1000 }] : [] },
        amountUsd: at % 100,
      })
    for (let at = 0; at < 66_000; at += 1) index.put(listingAt(at))
    const subset = index.createSubset()
    // Of the first block, the last alone, and many of both; and some that nobody has.
    const wanted = [3, 65_535, 65_536, 70_000, 80_000]
    for (let at = 0; at < 66_000; at += 7) wanted.push(at)
    subset.add(bytesOf(wanted.map(idAt)))
    for (let at = 0; at < 66_000; at += 21) index.remove(idAt(at))
    // These are older, so they go into the slots that were left.
    for (let at = 0; at < 66_000; at += 42)
      index.put({ ...listingAt(at + 2 ** 40), createdAtMs: 0 })
    const ids = wanted.filter((at) => at % 21 !== 0).map(idAt)
    for (const changes of [
      {},
      { answers: { sat: [900] } },
      { filters: { amountFromUsd: 50 }, excluded: new Set([idAt(7), idAt(65_536)]) },
    ] satisfies Partial<MatchQuery>[]) {
      const asked = { ...everything, ...changes }
      const naive = index.query({ ...asked, within: ids })
      const [total, page] = [naive.total, naive.page(0, 20_000)]
      const result = index.query({ ...asked, within: subset })
      expect(result.total).toBe(total)
      expect(total).toBeGreaterThan(1000)
      expect(result.page(0, 20_000)).toEqual(page)
    }
  })

  it('page as of now when something was removed since they were asked', () => {
    const index = createMatchIndex(FACTS, kernels())
    for (const id of ['a', 'b', 'c']) index.put(aListing(idOf(id)))
    const subset = index.createSubset()
    subset.add(bytesOf(['a', 'b'].map(idOf)))
    const result = index.query({ ...everything, within: subset })
    index.remove(idOf('a'))
    index.put(aListing(idOf('d'), { createdAtMs: -1 }))
    expect(result.page(0, 9).map(({ id }) => id)).toEqual([idOf('b')])
  })
})

it('a subset of another index is refused', () => {
  const index = createMatchIndex(FACTS)
  const subset = createMatchIndex(FACTS).createSubset()
  expect(() => index.query({ ...everything, within: subset })).toThrow(TypeError)
})
