import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs, TRIES_LARGE } from '../../testing/runs.ts'
import { FACTS } from '../facts.ts'
import type { Listing } from '../listing.ts'
import type { OrderBy } from '../listing-order.ts'
import { createMatchIndex, type MatchIndex, type MatchQuery } from '../match-index.ts'
import { scoreOf } from '../score.ts'
import { BLOCK_SIZE } from './kernels.ts'

const DAY_MS = 86_400_000
const IDS = fc.sample(fc.uuid(), { numRuns: 24, seed: 3 })

const instant = fc.oneof(
  fc.integer({ min: -3, max: 45 }).map((day) => day * DAY_MS),
  fc.integer({ min: -DAY_MS, max: 40 * DAY_MS }),
)

const listing: fc.Arbitrary<Listing> = fc.record({
  id: fc.constantFrom(...IDS),
  criteria: fc.constant({ all: [] }),
  createdAtMs: instant,
  opensAtMs: fc.option(instant, { freq: 1 }),
  closesAtMs: fc.option(instant),
  amountUsd: fc.option(fc.constantFrom(0, 250, 99.5, 500, 1000, 70_000)),
  effortMinutes: fc.constantFrom(10, 10.5, 60, 180),
  fieldIds: fc.subarray(['essay', 'cv', 'link']),
  delivery: fc.constantFrom('laurel', 'provider'),
  known: fc.constant('stated'),
})

const query: fc.Arbitrary<MatchQuery> = fc.record({
  answers: fc.constant({}),
  nowMs: instant,
  today: fc.constant('2026-11-20'),
  excluded: fc.constant(new Set<string>()),
  filters: fc.record(
    {
      withoutRequirement: fc.boolean(),
      requirementFields: fc.subarray(['essay', 'cv']),
      delivery: fc.constantFrom('laurel', 'provider'),
      withoutUnread: fc.boolean(),
      maxEffortMinutes: fc.constantFrom(10, 60),
      closesFromMs: instant,
      closesToMs: fc.oneof(instant, fc.constant(Infinity)),
      amountFromUsd: fc.constantFrom(99.5, 500),
      amountToUsd: fc.constantFrom(250, 1000, Infinity),
    },
    { requiredKeys: [] },
  ),
  order: fc.record({
    by: fc.constantFrom('createdAt', 'deadline', 'amount', 'effort', 'match'),
    direction: fc.constantFrom('ASC', 'DESC'),
  }),
})

type Step =
  | { readonly put: Listing }
  | { readonly remove: string }
  | { readonly prepare: readonly [nowMs: number, untilMs: number] }
  | { readonly goOn: number }
  | { readonly query: MatchQuery }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ put: listing }) },
    { weight: 1, arbitrary: fc.record({ remove: fc.constantFrom(...IDS) }) },
    { weight: 1, arbitrary: fc.record({ prepare: fc.tuple(instant, instant) }) },
    { weight: 4, arbitrary: fc.record({ goOn: fc.integer({ min: 1, max: 60 }) }) },
    { weight: 4, arbitrary: fc.record({ query }) },
  ),
  { maxLength: 60, size: 'max' },
)

function filled(listings: Iterable<Listing>): MatchIndex {
  const index = createMatchIndex(FACTS)
  for (const each of listings) index.put(each)
  return index
}

const isIn = (value: number | null, from = -Infinity, to = Infinity) =>
  value !== null && value >= from && value <= to

/** Whether it is listed, by the rules of spec.md; it asks nothing of a student. */
function isListed(listing: Listing, { nowMs, filters }: MatchQuery): boolean {
  const { closesFromMs, closesToMs, amountFromUsd, amountToUsd, requirementFields } = filters
  const { opensAtMs, closesAtMs, amountUsd, fieldIds } = listing
  const asksOnly = (allowed: readonly string[]) =>
    fieldIds.length > 0 && fieldIds.every((id) => allowed.includes(id))
  return (
    nowMs >= (opensAtMs ?? -Infinity) &&
    nowMs <= (closesAtMs ?? Infinity) &&
    (!filters.withoutRequirement || fieldIds.length === 0) &&
    (!requirementFields || asksOnly(requirementFields)) &&
    (!filters.delivery || filters.delivery === listing.delivery) &&
    listing.effortMinutes <= (filters.maxEffortMinutes ?? Infinity) &&
    ((closesFromMs ?? closesToMs) === undefined || isIn(closesAtMs, closesFromMs, closesToMs)) &&
    ((amountFromUsd ?? amountToUsd) === undefined || isIn(amountUsd, amountFromUsd, amountToUsd))
  )
}

