import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arbitraryAnswers,
  arbitraryAttested,
  arbitraryCriteria,
  arbitraryListing,
  idOf,
} from '../../../testing/arbitraries.ts'
import { openBytes, restored, snapshotOf } from '../../../testing/snapshots.ts'
import { runs, TRIES_LARGE } from '../../../testing/runs.ts'
import type { Answers } from '../../answers.ts'
import { FACTS } from '../../facts.ts'
import type { Listing } from '../../listing.ts'
import type { ListingOrder } from '../../listing-order.ts'
import {
  createMatchIndex,
  SnapshotRefused,
  type MatchIndex,
  type MatchQuery,
} from '../../match-index.ts'
import { createKernels } from '../kernels/create-kernels.ts'
import { createPlainKernels } from '../kernels/plain-kernels.ts'

const ORDERS: readonly ListingOrder[] = (
  ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const
).flatMap((by) => (['ASC', 'DESC'] as const).map((direction) => ({ by, direction })))

const queryOf = (answers: Answers, changes: Partial<MatchQuery> = {}): MatchQuery => ({
  answers,
  nowMs: 2,
  today: '2026-11-20',
  excluded: new Set(),
  filters: {},
  order: { by: 'createdAt', direction: 'DESC' },
  ...changes,
})

function expectSame(found: MatchIndex, expected: MatchIndex, query: MatchQuery): void {
  expect(found.size).toBe(expected.size)
  const [ours, theirs] = [found.query(query), expected.query(query)]
  expect(ours).toMatchObject({ total: theirs.total, eligible: theirs.eligible })
  for (const offset of [0, 3, Math.max(0, theirs.total - 5)])
    expect(ours.page(offset, 20)).toEqual(theirs.page(offset, 20))
  expect(found.unlocks(query)).toEqual(expected.unlocks(query))
}

const letters = fc.constantFrom(...'abcdefghijklmnop').map(idOf)

type Step =
  | { readonly put: Listing }
  | { readonly remove: string }
  | { readonly query: MatchQuery }
  | { readonly isRestart: true }

const arbitraryQuery: fc.Arbitrary<MatchQuery> = fc.record({
  answers: arbitraryAnswers,
  attested: fc.dictionary(letters, arbitraryAttested, { maxKeys: 3 }),
  nowMs: fc.integer({ min: 0, max: 4 }),
  today: fc.constantFrom('2026-02-28', '2026-03-01'),
  excluded: fc.constant(new Set<string>()),
  filters: fc.record(
    { withoutRequirement: fc.boolean(), requirementFields: fc.subarray(['essay', 'cv']) },
    { requiredKeys: [] },
  ),
  order: fc.constantFrom(...ORDERS),
})

const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ put: arbitraryListing }) },
    { weight: 1, arbitrary: fc.record({ remove: letters }) },
    { weight: 3, arbitrary: fc.record({ query: arbitraryQuery }) },
    { weight: 1, arbitrary: fc.constant({ isRestart: true as const }) },
  ),
  { maxLength: 40, size: 'max' },
)

describe('a restored index', () => {
  it.each([
    ['vectors', () => createKernels('simd')],
    ['plain JavaScript', createPlainKernels],
  ])('answers with %s as the one it was written from, through any changes', async (_, kernels) => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps, async (steps) => {
        const kept = createMatchIndex(FACTS, kernels())
        let index = createMatchIndex(FACTS, kernels())
        for (const step of steps) {
          if ('put' in step) for (const each of [kept, index]) each.put(step.put)
          else if ('remove' in step)
            expect(index.remove(step.remove)).toBe(kept.remove(step.remove))
          else if ('query' in step) expectSame(index, kept, step.query)
          else index = await restored(await snapshotOf(index), kernels())
        }
        expectSame(await restored(await snapshotOf(index), kernels()), kept, queryOf({}))
      }),
      { numRuns: runs(120) },
    )
  })
})

describe('what has moved since an order was written', () => {
  const simple = (letter: string, closesAtMs: number | null) =>
    listingAt(0, { id: idOf(letter), criteria: { all: [] }, opensAtMs: null, closesAtMs })
  const byDeadline = (nowMs: number) =>
    queryOf({}, { nowMs, order: { by: 'deadline', direction: 'DESC' } })
  const idsAt = (index: MatchIndex, nowMs: number) =>
    index
      .query(byDeadline(nowMs))
      .page(0, 20)
      .map(({ id }) => id)

  it('has its deadline in a restored order', async () => {
    const index = createMatchIndex(FACTS)
    for (const [letter, closes] of Object.entries({ a: 5, b: null, c: null }))
      index.put(simple(letter, closes))
    idsAt(index, 0)
    index.put(simple('c', 9))
    const expected = ['c', 'a', 'b'].map(idOf)
    expect(idsAt(index, 0)).toEqual(expected)
    expect(idsAt(await restored(await snapshotOf(index)), 0)).toEqual(expected)
  })

  it('keeps nothing open that closes', async () => {
    const index = createMatchIndex(FACTS)
    for (const [at, letter] of [...'abcdefghi'].entries()) index.put(simple(letter, at + 1))
    idsAt(index, 0)
    index.put(simple('e', -5))
    idsAt(index, 0)
    const copy = await restored(await snapshotOf(index))
    expect(idsAt(copy, 4)).toEqual(['i', 'h', 'g', 'f', 'd'].map(idOf))
  })
})

