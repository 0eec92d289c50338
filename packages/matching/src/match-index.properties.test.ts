import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arbitraryAnswers,
  arbitraryAttested,
  arbitraryListing,
  idOf,
} from '../testing/arbitraries.ts'
import { balanceOf } from '../testing/balance-of.ts'
import { filled } from '../testing/filled.ts'
import { runs } from '../testing/runs.ts'
import type { Criteria } from './criteria.ts'
import { evaluate } from './evaluate.ts'
import { finish } from './finish.ts'
import { FACTS, factsById } from './facts.ts'
import { criteriaAsKnown, verdictAsKnown } from './known.ts'
import type { Group, Listing } from './listing.ts'
import { createKernels } from './engine/kernels/create-kernels.ts'
import { createPlainKernels } from './engine/kernels/plain-kernels.ts'
import { createMatchIndex, fillMatchIndex, type Match, type MatchQuery } from './match-index.ts'
import { createDemandReader, type Demand } from './engine/demand.ts'
import { truthOfDemand } from './engine/leaves.ts'
import { prepareAnswers } from './prepare-answers.ts'
import { bitsWaitedFor, rarityOfWays, waysInto } from './rarity.ts'
import { scoreOf } from './score.ts'

const QUERY: MatchQuery = {
  answers: {},
  nowMs: 2,
  today: '2026-11-20',
  excluded: new Set(),
  filters: {},
  order: { by: 'createdAt', direction: 'DESC' },
}

const letterOf = (id: string) => String.fromCharCode(Number.parseInt(id.slice(-4), 16))

function aListing(letter: string, changes: Partial<Listing> = {}): Listing {
  return {
    id: idOf(letter),
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
  }
}

function anIndex(listings: readonly Listing[]) {
  const index = createMatchIndex(FACTS)
  for (const listing of listings) index.put(listing)
  return index
}

function idsOf(listings: readonly Listing[], query: Partial<MatchQuery>): string {
  const result = anIndex(listings).query({ ...QUERY, ...query })
  return result
    .page(0, 100)
    .map(({ id }) => letterOf(id))
    .join('')
}

type Ranked = Match & {
  readonly group: Group
  readonly listing: Listing
  readonly preferences: number
}

const isOutside = (key: number | null, from?: number, to?: number) =>
  (from !== undefined && (key === null || key < from)) ||
  (to !== undefined && (key === null || key > to))

/** The rules of spec.md, one after the other, over evaluate(). */
function bruteForce(listings: Iterable<Listing>, query: MatchQuery): Ranked[] {
  const { nowMs, filters, order } = query
  const within = query.within && new Set(query.within as Iterable<string>)
  const ranked: Ranked[] = []
  for (const listing of listings) {
    const attested = query.attested?.[listing.id]
    const { known } = listing
    const evaluation = evaluate(listing.criteria, query.answers, {
      today: query.today,
      facts: FACTS,
      ...(attested && { attested }),
    })
    const verdict = verdictAsKnown(evaluation.verdict, known)
    if (verdict === 'ineligible' || query.excluded.has(listing.id)) continue
    if (listing.opensAtMs !== null && nowMs < listing.opensAtMs) continue
    if (listing.closesAtMs !== null && nowMs > listing.closesAtMs) continue
    const group = known === 'unread' ? known : verdict
    if (filters.verdict && filters.verdict !== group) continue
    if (filters.withoutUnread && group === 'unread') continue
    if (filters.delivery && filters.delivery !== listing.delivery) continue
    if (within && !within.has(listing.id)) continue
    if (isOutside(listing.closesAtMs, filters.closesFromMs, filters.closesToMs)) continue
    if (isOutside(listing.amountUsd, filters.amountFromUsd, filters.amountToUsd)) continue
    if (filters.withoutRequirement && listing.fieldIds.length > 0) continue
    if (listing.effortMinutes > (filters.maxEffortMinutes ?? Infinity)) continue
    const allowed = filters.requirementFields
    if (allowed && listing.fieldIds.length === 0) continue
    if (allowed && listing.fieldIds.some((id) => !allowed.includes(id))) continue
    const preferences = balanceOf(listing.criteria, evaluation.reasons)
    ranked.push({ id: listing.id, verdict, group, listing, preferences })
  }
  const isReversed = order.direction === 'DESC' && order.by !== 'match'
  return ranked.toSorted((a, b) => {
    const isLast = (ranked: Ranked) => (ranked.group === 'unread' ? 1 : 0)
    if (isLast(a) !== isLast(b)) return isLast(a) - isLast(b)
    const [keysA, keysB] = [keysOf(a, query), keysOf(b, query)]
    const at = keysA.findIndex((key, index) => key !== keysB[index])
    // What has no key comes last, in both directions in the order of ids.
    const isTurned = isReversed && keysA[0] !== Infinity && keysB[0] !== Infinity
    if (at === -1) return 0
    const isBefore = keysA[at]! < keysB[at]!
    return isBefore === isTurned ? 1 : -1
  })
}

