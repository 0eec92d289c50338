import { describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { deriveState, type ChargeFacts, type SubscriptionFacts } from './states.ts'

/** A day of the story; the period is from day 0 to day 30. */
const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * DAY_MILLISECONDS)

const facts = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  provider: 'stripe',
  providerStatus: 'active',
  periodStartsAt: day(0),
  periodEndsAt: day(30),
  cancelsAt: null,
  endedAt: null,
  endReason: null,
  asOf: day(0),
  ...changes,
})

const charge = (start: number, changes: Partial<ChargeFacts> = {}): ChargeFacts => ({
  status: 'paid',
  periodStartsAt: day(start),
  periodEndsAt: day(start + 30),
  chargedAt: day(start),
  refundedAt: null,
  ...changes,
})

const trial = facts({ providerStatus: 'trialing', periodEndsAt: day(7) })
const refused = facts({
  providerStatus: 'past_due',
  periodStartsAt: day(30),
  periodEndsAt: day(60),
  asOf: day(30),
})
const cancelled = facts({ cancelsAt: day(30) })

describe('the state of a subscription', () => {
  it.each<[string, SubscriptionFacts, ChargeFacts[], now: number, status: string, until: number]>([
    ['a trial', trial, [], 1, 'trialing', 10],
    ['a trial whose first charge is not heard of', trial, [], 9, 'trialing', 10],
    ['a trial of which nothing is heard for 3 days', trial, [], 10, 'expired', 10],
    ['a trial whose first charge is told first', trial, [charge(7)], 8, 'active', 40],
    ['a cancelled trial', { ...trial, cancelsAt: day(7) }, [], 2, 'cancelled', 7],
    ['a cancelled trial at its end', { ...trial, cancelsAt: day(7) }, [], 7, 'expired', 7],
    ['a paid period', facts(), [charge(0)], 5, 'active', 33],
    ['a paid period whose renewal is late', facts(), [charge(0)], 32, 'active', 33],
    [
      'a renewal that is only told by its charge',
      facts(),
      [charge(0), charge(30)],
      40,
      'active',
      63,
    ],
    ['a refused renewal', refused, [charge(0)], 31, 'past_due', 37],
    ['a refused renewal after its grace', refused, [charge(0)], 50, 'past_due', 37],
    ['a refused renewal that was paid since', refused, [charge(0), charge(30)], 33, 'active', 63],
    [
      'a refused renewal of a provider that leaves the period as it was',
      facts({ providerStatus: 'past_due', asOf: day(30) }),
      [charge(0)],
      31,
      'past_due',
      37,
    ],
    ['a cancelled one', cancelled, [charge(0)], 5, 'cancelled', 30],
    ['a cancelled one at its end', cancelled, [charge(0)], 30, 'expired', 30],
    [
      'one cancelled long ago that was renewed',
      cancelled,
      [charge(0), charge(30)],
      40,
      'active',
      63,
    ],
    ['a refused and cancelled one', { ...refused, cancelsAt: day(60) }, [], 31, 'cancelled', 37],
    [
      'one that ended',
      facts({ providerStatus: 'ended', endedAt: day(12) }),
      [charge(0)],
      13,
      'expired',
      12,
    ],
    [
      'one that ended for a refund that was refused then',
      facts({ providerStatus: 'ended', endedAt: day(12), endReason: 'refunded' }),
      [charge(0)],
      13,
      'expired',
      30,
    ],
    [
      'one whose provider is ahead of our clock',
      facts({ providerStatus: 'ended', endedAt: day(12) }),
      [charge(0)],
      4,
      'expired',
      4,
    ],
    [
      'one whose money went back',
      facts(),
      [charge(0, { status: 'refunded', refundedAt: day(3) })],
      5,
      'refunded',
      3,
    ],
    [
      'one whose money of an earlier period went back',
      facts({ periodStartsAt: day(30), periodEndsAt: day(60) }),
      [charge(0, { status: 'refunded', refundedAt: day(33) })],
      40,
      'active',
      63,
    ],
    [
      'one whose money went back, and that was renewed',
      facts(),
      [charge(0, { status: 'refunded', refundedAt: day(3) }), charge(30)],
      31,
      'active',
      63,
    ],
    ['a charge that was refused only', trial, [charge(7, { status: 'failed' })], 8, 'trialing', 10],
    ['what was given', facts({ provider: 'grant' }), [], 5, 'active', 30],
    ['what was given at its end', facts({ provider: 'grant' }), [], 30, 'expired', 30],
  ])('is derived for %s', (_what, of, charges, now, status, until) => {
    const { status: derived, accessUntil } = deriveState(of, charges, day(now))
    expect([derived, accessUntil]).toEqual([status, day(until)])
    const backwards = deriveState(of, charges.toReversed(), day(now))
    expect(backwards).toEqual({ status: derived, accessUntil })
  })
})
