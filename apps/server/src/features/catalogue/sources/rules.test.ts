import { describe, expect, it } from 'vitest'
import { addMiss, daysBetweenChecks, judgeOutcome, nextCheck } from './rules.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const HERE = 'https://fund.example/apply?year=2027'
const answered = (status: number, location?: string) =>
  judgeOutcome({ status, headers: { location }, body: Buffer.alloc(0) }, HERE)

describe('what an answer says of a page', () => {
  it.each([
    [200, { kind: 'there' }],
    [304, { kind: 'unchanged' }],
    [404, { kind: 'missing' }],
    [410, { kind: 'missing' }],
    [403, { kind: 'silent', why: 'Answered 403.' }],
    [429, { kind: 'silent', why: 'Answered 429.' }],
    [503, { kind: 'silent', why: 'Answered 503.' }],
    [302, { kind: 'silent', why: 'Answered 302.' }],
  ])('%i', (status, finding) => {
    expect(answered(status)).toEqual(finding)
  })

  it.each([
    ['/closed#top', 'https://fund.example/closed'],
    ['http://other.example/', 'http://other.example/'],
    ['?year=2028', 'https://fund.example/apply?year=2028'],
  ])('is led on to %s', (location, to) => {
    expect(answered(301, location)).toEqual({ kind: 'moved', to })
  })

  it.each(['ftp://fund.example/', 'javascript:alert(1)', 'http://['])('not to %s', (location) => {
    expect(answered(301, location)).toMatchObject({ kind: 'silent' })
  })

  it('a name that nobody has is a page that is gone; silence may be our own', () => {
    const problem = (kind: 'nowhere' | 'inside' | 'silence') =>
      judgeOutcome({ problem: kind, words: 'Why.' }, HERE)
    expect(problem('nowhere')).toEqual({ kind: 'missing' })
    expect(problem('inside')).toEqual({ kind: 'missing' })
    expect(problem('silence')).toEqual({ kind: 'silent', why: 'Why.' })
  })
})

describe('the plan of checks', () => {
  it.each([
    ['closes soon', '2027-01-10', 0, 7],
    ['closes late', '2027-06-10', 0, 30],
    ['is followed', '2027-06-10', 1, 7],
    ['is over', '2026-11-01', 0, 30],
    ['has no day', null, 0, 30],
  ])('of what %s', (_what, day, followers, days) => {
    const closesAt = day === null ? null : new Date(`${day}T05:00:00Z`)
    expect(daysBetweenChecks({ closesAt, followers }, NOW)).toBe(days)
  })

  it('comes back soon to what was missed or said nothing', () => {
    const listing = { closesAt: null, followers: 0 }
    expect(nextCheck('missing', listing, NOW)).toEqual(new Date('2026-11-23T15:00:00Z'))
    expect(nextCheck('silent', listing, NOW)).toEqual(new Date('2026-11-22T15:00:00Z'))
    expect(nextCheck('unchanged', listing, NOW)).toEqual(new Date('2026-12-20T15:00:00Z'))
  })
})

it('calls a page dead when it was missed twice within a week', () => {
  const first = addMiss({ missedAt: [], deadSince: null }, NOW)
  expect(first).toEqual({ missedAt: [NOW.toISOString()], deadSince: null })
  const soon = new Date('2026-11-23T15:00:00Z')
  expect(addMiss(first, soon)).toEqual({
    missedAt: [NOW.toISOString(), soon.toISOString()],
    deadSince: soon,
  })
  const late = new Date('2026-11-28T15:00:00Z')
  expect(addMiss(first, late).deadSince).toBeNull()
  expect(addMiss(addMiss(first, soon), late).deadSince).toEqual(soon)
})
