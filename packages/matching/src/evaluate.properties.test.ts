import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import {
  arbitraryAnswers,
  arbitraryAttested,
  arbitraryClause,
  arbitraryCriteria,
} from '../testing/arbitraries.ts'
import { runs } from '../testing/runs.ts'
import type { Clause, Criteria } from './criteria.ts'
import { evaluate, openQuestions, type ClauseResult, type Verdict } from './evaluate.ts'
import { FACTS } from './facts.ts'
import { parseCriteria } from './parse-criteria.ts'

const RUNS = { numRuns: runs(500) }

function verdictOf(criteria: Criteria, answers: Answers, attested = {}): Verdict {
  return evaluate(criteria, answers, { today: '2026-11-20', facts: FACTS, attested }).verdict
}

function truth(clause: Clause, answers: Answers): ClauseResult {
  const verdict = verdictOf({ all: [clause] }, answers)
  return verdict === 'eligible' ? 'met' : verdict === 'possible' ? 'unknown' : 'notMet'
}

describe('the logic of three values', () => {
  it('keeps De Morgan’s laws and double negation', () => {
    fc.assert(
      fc.property(arbitraryClause, arbitraryClause, arbitraryAnswers, (a, b, answers) => {
        expect(truth({ not: { all: [a, b] } }, answers)).toBe(
          truth({ any: [{ not: a }, { not: b }] }, answers),
        )
        expect(truth({ not: { any: [a, b] } }, answers)).toBe(
          truth({ all: [{ not: a }, { not: b }] }, answers),
        )
        expect(truth({ not: { not: a } }, answers)).toBe(truth(a, answers))
      }),
      RUNS,
    )
  })

  it('never turns a decided verdict by learning what was unknown', () => {
    fc.assert(
      fc.property(
        arbitraryCriteria,
        arbitraryAnswers,
        fc.infiniteStream(fc.boolean()),
        arbitraryAttested,
        (criteria, full, keeps, attested) => {
          const known = Object.fromEntries(Object.entries(full).filter(() => keeps.next().value))
          const before = verdictOf(criteria, known)
          if (before !== 'possible') expect(verdictOf(criteria, full, attested)).toBe(before)
        },
      ),
      RUNS,
    )
  })

  it('never finds anybody ineligible, nor asks in vain, when nothing is known', () => {
    fc.assert(
      fc.property(arbitraryCriteria, (criteria) => {
        const { verdict, reasons } = evaluate(criteria, {}, { today: '2026-11-20', facts: FACTS })
        const constants = JSON.stringify(criteria).match(/"all":\[\]/)
        if (!constants) expect(verdict).not.toBe('ineligible')
        expect(openQuestions(reasons).length > 0).toBe(
          reasons.some(({ soft, result }) => !soft && result === 'unknown'),
        )
      }),
      RUNS,
    )
  })

  it('gives the same verdict with and without the preferences', () => {
    fc.assert(
      fc.property(arbitraryCriteria, arbitraryAnswers, (criteria, answers) => {
        const bare = { all: criteria.all.filter((clause) => !('soft' in clause)) }
        expect(verdictOf(criteria, answers)).toBe(verdictOf(bare, answers))
      }),
      RUNS,
    )
  })

  it('reads every criteria it can evaluate', () => {
    fc.assert(
      fc.property(arbitraryCriteria, (criteria) => {
        expect(parseCriteria(JSON.parse(JSON.stringify(criteria)), FACTS)).toEqual({ criteria })
      }),
      RUNS,
    )
  })

  it('answers any JSON with criteria or problems, never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const parsed = parseCriteria(input, FACTS)
        expect('criteria' in parsed || parsed.problems.length > 0).toBe(true)
      }),
      RUNS,
    )
  })
})
