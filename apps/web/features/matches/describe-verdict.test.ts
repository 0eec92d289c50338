import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { FACTS } from '@laurel/matching/facts'
import { expect, it } from 'vitest'
import { describeReason } from './describe-reason.ts'
import { describeState, describeVerdict } from './describe-verdict.ts'

const open = (part: Partial<Reason>): Reason => ({
  result: 'unknown',
  soft: false,
  code: 'in',
  asked: ['x'],
  ...part,
})
const possible = (...unknown: Reason[]): Match => ({ verdict: 'possible', reasons: [], unknown })

it.each<[string, Match]>([
  ['You’re eligible', { verdict: 'eligible', reasons: [], unknown: [] }],
  ['Not a match', { verdict: 'ineligible', reasons: [], unknown: [] }],
  ['Possible. One answer needed', possible(open({ fact: 'county' }))],
  ['Possible. Two answers needed', possible(open({ fact: 'county' }), open({ fact: 'gpa' }))],
  ['Possible. One answer needed', possible(open({ fact: 'gpa' }), open({ fact: 'gpa' }))],
  [
    'Possible. One answer needed',
    possible(open({ code: 'any', of: [open({ fact: 'gpa' }), open({ fact: 'sat' })] })),
  ],
  [
    'Possible. Two answers needed',
    possible(open({ code: 'all', of: [open({ fact: 'gpa' }), open({ fact: 'sat' })] })),
  ],
  [
    'Possible. One answer needed',
    possible(open({ fact: 'gpa' }), open({ fact: 'sat', soft: true })),
  ],
])('%s', (line, match) => {
  expect(describeVerdict(match).line).toBe(line)
})

it('says sent and closed before the match', () => {
  const match = possible(open({ fact: 'county' }))
  expect(describeState({ isOpen: false, match })).toEqual({ tone: 'closed', line: 'Closed' })
  expect(describeState({ isOpen: false, scholarshipStatus: 'Received', match })?.line).toBe(
    'Applied',
  )
  expect(describeState({ isOpen: true, scholarshipStatus: 'Draft', match })?.tone).toBe('possible')
})

it('has words of its own for every fact', () => {
  for (const { id } of FACTS) {
    const sentence = describeReason(open({ result: 'notMet', fact: id, asked: ['x'] }))
    expect(sentence).not.toContain('one more condition')
  }
})
