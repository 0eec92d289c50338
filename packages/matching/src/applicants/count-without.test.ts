import { expect, it } from 'vitest'
import { finishSteps } from '../../testing/finish-steps.ts'
import { FACTS } from '../facts.ts'
import { createApplicantIndex } from './applicant-index.ts'
import { countWithout } from './count-without.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

it('counts whom criteria fit, and whom without each rule that must hold', () => {
  const index = createApplicantIndex(FACTS)
  const crowd = [
    { state: ['OH'], gpa: [3.5] },
    { state: ['OH'], gpa: [2] },
    { state: ['NV'], gpa: [3.5] },
    { state: ['OH'] },
  ]
  for (const [number, answers] of crowd.entries()) index.put(idOf(number), answers)
  const criteria = {
    all: [
      { fact: 'state', in: ['OH'] },
      { fact: 'transfer', is: true, soft: true as const },
      { fact: 'gpa', gte: 3 },
    ],
  }
  expect(finishSteps(countWithout(index, criteria, '2026-11-23'))).toEqual({
    eligible: 1,
    possible: 1,
    without: [
      { clause: 0, eligible: 2, possible: 1 },
      { clause: 2, eligible: 3, possible: 0 },
    ],
  })
})
