import { expect, it } from 'vitest'
import { isPlainKey, nameKey, ownTitle } from './name-key.ts'

it.each([
  ['Taco Bell Live Más Scholarship', 'Taco Bell Foundation', 'Live Mas Scholarship', 'Taco Bell'],
  [
    'Rivers Award',
    'Clean Water Fund (administered by Dry Land)',
    'Rivers Award',
    'Clean Water Fund',
  ],
  ['Rivers Award', 'Clean Water Fund (via Dry Land)', 'Rivers Award', 'Clean Water Fund'],
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

it('knows a title that another award of the sponsor could have', () => {
  const key = nameKey('Smith Foundation Scholarship', 'Smith Foundation')
  expect(isPlainKey(key)).toBe(true)
  expect(key).toBe(nameKey('The Smith Foundation Scholarship Program', 'Smith Foundation'))
  expect(isPlainKey(nameKey('Rivers Award', 'Smith Foundation'))).toBe(false)
})

it('says nothing where nobody is named', () => {
  expect(nameKey('Rivers Award', 'Sponsor not stated')).toBe('')
})

it('leaves the sponsor out of its own title, and keeps what kind of award it is', () => {
  expect(ownTitle('Acme Stars Award', 'Acme')).toBe('stars award')
  expect(ownTitle('The Annual Acme Stars Award Program', 'Acme')).toBe('stars award')
  expect(ownTitle('Acme', 'Acme')).toBe('acme')
})
