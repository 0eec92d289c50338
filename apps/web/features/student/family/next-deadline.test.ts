import type { FollowedStudent } from '@laurel/contract/family'
import { expect, it } from 'vitest'
import { inAgendaOrder, nextDeadline, statsWords } from './next-deadline.ts'

type Application = FollowedStudent['applications'][number]

const anApplication = (title: string, parts: Partial<Application>): Application => ({
  scholarshipId: title,
  title,
  sponsorName: 'Trust',
  status: 'Draft',
  stage: null,
  done: 0,
  required: 1,
  closesAt: null,
  ...parts,
})

const applications = [
  anApplication('sent', { status: 'Received', closesAt: '2026-11-22T00:00:00Z' }),
  anApplication('no date', {}),
  anApplication('late', { closesAt: '2026-12-24T23:59:59-05:00' }),
  anApplication('soon', { closesAt: '2026-12-01T23:59:59-05:00' }),
  anApplication('over', { closesAt: '2026-11-01T23:59:59-05:00' }),
]

it('puts drafts first, by their deadline', () => {
  const titles = inAgendaOrder(applications).map(({ title }) => title)
  expect(titles).toEqual(['over', 'soon', 'late', 'no date', 'sent'])
})

it('names the draft that closes next', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  expect(nextDeadline(applications, now)?.title).toBe('soon')
  expect(nextDeadline([anApplication('no date', {})], now)).toBeUndefined()
})

it('counts in words', () => {
  const stats = {
    yourRecommendation: 1,
    eligible: 1,
    possible: 0,
    unread: 7,
    saved: 9,
    draft: 2,
    applied: 3,
  }
  expect(statsWords(stats)).toBe('1 match, 2 drafts, 3 sent')
})
