import type { Reason } from '@laurel/contract/scholarship-shapes'
import { expect, it } from 'vitest'
import { topQuestions } from './top-questions.ts'

const open = (fact: string): Reason => ({ result: 'unknown', soft: false, code: 'in', fact })
const attest: Reason = { result: 'unknown', soft: false, code: 'attest', asked: ['Yes?'] }
const waiting = (amountMaxUsd: number, ...unknown: Reason[]) => ({
  amounts: [],
  awards: 0,
  amountMaxUsd,
  match: { verdict: 'possible' as const, reasons: [], unknown },
})

it('counts what waits for one answer alone, the most first', () => {
  const rows = [
    waiting(100, open('gpa')),
    waiting(1000, open('county')),
    waiting(500, open('county')),
    waiting(9000, open('county'), open('gpa')),
    waiting(9000, attest),
  ]
  expect(topQuestions(rows, 3)).toEqual([
    { question: { fact: 'county' }, count: 2, sumUsd: 1500 },
    { question: { fact: 'gpa' }, count: 1, sumUsd: 100 },
  ])
})

it('breaks a tie by the money and keeps to its limit', () => {
  const rows = [waiting(100, open('gpa')), waiting(200, open('sat')), waiting(300, open('act'))]
  expect(topQuestions(rows, 2).map(({ sumUsd }) => sumUsd)).toEqual([300, 200])
})

it('leaves out what is decided', () => {
  const eligible = {
    ...waiting(5, open('gpa')),
    match: { verdict: 'eligible' as const, reasons: [], unknown: [] },
  }
  expect(topQuestions([eligible, { ...eligible, match: undefined }], 3)).toEqual([])
})
