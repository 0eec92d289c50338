import type { Deadline } from '../scholarship-shapes.ts'
import { expect, it } from 'vitest'
import { daysLeft, deadlineBadge, deadlineWords, inDays } from './deadline-words.ts'

const NEW_YORK = 'America/New_York'
const on = (date: string | null, more: Partial<Deadline> = {}): Deadline => ({
  type: 'fixed',
  date,
  timeZone: NEW_YORK,
  ...more,
})
const NOW = new Date('2026-11-20T18:00:00Z')

it.each([
  ['12 March 2027', on('2027-03-12')],
  ['1 May 2027 (expected)', on('2027-05-01', { type: 'recurring', isInferred: true })],
  [
    'about 15 January, last year’s date',
    on('2027-01-15', { type: 'recurring', isEstimate: true, isInferred: true }),
  ],
  [
    'about 12 November 2027, an estimate',
    on('2027-11-12', { type: 'recurring', isEstimate: true }),
  ],
  [
    'about 12 November 2026, an estimate',
    on('2026-11-12', { type: 'recurring', isEstimate: true }),
  ],
  ['N/A (rolling)', on(null, { type: 'rolling' })],
  ['N/A (varies)', on(null, { type: 'varies' })],
  ['N/A (date not read)', on(null)],
  ['N/A (yearly, usually in May)', on(null, { type: 'recurring', month: '05' })],
  ['N/A (yearly, date not known)', on(null, { type: 'recurring' })],
])('says %s', (words, deadline) => {
  expect(deadlineWords(deadline, NOW)).toBe(words)
})

it('says the year of an estimate where nobody knows when it is read', () => {
  const deadline = on('2027-01-15', { type: 'recurring', isEstimate: true })
  expect(deadlineWords(deadline)).toBe('about 15 January 2027, an estimate')
})

it.each([
  ['Due today', '2026-11-20'],
  ['Due tomorrow', '2026-11-21'],
  ['Due in 3 days', '2026-11-23'],
  ['Due in 7 days', '2026-11-27'],
  [undefined, '2026-11-28'],
])('marks %s', (words, date) => {
  expect(deadlineBadge({ deadline: on(date), isOpen: true }, NOW)?.words).toBe(words)
})

it('marks what is closed or not open yet', () => {
  const closed = { deadline: on('2026-11-14'), isOpen: false }
  expect(deadlineBadge(closed, NOW)).toEqual({ tone: 'neutral', words: 'Closed' })
  const ahead = { deadline: on('2027-06-01', { opens: '2027-03-01' }), isOpen: false }
  expect(deadlineBadge(ahead, NOW)?.words).toBe('Opens 1 March 2027')
  const waiting = (opens: string, date: string) =>
    deadlineBadge({ deadline: on(date, { opens, isEstimate: true }), isOpen: false }, NOW)?.words
  expect(waiting('2026-12-01', '2027-01-15')).toBe('Opened in December last year')
  expect(waiting('2027-10-01', '2028-01-15')).toBe('Opened in October this year')
  const rolling = { deadline: on(null, { type: 'rolling' }), isOpen: true }
  expect(deadlineBadge(rolling, NOW)).toBeUndefined()
})

it('counts no days to an estimate', () => {
  const deadline = on('2026-11-23', { type: 'recurring', isEstimate: true })
  expect(daysLeft(deadline, NOW)).toBeNull()
  expect(deadlineBadge({ deadline, isOpen: true }, NOW)).toBeUndefined()
})

it('counts days where the scholarship is', () => {
  const lateEvening = new Date('2026-11-21T03:00:00Z')
  expect(daysLeft(on('2026-11-21'), lateEvening)).toBe(1)
  expect(daysLeft(on('2026-11-21', { timeZone: 'UTC' }), lateEvening)).toBe(0)
  expect(daysLeft(on('2026-11-21', { timeZone: 'Nowhere/None' }), lateEvening)).toBe(0)
})

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [12, 'in 12 days'],
])('%i days is %s', (days, words) => {
  expect(inDays(days)).toBe(words)
})
