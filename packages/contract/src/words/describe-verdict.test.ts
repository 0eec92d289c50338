import type { Match, Reason } from '../scholarship-shapes.ts'
import { FACTS } from '@laurel/matching/facts'
import { expect, it } from 'vitest'
import { describeReason } from './describe-reason.ts'
import { describeState, describeVerdict, sentNote } from './describe-verdict.ts'

const open = (part: Partial<Reason>): Reason => ({
  result: 'unknown',
  soft: false,
  code: 'in',
  asked: ['x'],
  ...part,
})
const known = 'stated' as const
const possible = (...unknown: Reason[]): Match => ({
  verdict: 'possible',
  known,
  reasons: [],
  unknown,
})
const unread: Reason = { code: 'UNREAD', result: 'unknown', soft: false, asked: [] }

it.each<[string, Match]>([
  ['You’re eligible', { verdict: 'eligible', known, reasons: [], unknown: [] }],
  ['Not a match', { verdict: 'ineligible', known, reasons: [], unknown: [] }],
  ['Not read yet', { ...possible(unread), known: 'unread' }],
  ['Not a match', { ...possible(unread), verdict: 'ineligible', known: 'unread' }],
  ['Possible. Check the sponsor’s own words', { ...possible(unread), known: 'partly' }],
  [
    'Possible. One answer needed',
    { ...possible(open({ fact: 'county' }), unread), known: 'partly' },
  ],
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

const NOW = new Date('2026-11-20T12:00:00Z')
const base = {
  deadline: { type: 'fixed' as const, date: '2026-11-14', timeZone: 'UTC' },
  isOpen: true,
  user: { firstName: 'Hartwell' },
  match: possible(open({ fact: 'county' })),
}

it('says sent and closed before the match', () => {
  const closed = { ...base, isOpen: false }
  expect(describeState(closed, NOW)).toEqual({ tone: 'closed', line: 'Closed' })
  const soon = { ...closed, deadline: { ...base.deadline, opens: '2027-03-01' } }
  expect(describeState(soon, NOW)?.line).toBe('Opens 1 March 2027')
  expect(describeState({ ...closed, scholarshipStatus: 'Received' }, NOW)?.line).toBe('Applied')
  const elsewhere = { ...base, appliedElsewhereAt: '2026-11-01T00:00:00Z' }
  expect(describeState(elsewhere, NOW)?.line).toBe('Applied at Hartwell')
  expect(describeState({ ...base, scholarshipStatus: 'Draft' }, NOW)?.tone).toBe('possible')
})

it('says why somebody may not enter it before the match', () => {
  const conflict = 'OWN_ORGANISATION' as const
  expect(describeState({ ...base, conflict }, NOW)).toEqual({
    tone: 'barred',
    line: 'From your own organization',
  })
  expect(describeState({ ...base, conflict: null }, NOW)?.tone).toBe('possible')
  expect(describeState({ ...base, conflict, isOpen: false }, NOW)?.tone).toBe('closed')
})

it('has words of its own for every fact', () => {
  for (const { id } of FACTS) {
    const sentence = describeReason(open({ result: 'notMet', fact: id, asked: ['x'] }))
    expect(sentence).not.toContain('one more rule')
  }
})

it('says of something sent what became of it', () => {
  expect(sentNote(undefined)).toBe('Sent, not decided yet')
  expect(sentNote('withdrawn')).toBe('You withdrew it')
  const sent = { ...base, scholarshipStatus: 'Received' as const }
  expect(describeState({ ...sent, stage: 'won' }, NOW)).toEqual({ tone: 'won', line: 'Won' })
  expect(describeState({ ...sent, stage: 'not_selected' }, NOW)).toEqual({
    tone: 'over',
    line: 'Not selected',
  })
  expect(describeState({ ...sent, stage: 'withdrawn' }, NOW)?.line).toBe('Withdrawn')
})
