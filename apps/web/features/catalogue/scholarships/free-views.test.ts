import { expect, it } from 'vitest'
import { isViewBlocked } from './free-views.ts'

const quota = { isSubscriber: false, scholarshipCount: 3, freeLimit: 3 }
const plain = { isRandomDraw: false }

it.each([
  ['a plain one at the limit', plain, quota, true],
  ['a plain one below the limit', plain, { ...quota, scholarshipCount: 2 }, false],
  ['for a subscriber', plain, { ...quota, isSubscriber: true }, false],
  ['a random draw', { isRandomDraw: true }, quota, false],
  ['an own draft', { ...plain, scholarshipStatus: 'Draft' as const }, quota, false],
  ['an own application', { ...plain, scholarshipStatus: 'Received' as const }, quota, false],
  [
    'one applied to elsewhere',
    { ...plain, appliedElsewhereAt: '2026-11-20T12:00:00Z' },
    quota,
    false,
  ],
])('%s', (_name, viewed, given, isBlocked) => {
  expect(isViewBlocked(viewed, given)).toBe(isBlocked)
})