const demandOf = createDemandReader(factsById(FACTS))

function scoreIn({ listing, group, preferences: preferenceBalance }: Ranked, query: MatchQuery) {
  const criteria = criteriaAsKnown(listing.criteria, listing.known)
  const ways = waysInto(criteria, demandOf)
  const student = prepareAnswers(query.answers, query.today, FACTS)
  const attested = query.attested?.[listing.id] ?? {}
  const truthOf = (demand: Demand) => truthOfDemand(demand, { ...student, attested })
  const fit = {
    isEligible: group === 'eligible',
    preferenceBalance,
    bitsWaitedFor: group === 'possible' ? bitsWaitedFor(ways, truthOf) : 0,
    isReadPartly: listing.known === 'partly',
  }
  return scoreOf({ ...listing, rarityBits: rarityOfWays(ways) }, fit, query.nowMs).total
}

function keysOf(ranked: Ranked, query: MatchQuery) {
  const { listing, id } = ranked
  const deadline = listing.closesAtMs ?? Infinity
  switch (query.order.by) {
    case 'match': {
      return [-scoreIn(ranked, query), deadline, id]
    }
    case 'deadline':
      return [deadline, id]
    case 'effort':
      return [listing.effortMinutes, id]
    case 'amount':
      return [listing.amountUsd ?? Infinity, id]
    default:
      return [listing.createdAtMs, id]
  }
}

const arbitraryQuery: fc.Arbitrary<MatchQuery> = fc.record(
  {
    answers: arbitraryAnswers,
    attested: fc.dictionary(fc.constantFrom(...'abcdefghijklmnop').map(idOf), arbitraryAttested),
    nowMs: fc.integer({ min: 0, max: 4 }),
    today: fc.constantFrom('2026-02-28', '2026-03-01'),
    excluded: fc.subarray(['a', 'b', 'c', 'd']).map((ids) => new Set(ids.map(idOf))),
    within: fc.subarray([...'abcdefghijklz']).map((ids) => [...ids.map(idOf), 'unknown']),
    filters: fc.record(
      {
        withoutRequirement: fc.boolean(),
        requirementFields: fc.subarray(['essay', 'cv']),
        maxEffortMinutes: fc.constantFrom(60, 120),
        verdict: fc.constantFrom('eligible', 'possible', 'unread'),
        delivery: fc.constantFrom('laurel', 'provider'),
        withoutUnread: fc.boolean(),
        closesFromMs: fc.integer({ min: 0, max: 4 }),
        closesToMs: fc.integer({ min: 0, max: 4 }),
        amountFromUsd: fc.constantFrom(500, 999, 1000),
        amountToUsd: fc.constantFrom(500, 1001, 5000),
      },
      { requiredKeys: [] },
    ),
    order: fc.record({
      by: fc.constantFrom('createdAt', 'deadline', 'amount', 'effort', 'match'),
      direction: fc.constantFrom('ASC', 'DESC'),
    }),
  },
  { requiredKeys: ['answers', 'nowMs', 'today', 'excluded', 'filters', 'order'] },
)

