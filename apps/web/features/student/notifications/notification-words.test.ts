import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { bellCount, bellLabel, headline, linkTo, titles } from './notification-words.ts'
import { sayWhen } from './say-when.ts'

const [one, two] = [
  { id: 'a', title: 'Harbour Award' },
  { id: 'b', title: '' },
]

describe('what a notification says', () => {
  it('names one scholarship and leads to it', () => {
    const told = { kind: 'newMatches' as const, count: 1, scholarships: [one] }
    expect([headline(told), titles(told)]).toEqual(['A new scholarship fits you', 'Harbour Award'])
    expect(linkTo(told)).toBe(paths.scholarshipDetail('a', 'notification'))
  })

  it('names the first of many and leads to the matches', () => {
    const told = { kind: 'newMatches' as const, count: 1200, scholarships: [one, two] }
    expect(headline(told)).toBe('1,200 new scholarships fit you')
    expect(titles(told)).toBe('Harbour Award, No Name, and 1,198 more')
    expect(linkTo(told)).toBe(paths.matches)
  })

  it('leads to the matches when the one may not be shown any more', () => {
    const told = { kind: 'newMatches' as const, count: 1, scholarships: [] }
    expect([titles(told), linkTo(told)]).toEqual(['', paths.matches])
  })

  it('says what became of a scholarship, and leads to where it still is', () => {
    const told = { count: 1, scholarships: [one] }
    expect(headline({ ...told, kind: 'amended' })).toBe('One of your scholarships has changed')
    expect(linkTo({ ...told, kind: 'amended' })).toBe(paths.scholarshipDetail('a', 'notification'))
    expect(headline({ ...told, kind: 'withdrawn' })).toBe('One of your scholarships was called off')
    expect(linkTo({ ...told, kind: 'withdrawn' })).toBe(paths.trackApplications())
  })

  it('says what became of an application and leads to it', () => {
    const told = { kind: 'outcome', outcome: 'won', applicationId: 'c', scholarship: one } as const
    expect([headline(told), titles(told)]).toEqual(['You won', 'Harbour Award'])
    expect(linkTo(told)).toBe(paths.receipt('c'))
  })

  it('counts on the bell', () => {
    expect([bellLabel(0), bellLabel(3)]).toEqual(['Notifications', 'Notifications, 3 unread'])
    expect([bellCount(99), bellCount(100)]).toEqual(['99', '99+'])
  })

  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T12:00:30Z', 'just now'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-10T12:00:00Z', '10 November 2026'],
  ])('says when: %s is %s', (createdAt, words) => {
    expect(sayWhen(createdAt, new Date('2026-11-20T12:00:00Z'))).toBe(words)
  })
})