function keyOf(listing: Listing, { nowMs, order }: MatchQuery): readonly (number | null)[] {
  const { createdAtMs, closesAtMs, amountUsd, effortMinutes } = listing
  const student = { isEligible: true, preferenceBalance: 0, bitsWaitedFor: 0, isReadPartly: false }
  return {
    createdAt: [createdAtMs],
    deadline: [closesAtMs],
    amount: [amountUsd],
    effort: [effortMinutes],
    match: [-scoreOf({ ...listing, rarityBits: 0 }, student, nowMs).total, closesAtMs ?? Infinity],
  }[order.by]
}

/** What is listed, in order: each pair compared by every rule. */
function expectedOf(listings: Iterable<Listing>, query: MatchQuery): string[] {
  const isTurned = query.order.direction === 'DESC' && query.order.by !== 'match'
  const compare = (a: Listing, b: Listing) => {
    const [keysA, keysB] = [keyOf(a, query), keyOf(b, query)]
    const byId = a.id < b.id ? -1 : 1
    if (keysA[0] === null || keysB[0] === null)
      return Number(keysA[0] === null) - Number(keysB[0] === null) || byId
    const at = keysA.findIndex((key, index) => key !== keysB[index])
    const byKey = at === -1 ? byId : (keysA[at] ?? 0) < (keysB[at] ?? 0) ? -1 : 1
    return isTurned ? -byKey : byKey
  }
  return [...listings]
    .filter((each) => isListed(each, query))
    .sort(compare)
    .map(({ id }) => id)
}

it('prepares for any instant while it changes and is asked, and answers as one that never did', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const index = createMatchIndex(FACTS)
      const listings = new Map<string, Listing>()
      const preparing: Generator<undefined, void>[] = []
      for (const step of history) {
        if ('put' in step) {
          index.put(step.put)
          listings.set(step.put.id, step.put)
        } else if ('remove' in step) {
          index.remove(step.remove)
          listings.delete(step.remove)
        } else if ('prepare' in step) {
          preparing.push(index.prepareInSteps(...step.prepare))
        } else if ('goOn' in step) {
          const turns = preparing.slice(-2)
          for (let turn = 0; turn < step.goOn; turn += 1) turns[turn % turns.length]?.next()
        } else {
          const expected = expectedOf(listings.values(), step.query)
          const result = index.query(step.query)
          expect(result.total).toBe(expected.length)
          expect(result.page(0, 100).map(({ id }) => id)).toEqual(expected)
        }
      }
    }),
    { numRuns: runs(200) },
  )
})

it('puts everything in order once it is prepared, so that changes are few to take in', () => {
  const at = (slot: number): Listing => ({
    id: `00000000-0000-4000-8000-${(slot * 7919).toString(16).padStart(12, '0')}`,
    criteria: { all: [] },
    createdAtMs: slot,
    opensAtMs: null,
    closesAtMs: slot % 9 === 0 ? null : (slot % 100) * DAY_MS,
    amountUsd: slot % 7 === 0 ? null : slot % 500,
    effortMinutes: slot % 60,
    fieldIds: [],
    delivery: 'laurel',
    known: 'stated',
  })
  const size = 33_000
  const changed = (slot: number): Listing => ({ ...at(slot + 3), id: at(slot).id })
  const index = filled(Array.from({ length: size }, (_none, slot) => at(slot)))
  let step = 0
  for (const nowMs of [0, 0, DAY_MS])
    for (const _step of index.prepareInSteps(nowMs, nowMs + DAY_MS)) {
      step += 1
      if (step % 2 === 0) index.put(changed(step))
      if (step % 16 === 0) index.put(at(size + step))
    }
  const oracle = filled(Array.from({ length: size }, (_none, slot) => at(slot)))
  for (let each = 1; each <= step; each += 1) {
    if (each % 2 === 0) oracle.put(changed(each))
    if (each % 16 === 0) oracle.put(at(size + each))
  }
  const ids = (asked: MatchIndex, by: OrderBy) =>
    asked
      .query({
        answers: {},
        nowMs: DAY_MS,
        today: '2026-11-20',
        excluded: new Set(),
        filters: {},
        order: { by, direction: 'DESC' },
      })
      .page(0, size)
      .map(({ id }) => id)
      .join()
  for (const by of ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const)
    expect(ids(index, by) === ids(oracle, by), by).toBe(true)
})