/** Enough that lists become rows, in two blocks, and leaves are saved in parts. */
const SIZE = 70_000
const criteria = fc.sample(arbitraryCriteria, { numRuns: 700, seed: 11 })
const students = fc.sample(arbitraryAnswers, { numRuns: 8, seed: 13 })
const idAt = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`

function listingAt(at: number, changes: Partial<Listing> = {}): Listing {
  const sat = { fact: 'sat', gte: 400 + (at % 1200) }
  const college = { fact: 'college', in: [`College ${at % 3000} of Ü`] }
  const more = at % 10 === 0 ? [at % 20 === 0 ? sat : college] : []
  return {
    id: idAt(at),
    criteria: { all: [...criteria[at % criteria.length]!.all, ...more] },
    createdAtMs: Math.floor(at / 3),
    opensAtMs: at % 11 === 0 ? at : null,
    closesAtMs: at % 5 === 0 ? null : 10 + (at % 1000),
    amountUsd: at % 7 === 0 ? null : (at % 50) * 100,
    effortMinutes: (at % 4) * 30,
    fieldIds: at % 2 === 0 ? [] : ['cv'],
    delivery: 'laurel',
    known: 'stated',
    ...changes,
  }
}

function aLargeIndex(): MatchIndex {
  const index = createMatchIndex(FACTS)
  for (let at = 0; at < SIZE; at += 1) index.put(listingAt(at))
  return index
}

/** Every order, at instants before and after many deadlines. */
const queries = (): MatchQuery[] =>
  students.flatMap((answers, index) => {
    const known = { ...answers, sat: [900 + index], college: [`College ${index * 10} of Ü`] }
    return [0, 500, 2000].map((nowMs, turn) =>
      queryOf(known, { nowMs, order: ORDERS[(index * 3 + turn) % ORDERS.length]! }),
    )
  })

describe('a large snapshot', () => {
  it.runIf(TRIES_LARGE)(
    'holds several blocks, and may be queried while it is written',
    async () => {
      const index = aLargeIndex()
      for (const query of queries().slice(0, 4)) index.query(query).page(0, 5)
      for (let at = 0; at < SIZE; at += 50) {
        index.put(listingAt(at, { closesAtMs: 2000 - (at % 1500), amountUsd: at }))
        index.remove(idAt(at + 1))
      }
      for (let at = 0; at < 900; at += 50) index.put(listingAt(at + 1, { createdAtMs: 7 }))
      for (const order of ORDERS.slice(0, 4)) index.query(queryOf({}, { order })).page(0, 5)
      let turn = 0
      const all = queries()
      const ask = () => {
        turn += 1
        if (turn % 20 === 0) index.query(all[turn % all.length]!).page(0, 5)
      }
      const copy = await restored(await snapshotOf(index, 'stamp', ask))
      for (const query of all) expectSame(copy, index, query)
      for (let at = 0; at < SIZE; at += 35)
        for (const each of [copy, index]) each.put(listingAt(at + 2, { closesAtMs: at % 900 }))
      for (let at = SIZE; at < SIZE + 100; at += 1)
        for (const each of [copy, index]) each.put(listingAt(at))
      for (const query of all) expectSame(copy, index, query)
    },
  )

  it('is not written while it changes', async () => {
    const index = createMatchIndex(FACTS)
    index.put(listingAt(1))
    const changing = snapshotOf(index, 'stamp', () => index.put(listingAt(2)))
    await expect(changing).rejects.toThrow('changed')
  })
})

describe('a snapshot', () => {
  const few = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const index = createMatchIndex(FACTS)
    for (let at = 0; at < 300; at += 1) index.put(listingAt(at))
    for (const order of ORDERS) index.query(queryOf({}, { order })).page(0, 5)
    return snapshotOf(index)
  }

  it('says of what it is before it is read', async () => {
    const index = createMatchIndex(FACTS)
    index.put(listingAt(1))
    const stamp = { sequence: 12, of: 'here' }
    expect(await openBytes(await snapshotOf(index, stamp))).toMatchObject({ stamp, listings: 1 })
  })

  it('is refused when any bit of it is another', async () => {
    const bytes = await few()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat({ max: bytes.length - 1 }),
          fc.nat({ max: 400 }),
          fc.nat({ max: 400 }).map((at) => bytes.length - 1 - at),
        ),
        fc.nat({ max: 7 }),
        async (at, bit) => {
          const flipped = bytes.slice()
          flipped[at]! ^= 1 << bit
          await expect(restored(flipped)).rejects.toBeInstanceOf(SnapshotRefused)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('is refused when it is cut short or goes on', async () => {
    const bytes = await few()
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
        const cut = restored(bytes.subarray(0, length))
        await expect(cut).rejects.toBeInstanceOf(SnapshotRefused)
      }),
      { numRuns: runs(100) },
    )
    const longer = new Uint8Array([...bytes, 0])
    await expect(restored(longer)).rejects.toThrow('damaged')
  })

  it.each([
    ['of something else', 0, 'no snapshot'],
    ['of another format', 8, 'another format'],
  ])('is refused when it is %s', async (_name, at, reason) => {
    const bytes = await few()
    bytes[at]! += 1
    await expect(openBytes(bytes)).rejects.toThrow(reason)
  })

  it('is refused when the facts are others', async () => {
    const bytes = await few()
    await expect(openBytes(bytes, FACTS.slice(1))).rejects.toThrow('other facts')
  })
})
