import { expect, it } from 'vitest'
import { periodOf, sourceWords, stepsOf, takeaway } from './visitor-words.ts'

const funnel = {
  visits: 1200,
  signUpVisits: 300,
  accounts: 90,
  profiles: 45,
  senders: 15,
  subscribers: 0,
}

it('says what part came so far, and nothing where nobody did', () => {
  expect(stepsOf(funnel).map(({ label, words }) => `${label}: ${words}`)).toEqual([
    'Visits: 1,200',
    'Visits that came to sign-up: 300 (25%)',
    'Signed up: 90',
    'Filled in their profile: 45 (50%)',
    'Sent an application: 15 (17%)',
    'Subscribed: 0 (0%)',
  ])
  expect(stepsOf({ ...funnel, subscribers: 0, accounts: 0 }).at(-1)?.words).toBe('0')
  expect(stepsOf({ ...funnel, signUpVisits: 2 })[1]?.words).toBe('2 (under 1%)')
})

it('says how many came, and when most did', () => {
  const days = [
    { day: '2026-11-19', visits: 3, views: 9 },
    { day: '2026-11-20', visits: 5, views: 5 },
  ]
  expect(takeaway(days)).toBe('8 visits in 2 days, most on November 20')
  expect(takeaway([{ day: '2026-11-19', visits: 1, views: 1 }])).toBe(
    '1 visit in 1 days, most on November 19',
  )
  expect(takeaway([{ day: '2026-11-19', visits: 0, views: 0 }])).toBe('No measured visit in 1 days')
})

it('takes a period of the list, and a month for anything else', () => {
  expect([periodOf('7'), periodOf('8'), periodOf(null)]).toEqual([7, 30, 30])
  expect([sourceWords('letter'), sourceWords('')]).toEqual(['letter', 'Not named'])
})
