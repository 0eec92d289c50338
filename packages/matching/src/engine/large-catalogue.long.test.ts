import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryAnswers, arbitraryCriteria } from '../../testing/arbitraries.ts'
import { filled } from '../../testing/filled.ts'
import { runs } from '../../testing/runs.ts'
import type { Answers } from '../answers.ts'
import { evaluate, type Verdict } from '../evaluate.ts'
import { FACTS } from '../facts.ts'
import type { Listing } from '../listing.ts'
import { createMatchIndex, type MatchQuery } from '../match-index.ts'
import { createKernels } from './kernels/create-kernels.ts'
import { createPlainKernels } from './kernels/plain-kernels.ts'

const TODAY = '2026-11-20'
/** Enough that lists become rows, in two blocks. */
const SIZE = 70_000
const KINDS = 700

const idAt = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
const criteria = fc.sample(arbitraryCriteria, { numRuns: KINDS, seed: 5 })
const students = fc.sample(arbitraryAnswers, { numRuns: runs(25), seed: 7 })

function listingAt(at: number, changes: Partial<Listing> = {}): Listing {
  return {
    id: idAt(at),
    criteria: criteria[at % KINDS]!,
    createdAtMs: Math.floor(at / 3),
    opensAtMs: null,
    closesAtMs: at % 5 === 0 ? null : 1_000_000 + (at % 1000),
    amountUsd: at % 7 === 0 ? null : (at % 50) * 100,
    effortMinutes: (at % 4) * 30,
    fieldIds: at % 2 === 0 ? [] : ['cv'],
    delivery: 'laurel',
    known: 'stated',
    ...changes,
  }
}

const queryOf = (answers: Answers, changes: Partial<MatchQuery> = {}): MatchQuery => ({
  answers,
  nowMs: 0,
  today: TODAY,
  excluded: new Set(),
  filters: {},
  order: { by: 'createdAt', direction: 'DESC' },
  ...changes,
})

/** The verdicts on the distinct criteria, which stand for all listings that have them. */
const verdictsFor = (answers: Answers) =>
  criteria.map((each) => evaluate(each, answers, { today: TODAY, facts: FACTS }).verdict)

function expectSame(
  index: ReturnType<typeof createMatchIndex>,
  kindAt: (at: number) => number | null,
  answers: Answers,
) {
  const verdicts = verdictsFor(answers)
  const verdictAt = (at: number): Verdict => {
    const kind = kindAt(at)
    return kind === null ? 'ineligible' : (verdicts[kind] ?? 'ineligible')
  }
  const all = Array.from({ length: SIZE }, (_none, at) => at)
  const found = all.filter((at) => verdictAt(at) !== 'ineligible').toReversed()
  const result = index.query(queryOf(answers))
  expect(result.total).toBe(found.length)
  expect(result.eligible).toBe(found.filter((at) => verdictAt(at) === 'eligible').length)
  for (const offset of [0, 7500, Math.max(0, found.length - 20)])
    expect(result.page(offset, 30)).toEqual(
      found.slice(offset, offset + 30).map((at) => ({ id: idAt(at), verdict: verdictAt(at) })),
    )
}

describe.each([
  ['vectors', () => createKernels('simd')],
  ['plain JavaScript', createPlainKernels],
])('with %s', (_name, kernels) => {
  it('answers for a catalogue of several blocks as evaluate() would, before and after changes', () => {
    const index = createMatchIndex(FACTS, kernels())
    for (let at = 0; at < SIZE; at += 1) index.put(listingAt(at))
    for (const answers of students) expectSame(index, (at) => at % KINDS, answers)

    for (let at = 0; at < SIZE; at += 3)
      index.put({ ...listingAt(at), criteria: criteria[(at + 1) % KINDS]! })
    for (let at = 1; at < SIZE; at += 30) index.remove(idAt(at))
    const kindAt = (at: number) => (at % 30 === 1 ? null : (at % 3 === 0 ? at + 1 : at) % KINDS)
    for (const answers of students.slice(0, runs(12))) expectSame(index, kindAt, answers)
    expect(index.size).toBe(SIZE - Math.ceil((SIZE - 1) / 30))
  })

  it('answers the same when it is filled at once, before and after changes', () => {
    const listings = Array.from({ length: SIZE }, (_none, at) => listingAt(at))
    const index = filled(listings, kernels())
    expect(index.size).toBe(SIZE)
    for (const answers of students) expectSame(index, (at) => at % KINDS, answers)
    for (let at = 0; at < SIZE; at += 50)
      index.put({ ...listingAt(at), criteria: criteria[(at + 1) % KINDS]! })
    for (let at = 1; at < SIZE; at += 100) index.remove(idAt(at))
    for (let at = 1; at < SIZE; at += 200) index.put(listingAt(at))
    const kindAt = (at: number) => {
      if (at % 50 === 0) return (at + 1) % KINDS
      return at % 200 === 101 ? null : at % KINDS
    }
    for (const answers of students.slice(0, runs(12))) expectSame(index, kindAt, answers)
  })

  it('puts everything that is open on exactly one page, in every order', () => {
    const index = createMatchIndex(FACTS, kernels())
    for (let at = 0; at < 3000; at += 1) index.put(listingAt(at))
    const moved = (at: number) => ({ closesAtMs: 2_000_000 - at, amountUsd: at, effortMinutes: at })
    for (const by of ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const)
      index.query(queryOf({}, { order: { by, direction: 'ASC' } })).page(0, 10)
    for (let at = 0; at < 3000; at += 40) index.put(listingAt(at, moved(at)))
    for (const by of ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const)
      for (const direction of ['ASC', 'DESC'] as const) {
        const result = index.query(queryOf(students[0]!, { order: { by, direction } }))
        const whole = result.page(0, 3000).map(({ id }) => id)
        const paged: string[] = []
        for (let at = 0; at < result.total; at += 70)
          paged.push(...result.page(at, 70).map(({ id }) => id))
        expect(paged, `${by} ${direction}`).toEqual(whole)
        expect(new Set(whole).size).toBe(result.total)
      }
  })
})
