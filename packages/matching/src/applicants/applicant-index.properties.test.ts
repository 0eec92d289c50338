import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers } from '../answers.ts'
import type { Criteria, HardClause } from '../criteria.ts'
import { evaluate, type Verdict } from '../evaluate.ts'
import { FACTS } from '../facts.ts'
import { arbitraryAnswers, arbitraryCriteria } from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import { createApplicantIndex, type ApplicantIndex } from './applicant-index.ts'

const DAY = '2026-02-28'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Dates, open options, negated lists, families and relatives beyond what the index's neighbours test. */
const MORE_ANSWERS: fc.Arbitrary<Answers> = fc.record(
  {
    birthDate: fc.subarray(['2008-02-28', '2008-02-29', '2008-03-01', '2030-01-01', 'no day'], {
      minLength: 1,
    }),
    enrollmentDate: fc.subarray(['2026-09-01', '2027-01-15', '2027-09-01']),
    householdIncomeUsd: fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 2 }),
    careerGoal: fc.subarray(['undecided', 'accountant', 'nonsense']),
    militaryAffiliation: fc.subarray(['army', 'navy', 'veteran']),
    'activity:grandparent': fc.subarray(['Chess', 'the chess', 'Golf'], { maxLength: 2 }),
    financialNeed: fc.subarray([true, false]),
    zipCode: fc.array(fc.integer({ min: 10_000, max: 10_030 }).map(String), { maxLength: 1 }),
  },
  { requiredKeys: [] },
)

const MORE_CLAUSES: readonly HardClause[] = [
  { fact: 'age', gte: 18 },
  { fact: 'age', between: [17, 17.5] },
  { fact: 'age', in: [17, 18, 17.5] },
  { fact: 'age', notIn: [18] },
  { fact: 'birthDate', is: '2008-02-29' },
  { fact: 'enrollmentDate', between: ['2026-09-02', '2027-09-01'] },
  { fact: 'enrollmentDate', lte: '2026-09-01' },
  { fact: 'householdIncomeUsd', lte: 40_000 },
  { fact: 'householdIncomeUsd', between: [40_000, 40_500] },
  { fact: 'householdIncomeUsd', notIn: [0] },
  { fact: 'careerGoal', in: ['accountant'] },
  { fact: 'careerGoal', notIn: ['accountant'] },
  { fact: 'careerGoal', in: ['accountant', 'undecided'] },
  { fact: 'militaryAffiliation', in: ['army', 'veteran'] },
  { fact: 'activity', relation: 'grandparent', notIn: ['CHESS'] },
  { fact: 'activity', relation: 'parent', in: ['Chess'] },
  { fact: 'financialNeed', is: true },
  { fact: 'zipCode', in: ['10003', '10004-1234', '99999'] },
]

const answers = fc
  .tuple(arbitraryAnswers, MORE_ANSWERS)
  .map(([some, more]): Answers => ({ ...some, ...more }))

const criteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    arbitraryCriteria,
    fc.subarray([...MORE_CLAUSES], { maxLength: 3 }),
    fc.constantFrom('all', 'any', 'not'),
  )
  .map(([{ all }, more, how]) => {
    if (how === 'all') return { all: [...all, ...more] }
    if (how === 'any') return { all: [...all, { any: more }] }
    return { all: [...all, ...more.map((not) => ({ not }))] }
  })

type World = ReadonlyMap<string, Answers>

function expectSame(index: ApplicantIndex, world: World, asked: Criteria, today = DAY): void {
  const expected: Record<Verdict, string[]> = { eligible: [], possible: [], ineligible: [] }
  for (const [id, given] of world)
    expected[evaluate(asked, given, { today, facts: FACTS }).verdict].push(id)
  const found = index.match(asked, today)
  for (const verdict of ['eligible', 'possible'] as const) {
    const ids = [...found.ids(verdict)].flat()
    expect(ids.toSorted()).toEqual(expected[verdict].toSorted())
    expect(found[verdict]).toBe(ids.length)
  }
}

it('finds exactly whom evaluate finds, also after applicants changed and went', () => {
  const applicants = fc.array(fc.tuple(fc.nat(60), fc.option(answers, { freq: 8 })), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(applicants, fc.array(criteria, { maxLength: 6 }), (changes, asked) => {
      const index = createApplicantIndex(FACTS)
      const world = new Map<string, Answers>()
      for (const [number, given] of changes) {
        const id = idOf(number)
        if (given) {
          index.put(id, given)
          world.set(id, given)
        } else expect(index.remove(id)).toBe(world.delete(id))
      }
      expect(index.size).toBe(world.size)
      for (const each of asked) expectSame(index, world, each)
    }),
    { numRuns: runs(150) },
  )
})

it('finds the same in a large crowd, where values have rows and numbers have thresholds', () => {
  const [crowd = []] = fc.sample(fc.array(answers, { minLength: 1100, maxLength: 1100 }), {
    numRuns: 1,
    seed: 7,
  })
  const index = createApplicantIndex(FACTS)
  const world = new Map(crowd.map((given, number) => [idOf(number), given]))
  for (const [id, given] of world) index.put(id, given)
  fc.assert(
    fc.property(criteria, fc.constantFrom(DAY, '2026-03-01', '2031-01-01'), (asked, today) => {
      expectSame(index, world, asked, today)
    }),
    { numRuns: runs(15) },
  )
  for (const clause of MORE_CLAUSES) expectSame(index, world, { all: [clause] })
})
