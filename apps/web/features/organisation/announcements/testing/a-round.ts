import type { Winners } from '@laurel/contract/announcements'

/** A closed round in which Ada and Ben applied, with those who are to win. */
export const aRound = (winners: readonly string[], version: string): Winners => ({
  title: 'Hartwell Award',
  cycle: '2027',
  cycles: [],
  state: 'closed',
  version,
  usualAmount: 500,
  budget: null,
  awardCount: null,
  closesAt: '2027-03-02T04:59:59Z',
  lastDay: '2027-03-01',
  announceBy: null,
  isOverdue: false,
  tellBy: null,
  announcedAt: null,
  applicants: 2,
  found: 2,
  candidates: ['Ada', 'Ben'].map((name) => ({
    applicationId: name,
    name,
    stage: 'finalist',
    sentAt: '2027-02-01T12:00:00Z',
    decision: winners.includes(name) ? { outcome: 'won', amount: null, place: null } : null,
    told: null,
  })),
})
