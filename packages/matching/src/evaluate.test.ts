import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import type { Clause } from './criteria.ts'
import { evaluate, openQuestions, type ClauseResult } from './evaluate.ts'
import { FACTS } from './facts.ts'

const OPTIONS = { today: '2026-11-20', facts: FACTS }

function resultOf(clause: Clause, answers: Answers, attested = {}): ClauseResult | undefined {
  return evaluate({ all: [clause] }, answers, { ...OPTIONS, attested }).reasons[0]?.result
}

describe('one clause', () => {
  const seniors: Clause = { fact: 'schoolLevel', in: ['hs_senior'] }
  const children: Clause = { fact: 'militaryAffiliation', relation: 'parent', in: ['army'] }
  const reed: Clause = { fact: 'college', in: ['Reed College', '209922'] }
  const cases: [string, Clause, Answers, ClauseResult][] = [
    ['in', seniors, { schoolLevel: ['hs_senior'] }, 'met'],
    ['in, another', seniors, { schoolLevel: ['hs_junior'] }, 'notMet'],
    ['in, unknown', seniors, {}, 'unknown'],
    ['in, known none', { fact: 'tribe', in: ['Cherokee'] }, { tribe: [] }, 'notMet'],
    ['in, prefer not to say', seniors, { schoolLevel: ['prefer_not_to_say'] }, 'unknown'],
    [
      'in, overlap',
      { fact: 'ethnicity', in: ['asian', 'black'] },
      { ethnicity: ['white', 'black'] },
      'met',
    ],
    ['in, family', { fact: 'fieldOfStudy', in: ['stem'] }, { fieldOfStudy: ['physics'] }, 'met'],
    [
      'in, other family',
      { fact: 'fieldOfStudy', in: ['stem'] },
      { fieldOfStudy: ['law'] },
      'notMet',
    ],
    [
      'in, undecided',
      { fact: 'fieldOfStudy', in: ['stem'] },
      { fieldOfStudy: ['undecided'] },
      'unknown',
    ],
    [
      'in, asks undecided',
      { fact: 'degreeType', in: ['undecided'] },
      { degreeType: ['undecided'] },
      'met',
    ],
    [
      'in, online maybe',
      { fact: 'interestedInOnlineStudy', is: 'yes' },
      { interestedInOnlineStudy: ['maybe'] },
      'unknown',
    ],
    ['in, number', { fact: 'creditsPerTerm', in: [12, 15] }, { creditsPerTerm: [15] }, 'met'],
    ['notIn', { fact: 'state', notIn: ['NV', 'CA'] }, { state: ['OH'] }, 'met'],
    ['notIn, listed', { fact: 'state', notIn: ['NV', 'CA'] }, { state: ['CA'] }, 'notMet'],
    ['notIn, unknown', { fact: 'state', notIn: ['NV', 'CA'] }, {}, 'unknown'],
    ['notIn, known none', { fact: 'tribe', notIn: ['Cherokee'] }, { tribe: [] }, 'met'],
    [
      'notIn, undecided',
      { fact: 'degreeType', notIn: ['master'] },
      { degreeType: ['undecided'] },
      'unknown',
    ],
    ['is, flag', { fact: 'transfer', is: true }, { transfer: [true] }, 'met'],
    ['is, flag false', { fact: 'transfer', is: false }, { transfer: [false] }, 'met'],
    ['is, other flag', { fact: 'transfer', is: true }, { transfer: [false] }, 'notMet'],
    ['is, flag unknown', { fact: 'transfer', is: false }, {}, 'unknown'],
    ['is, option', { fact: 'gender', is: 'female' }, { gender: ['female'] }, 'met'],
    ['gte', { fact: 'gpa', gte: 3 }, { gpa: [3] }, 'met'],
    ['gte, as option id', { fact: 'gpa', gte: 3 }, { gpa: ['3.4'] }, 'met'],
    ['gte, below', { fact: 'gpa', gte: 3 }, { gpa: ['2.9'] }, 'notMet'],
    ['gte, text is no number', { fact: 'gpa', gte: 3 }, { gpa: ['good'] }, 'unknown'],
    [
      'gte, compared as number',
      { fact: 'householdIncomeUsd', gte: 9000 },
      { householdIncomeUsd: ['10000'] },
      'met',
    ],
    ['lte', { fact: 'classRankPct', lte: 10 }, { classRankPct: [10] }, 'met'],
    ['lte, above', { fact: 'classRankPct', lte: 10 }, { classRankPct: [10.5] }, 'notMet'],
    ['between, low end', { fact: 'act', between: [20, 30] }, { act: [20] }, 'met'],
    ['between, high end', { fact: 'act', between: [20, 30] }, { act: [30] }, 'met'],
    ['between, outside', { fact: 'act', between: [20, 30] }, { act: [31] }, 'notMet'],
    [
      'date gte',
      { fact: 'enrollmentDate', gte: '2027-01-01' },
      { enrollmentDate: ['2027-08-01'] },
      'met',
    ],
    [
      'date between',
      { fact: 'enrollmentDate', between: ['2027-01-01', '2027-12-31'] },
      { enrollmentDate: ['2028-01-01'] },
      'notMet',
    ],
    [
      'date unreadable',
      { fact: 'enrollmentDate', gte: '2027-01-01' },
      { enrollmentDate: ['soon'] },
      'unknown',
    ],
    ['age', { fact: 'age', gte: 18 }, { birthDate: ['2008-11-20'] }, 'met'],
    ['age, a day short', { fact: 'age', gte: 18 }, { birthDate: ['2008-11-21'] }, 'notMet'],
    ['age, no birth date', { fact: 'age', gte: 18 }, { age: [40] }, 'unknown'],
    ['relation', children, { 'militaryAffiliation:parent': ['army'] }, 'met'],
    ['relation, only own', children, { militaryAffiliation: ['army'] }, 'unknown'],
    ['relation, known none', children, { 'militaryAffiliation:parent': [] }, 'notMet'],
    ['name', reed, { college: ['the reed college'] }, 'met'],
    ['name by id', reed, { college: ['209922'] }, 'met'],
    ['name, another', reed, { college: ['Reedley College'] }, 'notMet'],
    [
      'an inherited key is no answer',
      { fact: 'transfer', is: true },
      Object.create({ transfer: [true] }),
      'unknown',
    ],
  ]

  it.each(cases)('%s', (_name, clause, answers, expected) => {
    expect(resultOf(clause, answers)).toBe(expected)
  })

  it.each([
    [{ 'Club?': true }, 'met'],
    [{ 'Club?': false }, 'notMet'],
    [{}, 'unknown'],
    [{ 'Other?': true }, 'unknown'],
  ])('attest with %j', (attested, expected) => {
    expect(resultOf({ attest: 'Club?' }, {}, attested)).toBe(expected)
  })

  it('leaves a fact it does not know open', () => {
    expect(resultOf({ fact: 'retired', is: true }, { retired: [true] })).toBe('unknown')
  })
})