type Step =
  | { readonly put: Listing }
  | { readonly remove: string }
  | { readonly fill: true }
  | { readonly query: MatchQuery; readonly limit: number }

const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ put: arbitraryListing }) },
    {
      weight: 1,
      arbitrary: fc.record({ remove: fc.constantFrom(...'abcdefghijklmnop').map(idOf) }),
    },
    { weight: 1, arbitrary: fc.constant({ fill: true } as const) },
    {
      weight: 4,
      arbitrary: fc.record({ query: arbitraryQuery, limit: fc.integer({ min: 1, max: 5 }) }),
    },
  ),
  { maxLength: 60, size: 'max' },
)

describe('the index', () => {
  it.each([
    ['vectors', () => createKernels('simd')],
    ['plain JavaScript', createPlainKernels],
  ])(
    'answers with %s as evaluate() over every listing would, after any changes',
    (_name, kernels) => {
      fc.assert(
        fc.property(arbitrarySteps, (steps) => {
          let index = createMatchIndex(FACTS, kernels())
          const listings = new Map<string, Listing>()
          for (const step of steps) {
            const before = index.revision
            if ('put' in step) {
              index.put(step.put)
              listings.set(step.put.id, step.put)
              expect(index.revision).toBeGreaterThan(before)
            } else if ('remove' in step) {
              expect(index.remove(step.remove)).toBe(listings.delete(step.remove))
            } else if ('fill' in step) {
              index = filled(listings.values(), kernels())
            } else {
              const expected = bruteForce(listings.values(), step.query)
              const result = index.query(step.query)
              const pages: Match[] = []
              for (let at = 0; at < expected.length + 1; at += step.limit) {
                pages.push(...result.page(at, step.limit))
              }
              expect(pages).toEqual(expected.map(({ id, verdict }) => ({ id, verdict })))
              const count = (wanted: Group) =>
                expected.filter(({ group }) => group === wanted).length
              const [eligible, possible] = [count('eligible'), count('possible')]
              expect(result).toMatchObject({
                total:
                  step.query.filters.verdict === 'unread' ? expected.length : eligible + possible,
                eligible,
                possible,
                unread: count('unread'),
              })
            }
            expect(index.size).toBe(listings.size)
          }
        }),
        { numRuns: runs(300) },
      )
    },
  )

  it('is not filled with two of the same id', () => {
    expect(() => filled([aListing('a'), aListing('b'), aListing('a')])).toThrow(
      `Two scholarships with the id ${idOf('a')}.`,
    )
  })

  it('is not filled with what has no UUID', () => {
    const filling = fillMatchIndex(FACTS)
    expect(() => filling.put({ ...aListing('a'), id: 'a' })).toThrow('Not a UUID: a')
    filling.put(aListing('b'))
    expect(finish(filling.finishInSteps()).size).toBe(1)
  })

  it('lets a student grow a year older between two queries', () => {
    const index = anIndex([aListing('a', { criteria: { all: [{ fact: 'age', gte: 18 }] } })])
    const answers = { birthDate: ['2008-11-21'] }
    expect(index.query({ ...QUERY, answers }).total).toBe(0)
    expect(index.query({ ...QUERY, answers, today: '2026-11-21' }).total).toBe(1)
  })

  it('keeps apart what is asked of the student and of a relative', () => {
    const own = { fact: 'employer', in: ['Acme'] }
    const listings = [
      aListing('a', { criteria: { all: [own] } }),
      aListing('b', { criteria: { all: [{ ...own, relation: 'parent' }] } }),
      aListing('c', { criteria: { all: [{ ...own, relation: 'spouse' }] } }),
    ]
    const answers = { employer: [], 'employer:parent': ['Acme'], 'employer:spouse': [] }
    expect(idsOf(listings, { answers })).toBe('b')
  })

  it('keeps its answers right while a large catalogue is replaced', () => {
    const index = createMatchIndex(FACTS)
    const criteria = (sat: number) => ({ all: [{ fact: 'sat', gte: sat }] })
    const query = { ...QUERY, answers: { sat: [900] } }
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 6000; at += 1) {
        index.put(
          aListing(String.fromCharCode(at + 1), {
            criteria: criteria(400 + ((at + round * 6000) % 12_000) / 10),
          }),
        )
        if (at % 2000 === 0) index.query(query)
      }
      const thresholds = Array.from(
        { length: 6000 },
        (_, at) => 400 + ((at + round * 6000) % 12_000) / 10,
      )
      expect(index.query(query).eligible).toBe(thresholds.filter((sat) => sat <= 900).length)
    }
    expect(index.size).toBe(6000)
  })
})

