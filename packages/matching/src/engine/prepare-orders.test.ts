import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FACTS } from '../facts.ts'
import type { Listing } from '../listing.ts'
import { createMatchIndex, type MatchIndex, type MatchQuery } from '../match-index.ts'

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

function answerOf(index: MatchIndex, asked: MatchQuery) {
  const result = index.query(asked)
  return { total: result.total, page: result.page(0, 100) }
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
          const expected = answerOf(filled(listings.values()), step.query)
          expect(answerOf(index, step.query)).toEqual(expected)
        }
      }
    }),
    { numRuns: 120 },
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
  })
  const size = 40_000
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
  for (const by of ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const)
    for (const direction of ['ASC', 'DESC'] as const) {
      const asked = {
        answers: {},
        nowMs: DAY_MS,
        today: '2026-11-20',
        excluded: new Set<string>(),
        filters: {},
        order: { by, direction },
      }
      expect(index.query(asked).page(0, size)).toEqual(oracle.query(asked).page(0, size))
    }
})