describe('nesting', () => {
  const yes: Clause = { fact: 'transfer', is: true }
  const no: Clause = { fact: 'transfer', is: false }
  const open: Clause = { fact: 'lgbtq', is: true }
  const answers = { transfer: [true] }
  const cases: [string, Clause, ClauseResult][] = [
    ['all met', { all: [yes, yes] }, 'met'],
    ['all, one open', { all: [yes, open] }, 'unknown'],
    ['all, one failed beside an open one', { all: [open, no] }, 'notMet'],
    ['empty all', { all: [] }, 'met'],
    ['any met beside an open one', { any: [open, yes] }, 'met'],
    ['any, one open', { any: [no, open] }, 'unknown'],
    ['any, none', { any: [no, no] }, 'notMet'],
    ['not met', { not: yes }, 'notMet'],
    ['not failed', { not: no }, 'met'],
    ['not open', { not: open }, 'unknown'],
    ['deep', { not: { any: [no, { all: [yes, { not: open }] }] } }, 'unknown'],
  ]

  it.each(cases)('%s', (_name, clause, expected) => {
    expect(resultOf(clause, answers)).toBe(expected)
  })
})

describe('verdicts and reasons', () => {
  it('finds everybody eligible for criteria that ask nothing', () => {
    expect(evaluate({ all: [] }, {}, OPTIONS)).toEqual({ verdict: 'eligible', reasons: [] })
  })

  it('never lets a preference decide', () => {
    const criteria = { all: [{ fact: 'transfer', is: true, soft: true as const }] }
    for (const answers of [{}, { transfer: [false] }, { transfer: [true] }]) {
      expect(evaluate(criteria, answers, OPTIONS).verdict).toBe('eligible')
    }
    const inside = { all: [{ all: [{ fact: 'gpa', gte: 3 }, ...criteria.all] }] }
    expect(evaluate(inside, { gpa: [3], transfer: [false] }, OPTIONS).verdict).toBe('eligible')
  })

  it('says why with codes and values', () => {
    const { verdict, reasons } = evaluate(
      {
        all: [
          { fact: 'age', between: [16, 20] },
          { fact: 'fieldOfStudy', in: ['stem'], soft: true },
          { fact: 'employer', relation: 'parent', in: ['Acme'] },
          { any: [{ fact: 'state', in: ['NV'] }, { attest: 'Do you plan to move?' }] },
        ],
      },
      { birthDate: ['2008-02-29'], fieldOfStudy: ['law'], state: ['OH'] },
      OPTIONS,
    )
    expect(verdict).toBe('possible')
    expect(reasons).toEqual([
      { result: 'met', soft: false, code: 'between', fact: 'age', asked: [16, 20], given: [18] },
      {
        result: 'notMet',
        soft: true,
        code: 'in',
        fact: 'fieldOfStudy',
        asked: ['stem'],
        given: ['law'],
      },
      {
        result: 'unknown',
        soft: false,
        code: 'in',
        fact: 'employer',
        relation: 'parent',
        asked: ['Acme'],
      },
      {
        result: 'unknown',
        soft: false,
        code: 'any',
        of: [
          {
            result: 'notMet',
            soft: false,
            code: 'in',
            fact: 'state',
            asked: ['NV'],
            given: ['OH'],
          },
          { result: 'unknown', soft: false, code: 'attest', asked: ['Do you plan to move?'] },
        ],
      },
    ])
    expect(openQuestions(reasons)).toEqual([
      { fact: 'employer', relation: 'parent' },
      { attest: 'Do you plan to move?' },
    ])
  })

  it('asks for nothing that cannot change the verdict', () => {
    const { reasons } = evaluate(
      {
        all: [
          {
            any: [
              { fact: 'transfer', is: true },
              { fact: 'lgbtq', is: true },
            ],
          },
          { fact: 'lgbtq', is: true, soft: true },
          { fact: 'sat', gte: 1200 },
          { fact: 'sat', gte: 1300 },
        ],
      },
      { transfer: [true] },
      OPTIONS,
    )
    expect(openQuestions(reasons)).toEqual([{ fact: 'sat' }])
  })
})