describe('open and closed', () => {
  it.each([
    [{}, 'x'],
    [{ opensAtMs: 2 }, 'x'],
    [{ opensAtMs: 3 }, ''],
    [{ closesAtMs: 2 }, 'x'],
    [{ closesAtMs: 1 }, ''],
  ])('%j at 2: %j', (changes, expected) => {
    expect(idsOf([aListing('x', changes)], {})).toBe(expected)
  })
})

describe('order', () => {
  const listings = [
    aListing('d', { closesAtMs: 5, amountUsd: 100 }),
    aListing('c', { closesAtMs: null, amountUsd: null }),
    aListing('b', { closesAtMs: 9, amountUsd: 100 }),
    aListing('a', { closesAtMs: null, amountUsd: 900 }),
  ]

  it.each([
    ['deadline', 'ASC', 'dbac'],
    ['deadline', 'DESC', 'bdac'],
    ['amount', 'ASC', 'bdac'],
    ['amount', 'DESC', 'adbc'],
    ['createdAt', 'ASC', 'abcd'],
    ['createdAt', 'DESC', 'dcba'],
    ['match', 'DESC', 'dbac'],
  ] as const)(
    'by %s %s is %s: no key last, ties by id in the same direction',
    (by, direction, expected) => {
      expect(idsOf(listings, { order: { by, direction } })).toBe(expected)
    },
  )

  it('puts eligible before possible, then adds up points, with preferences among them', () => {
    const soft = { fact: 'transfer', is: true, soft: true as const }
    const open = { fact: 'sat', gte: 1000 }
    const found = (direction: 'ASC' | 'DESC') =>
      idsOf(
        [
          aListing('a', { criteria: { all: [open, soft] }, amountUsd: 1_000_000 }),
          aListing('b', { closesAtMs: 9 }),
          aListing('c', { closesAtMs: 5 }),
          aListing('d', { closesAtMs: 9, criteria: { all: [soft] } }),
          aListing('e', { closesAtMs: 9, amountUsd: 1000 }),
          aListing('f', { criteria: { all: [{ ...soft, is: false }] }, amountUsd: 1_000_000 }),
        ],
        { answers: { transfer: [true] }, order: { by: 'match', direction } },
      )
    expect(found('DESC')).toBe('decbfa')
    expect(found('ASC')).toBe(found('DESC'))
  })

  it('gives nothing for a preference that a hard clause asks already', () => {
    const need = { fact: 'financialNeed', is: true }
    const wish = { ...need, soft: true as const }
    const found = (criteria: Criteria) =>
      idsOf([aListing('a', { criteria: { all: [need] } }), aListing('b', { criteria })], {
        answers: { financialNeed: [true], gpa: [3.6] },
        order: { by: 'match', direction: 'DESC' },
      })
    expect(found({ all: [need, wish] })).toBe('ab')
    expect(found({ all: [{ all: [need, wish] }] })).toBe('ab')
    expect(found({ all: [need, { fact: 'gpa', gte: 3, soft: true }] })).toBe('ba')
  })

  it('pages as of now when the index or the query has changed meanwhile', () => {
    const index = anIndex([aListing('a'), aListing('b')])
    const result = index.query({ ...QUERY, order: { by: 'createdAt', direction: 'ASC' } })
    index.remove(idOf('a'))
    index.put(aListing('c'))
    index.query({ ...QUERY, excluded: new Set([idOf('b')]) })
    expect(result.page(0, 9).map(({ id }) => letterOf(id))).toEqual(['b', 'c'])
  })
})
