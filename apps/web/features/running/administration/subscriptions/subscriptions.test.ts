import type { HeldSubscription } from '@laurel/contract/billing-admin'
import { describe, expect, it } from 'vitest'
import { grantProblems } from './grant-rules.ts'
import { queryOf, searchOf, subscriptionView } from './subscription-view.ts'
import { endingOf, nameOf, planOf } from './subscription-words.ts'

const viewOf = (search: string) => subscriptionView(new URLSearchParams(search))

describe('the address of the list', () => {
  it('says what is looked for and where', () => {
    const view = viewOf('?search=+vale+&status=past_due&provider=grant&page=3')
    expect(view).toEqual({ text: 'vale', status: 'past_due', provider: 'grant', page: 3 })
    expect(queryOf(view)).toEqual({
      offset: 50,
      limit: 75,
      search: 'vale',
      status: 'past_due',
      provider: 'grant',
    })
    expect(searchOf(view)).toBe('?search=vale&status=past_due&provider=grant')
  })

  it.each(['', '?status=gone&provider=toString&page=-1', '?page=90000000'])(
    'takes %j for the whole list',
    (search) => {
      const view = viewOf(search)
      expect(view).toEqual({ text: '', status: undefined, provider: undefined, page: 1 })
      expect(queryOf(view)).toEqual({ offset: 0, limit: 25 })
      expect(searchOf(view)).toBe('')
    },
  )
})

const held: HeldSubscription = {
  id: 'd2f7',
  applicant: { id: 'a1', name: 'Dana Vale', email: 'dana@example.org' },
  provider: 'sandbox',
  providerId: 'sub_1',
  planTitle: 'Monthly Plan',
  status: 'active',
  accessUntil: '2027-03-15T12:00:00.000Z',
  startedAt: '2027-02-12T12:00:00.000Z',
  trialEndsAt: null,
  periodEndsAt: '2027-03-12T12:00:00.000Z',
  cancelsAt: null,
  endedAt: null,
  endReason: null,
  reason: null,
  invoices: [],
}

describe('the words of a subscription', () => {
  it.each<[Partial<HeldSubscription>, string]>([
    [{}, 'Renews 12 Mar 2027'],
    [{ provider: 'grant' }, 'Then it ends'],
    [{ status: 'trialing', trialEndsAt: '2027-02-19T12:00:00.000Z' }, 'First charge 19 Feb 2027'],
    [{ status: 'past_due' }, 'Unless a charge succeeds'],
    [{ status: 'cancelled' }, 'Then it ends'],
    [{ status: 'expired' }, 'Over'],
    [{ status: 'expired', endReason: 'trial_taken' }, 'They had a trial before'],
    [{ status: 'refunded' }, 'Refunded'],
  ])('of %j say how it ends', (changes, words) => {
    expect(endingOf({ ...held, ...changes })).toBe(words)
  })

  it('name whoever is left without a name', () => {
    expect(nameOf(held)).toBe('Dana Vale')
    expect(nameOf({ applicant: { id: 'a1', name: '', email: 'dana@example.org' } })).toBe(
      'dana@example.org',
    )
    expect(nameOf({ applicant: null })).toBe('Account deleted')
    expect(planOf({ ...held, planTitle: null, provider: 'grant' })).toBe('Full access')
  })
})

describe('giving a subscription', () => {
  const now = new Date(2026, 10, 22, 15)

  it('asks for whatever is missing', () => {
    expect(grantProblems({ email: ' ', until: '', reason: 'no' }, now)).toEqual({
      email: 'Please enter their email.',
      until: 'Please choose a day.',
      reason: 'Please say why.',
    })
  })

  it('ends on a day to come', () => {
    const values = { email: 'dana@example.org', reason: 'A prize' }
    expect(grantProblems({ ...values, until: '2026-11-21' }, now)).toEqual({
      until: 'Please choose today or a day to come.',
    })
    expect(grantProblems({ ...values, until: '2026-11-22' }, now)).toEqual({})
  })
})
