import { expect, it } from 'vitest'
import { hostOf, verifiedWords } from './source-words.ts'

it.each([
  ['https://Scholars.example.org/awards?page=2#top', 'scholars.example.org'],
  ['http://me@example.org:8080', 'example.org'],
  ['a letter of the county', 'a letter of the county'],
])('%s comes from %s', (url, host) => {
  expect(hostOf(url)).toBe(host)
})

it('writes a day out, and leaves what is none', () => {
  expect(verifiedWords('2026-11-20T08:00:00Z')).toBe('20 November 2026')
  expect(verifiedWords('last spring')).toBe('last spring')
})