it('lists what came meanwhile to somebody who asks as of an earlier instant', () => {
  const index = createMatchIndex(FACTS)
  const listedAt = (nowMs: number) => {
    const order = { by: 'createdAt', direction: 'DESC' } as const
    const asked = { answers: {}, today: '2026-11-20', excluded: new Set<string>() }
    return index.query({ ...asked, nowMs, filters: {}, order }).total
  }
  expect([listedAt(1), listedAt(10)]).toEqual([0, 0])
  const [each] = fc.sample(listing, { numRuns: 1, seed: 1 })
  if (each) index.put({ ...each, opensAtMs: 3, closesAtMs: 5 })
  expect([2, 3, 5, 6, 2].map(listedAt)).toEqual([0, 1, 1, 0, 0])
})

it('is ready at an instant once it is prepared for its day', () => {
  const index = filled(fc.sample(listing, { numRuns: 50, seed: 2 }))
  expect(index.isReadyAt(0)).toBe(false)
  for (const _step of index.prepareInSteps(0, 0)) expect(index.isReadyAt(DAY_MS)).toBe(false)
  expect([0, DAY_MS - 1, DAY_MS].map((ms) => index.isReadyAt(ms))).toEqual([true, true, false])
  for (const _step of index.prepareInSteps(0, DAY_MS)) expect(index.isReadyAt(0)).toBe(true)
  expect([0, DAY_MS, 2 * DAY_MS].map((ms) => index.isReadyAt(ms))).toEqual([true, true, false])
})

it.runIf(TRIES_LARGE)('has a filter right whose preparation was left off while it changed', () => {
  const size = 3 * BLOCK_SIZE - 10
  const listed = (slot: number, fieldIds: readonly string[]): Listing => ({
    id: `00000000-0000-4000-8000-${slot.toString(16).padStart(12, '0')}`,
    criteria: { all: [] },
    createdAtMs: slot,
    opensAtMs: null,
    closesAtMs: null,
    amountUsd: null,
    effortMinutes: 10,
    fieldIds,
    delivery: 'laurel',
    known: 'stated',
  })
  const first = Array.from({ length: size }, (_none, slot) =>
    listed(slot, slot % 4 === 0 ? [] : ['essay']),
  )
  const every = [...filled(first).prepareInSteps(0, 0)].length
  for (const left of [0, 1, 2, 3]) {
    const index = filled(first)
    const preparing = index.prepareInSteps(0, 0)
    for (let step = left; step < every; step += 1) preparing.next()
    const asks = first.map(({ fieldIds }) => fieldIds.length > 0)
    // In every block, in one that is new too, and more of the one than of the other.
    for (let slot = 3; slot < size + 40; slot += 9973) {
      asks[slot] = slot % 3 === 0
      index.put(listed(slot, asks[slot] ? ['essay'] : []))
    }
    const ask = () =>
      index.query({
        answers: {},
        excluded: new Set(),
        nowMs: 0,
        today: '1970-01-01',
        filters: { withoutRequirement: true },
        order: { by: 'createdAt', direction: 'ASC' },
      }).total
    if (left > 1) preparing.next()
    const expected = asks.filter((each) => !each).length
    expect(ask(), `${left} steps left`).toBe(expected)
    while (!preparing.next().done);
    expect(ask(), `${left} steps left, then done`).toBe(expected)
  }
})
