import { expect, it } from 'vitest'
import {
  canAmend,
  canRewrite,
  canWithdraw,
  refusalToAnnounce,
  refusalToDecide,
  roundStateOf,
  type RoundFacts,
} from './round-states.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const BEFORE = new Date('2027-02-01T12:00:00Z')
const AFTER = new Date('2027-04-01T12:00:00Z')

interface Changes {
  scholarship?: Partial<RoundFacts['scholarship']>
  round?: Partial<RoundFacts['round']>
  vetting?: RoundFacts['vetting']
  isReviewed?: boolean
}

function facts({ scholarship, round, ...changes }: Changes): RoundFacts {
  return {
    scholarship: {
      status: 'published',
      cycle: '2027',
      opensAt: null,
      closesAt: BEFORE,
      ...scholarship,
    },
    round: { cycle: '2027', decidedAt: null, announcedAt: null, cancelledAt: null, ...round },
    vetting: 'verified',
    isReviewed: false,
    ...changes,
  }
}

it.each<[string, Changes]>([
  ['draft', { scholarship: { status: 'draft' } }],
  ['vetting', { scholarship: { status: 'draft' }, vetting: 'waiting' }],
  ['scheduled', { scholarship: { opensAt: AFTER, closesAt: null } }],
  ['open', { scholarship: { closesAt: AFTER } }],
  ['open', { scholarship: { opensAt: NOW, closesAt: AFTER } }],
  ['open', { scholarship: { closesAt: NOW } }],
  ['open', { scholarship: { closesAt: null } }],
  ['closed', {}],
  ['closed', { scholarship: { status: 'withdrawn', closesAt: AFTER } }],
  ['reviewing', { isReviewed: true }],
  ['decided', { round: { decidedAt: BEFORE }, isReviewed: true }],
  // Whoever opened another round has closed the one before.
  ['decided', { scholarship: { cycle: '2028', closesAt: AFTER }, round: { decidedAt: BEFORE } }],
  ['closed', { scholarship: { cycle: '2028', status: 'draft' } }],
  // A deadline that was moved on reopens what was decided too early.
  ['open', { scholarship: { closesAt: AFTER }, round: { decidedAt: BEFORE } }],
  ['announced', { round: { decidedAt: BEFORE, announcedAt: BEFORE } }],
  ['cancelled', { round: { cancelledAt: BEFORE }, scholarship: { closesAt: AFTER } }],
  ['cancelled', { round: { cancelledAt: BEFORE }, scholarship: { status: 'withdrawn' } }],
])('is %s with %o', (state, changes) => {
  expect(roundStateOf(facts(changes), NOW)).toBe(state)
})

it.each([
  ['draft', 'ROUND_OPEN', 'ROUND_OPEN'],
  ['vetting', 'ROUND_OPEN', 'ROUND_OPEN'],
  ['scheduled', 'ROUND_OPEN', 'ROUND_OPEN'],
  ['open', 'ROUND_OPEN', 'ROUND_OPEN'],
  ['closed', undefined, 'NOTHING_DECIDED'],
  ['reviewing', undefined, 'NOTHING_DECIDED'],
  ['decided', undefined, undefined],
  ['announced', 'ALREADY_ANNOUNCED', 'ALREADY_ANNOUNCED'],
  ['cancelled', 'ROUND_CANCELLED', 'ROUND_CANCELLED'],
] as const)('of a round that is %s: to decide %s, to announce %s', (state, decide, announce) => {
  expect([refusalToDecide(state), refusalToAnnounce(state)]).toEqual([decide, announce])
})

it.each([
  ['draft', true, false, false],
  ['vetting', true, false, false],
  ['scheduled', false, true, true],
  ['open', false, true, true],
  ['closed', false, true, true],
  ['reviewing', false, true, true],
  ['decided', false, false, true],
  ['announced', false, false, false],
  ['cancelled', false, false, false],
] as const)('%s: rewritten %s, amended %s, called off %s', (state, rewrite, amend, withdraw) => {
  expect([canRewrite(state), canAmend(state), canWithdraw(state)]).toEqual([
    rewrite,
    amend,
    withdraw,
  ])
})
