import { expect, it } from 'vitest'
import { comesAsParent } from './come-back.ts'
import { returnTo } from './return-to.ts'

it.each([
  [{ from: '/invitation', isParent: true }, true],
  [{ from: '/invitation' }, false],
  [null, false],
])('knows of %j whether a parent was invited: %s', (state, isParent) => {
  expect(comesAsParent(state)).toBe(isParent)
})

it.each(['/auth/dashboard/profile?tab=contact', '/auth/dashboard/setting#mails'])(
  'leads back to %s, a part of a page of the product',
  (from) => {
    expect(returnTo({ from })).toBe(from)
  },
)

it('leads back to the invitation that somebody followed', () => {
  expect(returnTo({ from: '/invitation' })).toBe('/invitation')
})

it('leads back to the conversation about one’s details', () => {
  const from = '/app/chat/update-details'
  expect(returnTo({ from })).toBe(from)
})

it.each(['/admin', '/admin/subscriptions?status=active'])(
  'leads back to %s, a page of administrators',
  (from) => {
    expect(returnTo({ from })).toBe(from)
  },
)

it.each(['/organiser', '/organiser/start', '/organisation-invitation'])(
  'leads back to %s, a page of organizations',
  (from) => {
    expect(returnTo({ from })).toBe(from)
  },
)

it.each([
  null,
  undefined,
  'text',
  {},
  { from: 7 },
  { from: '//example.org/auth/' },
  { from: 'https://example.org' },
  { from: '/auth/login' },
  { from: '/invitations.example.org' },
  { from: '/admin.example.org' },
  { from: '/organiser.example.org' },
])('leads nowhere for %j', (state) => {
  expect(returnTo(state)).toBeUndefined()
})
