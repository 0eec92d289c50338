import { expect, it } from 'vitest'
import { formProblems, partnerBody } from './partner-form-rules.ts'
import { hundredthsOf, payoutWords, rewardWords, typedOf } from './partner-words.ts'

const terms = {
  memberCents: 1250,
  shareBasisPoints: 0,
  payout: 'monthly',
  thresholdCents: null,
} as const

it('says what is agreed', () => {
  expect(rewardWords(terms)).toBe('$12.50 for a member')
  expect(rewardWords({ ...terms, memberCents: 500, shareBasisPoints: 1250 })).toBe(
    '$5 for a member, and 12.5% of payments',
  )
  expect(payoutWords(terms)).toBe('Paid on the 1st')
  expect(payoutWords({ thresholdCents: 10_000 })).toBe('Paid from $100 on')
})

it.each([
  ['12', 1200],
  ['12.5', 1250],
  [' 0.07 ', 7],
  ['', undefined],
  ['12,5', undefined],
  ['12.555', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('reads %j as hundredths', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths)
})

it('writes what it reads', () => {
  expect([typedOf(1200), typedOf(1250), typedOf(7), typedOf(0), typedOf(null)]).toEqual([
    '12',
    '12.50',
    '0.07',
    '',
    '',
  ])
})

const values = {
  name: ' Ms. Ray ',
  email: 'ray@example.org',
  linkId: 'ray',
  member: '5',
  share: '',
  payout: 'threshold',
  threshold: '100',
} as const

it('sends what was typed, in cents', () => {
  expect(formProblems(values)).toEqual({})
  expect(partnerBody(values)).toEqual({
    name: 'Ms. Ray',
    email: 'ray@example.org',
    memberCents: 500,
    shareBasisPoints: 0,
    payout: 'threshold',
    thresholdCents: 10_000,
  })
  expect(partnerBody({ ...values, payout: 'monthly' }).thresholdCents).toBeNull()
})

it('says what is missing, at its field', () => {
  const empty = { ...values, name: ' ', email: '', linkId: '', member: '', threshold: 'ten' }
  expect(Object.keys(formProblems(empty))).toEqual([
    'name',
    'email',
    'linkId',
    'member',
    'threshold',
  ])
  expect(formProblems({ ...values, member: 'x', share: '1.234' })).toEqual({
    member: 'Please enter dollars, such as 12 or 12.50.',
    share: 'Please enter a percentage, such as 10 or 12.5.',
  })
})
