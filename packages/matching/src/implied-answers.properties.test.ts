import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import type { Answers } from './answers.ts'
import { createApplicantIndex } from './applicants/applicant-index.ts'
import type { Criteria, HardClause } from './criteria.ts'
import { evaluate, type Verdict } from './evaluate.ts'
import { FACTS } from './facts.ts'
import { createMatchIndex } from './match-index.ts'

const TODAY = '2026-11-23'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** What other answers follow from, and some of what follows, said outright. */
const ANSWERS: fc.Arbitrary<Answers> = fc.record(
  {
    schoolLevel: fc.constantFrom(
      ['hs_junior'],
      ['hs_senior'],
      ['college_junior'],
      ['college_senior'],
      ['graduate'],
      ['adult'],
    ),
    levelNextYear: fc.constantFrom(['college_freshman'], ['graduate'], []),
    degreeType: fc.constantFrom(['bachelor'], ['undecided'], []),
    plansCollege: fc.constantFrom([true], [false]),
    enrolledInCollege: fc.constantFrom([true], [false]),
    transfer: fc.constantFrom([true], [false]),
    college: fc.constantFrom(['Reed College'], []),
    maritalStatus: fc.constantFrom(['single'], ['married'], ['divorced'], ['widowed']),
    'militaryAffiliation:spouse': fc.constantFrom(['army_veteran'], []),
    citizenship: fc.constantFrom(['us_citizen'], ['daca'], ['other']),
    ethnicity: fc.constantFrom(['black'], ['white'], ['white', 'hispanic_latino'], []),
    underrepresented: fc.constantFrom([true], [false]),
  },
  { requiredKeys: [] },
)

const LEAF: fc.Arbitrary<HardClause> = fc.constantFrom<HardClause>(
  { fact: 'schoolLevel', in: ['undergraduate'] },
  { fact: 'levelNextYear', in: ['undergraduate'] },
  { fact: 'levelNextYear', notIn: ['college_freshman'] },
  { fact: 'levelNextYear', in: ['hs_senior', 'graduate'] },
  { fact: 'plansCollege', is: true },
  { fact: 'enrolledInCollege', is: true },
  { fact: 'transfer', is: true },
  { fact: 'college', in: ['Reed College'] },
  { fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] },
  { fact: 'canFileFafsa', is: true },
  { fact: 'underrepresented', is: true },
)

const CRITERIA: fc.Arbitrary<Criteria> = fc.record({
  all: fc.array(
    fc.oneof(
      LEAF,
      fc.array(LEAF, { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      LEAF.map((not) => ({ not })),
    ),
    { maxLength: 3 },
  ),
})

const verdictOf = (criteria: Criteria, answers: Answers): Verdict =>
  evaluate(criteria, answers, { today: TODAY, facts: FACTS }).verdict

it('counts for the index as for a single scholarship', () => {
  fc.assert(
    fc.property(fc.array(CRITERIA, { minLength: 1, maxLength: 12 }), ANSWERS, (all, answers) => {
      const index = createMatchIndex(FACTS)
      for (const [at, criteria] of all.entries())
        index.put({
          id: idOf(at),
          criteria,
          createdAtMs: at,
          opensAtMs: null,
          closesAtMs: null,
          amountUsd: 100,
          effortMinutes: 10,
          fieldIds: [],
          delivery: 'laurel',
          known: 'stated',
        })
      const found = index
        .query({
          answers,
          nowMs: 1,
          today: TODAY,
          excluded: new Set(),
          filters: {},
          order: { by: 'createdAt', direction: 'ASC' },
        })
        .page(0, all.length)
      const verdicts = new Map(found.map(({ id, verdict }) => [id, verdict]))
      for (const [at, criteria] of all.entries())
        expect(verdicts.get(idOf(at)) ?? 'ineligible').toBe(verdictOf(criteria, answers))
    }),
    { numRuns: runs(400) },
  )
})

it('counts for whom a scholarship finds as for whom it is shown to', () => {
  fc.assert(
    fc.property(CRITERIA, fc.array(ANSWERS, { minLength: 1, maxLength: 12 }), (criteria, all) => {
      const index = createApplicantIndex(FACTS)
      for (const [at, answers] of all.entries()) index.put(idOf(at), answers)
      const found = index.match(criteria, TODAY)
      for (const verdict of ['eligible', 'possible'] as const)
        expect([...found.ids(verdict)].flat().toSorted()).toEqual(
          all.flatMap((answers, at) => (verdictOf(criteria, answers) === verdict ? idOf(at) : [])),
        )
    }),
    { numRuns: runs(400) },
  )
})
