import { expect, it } from 'vitest'
import { nameKey, ownTitle } from './name-key.ts'

it.each([
  ['Taco Bell Live Más Scholarship', 'Taco Bell Foundation', 'Live Mas Scholarship', 'Taco Bell'],
  ['The Maple Prize', 'Maple Trust, Inc.', 'Prize', 'The Maple Trust'],
  ['Rivers & Lakes Award', 'Clean Water Fund', 'Rivers and Lakes Scholarship', 'Clean Water Fund'],
])('%s of %s is %s of %s', (title, sponsor, otherTitle, otherSponsor) => {
  expect(nameKey(title, sponsor)).not.toBe('')
  expect(nameKey(title, sponsor)).toBe(nameKey(otherTitle, otherSponsor))
})

it.each([
  ['Rivers Award', 'Clean Water Fund', 'Lakes Award', 'Clean Water Fund'],
  ['Rivers Award', 'Clean Water Fund', 'Rivers Award', 'Dry Land Fund'],
  ['Rivers Award 2026', 'Clean Water Fund', 'Rivers Award 2027', 'Clean Water Fund'],
])('%s of %s is not %s of %s', (title, sponsor, otherTitle, otherSponsor) => {
  expect(nameKey(title, sponsor)).not.toBe(nameKey(otherTitle, otherSponsor))
})

it('says nothing of titles that every award of the sponsor could have', () => {
  expect(nameKey('Smith Foundation Scholarship', 'Smith Foundation')).toBe('')
  expect(nameKey('Rivers Award', 'Sponsor not stated')).toBe('')
})

it('leaves the sponsor out of its own title, and keeps what kind of award it is', () => {
  expect(ownTitle('Acme Stars Award', 'Acme')).toBe('stars award')
  expect(ownTitle('Acme', 'Acme')).toBe('acme')
})
