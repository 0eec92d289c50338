import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it.each([
  ['/', {}, '/'],
  ['/faq/', {}, '/faq'],
  ['/organiser/scholarships/a1b2', { id: 'a1b2' }, '/organiser/scholarships/:id'],
  ['/organiser/scholarships/a%20b', { id: 'a b' }, '/organiser/scholarships/:id'],
  ['/auth/register1', { step: 'register1' }, '/auth/:step'],
  ['/maya@example.org/secret', { '*': 'maya@example.org/secret' }, '/:*'],
  ['/%E0%A4%A', { '*': '%E0%A4%A' }, '/:*'],
])('%s is a look at a page without what it names', (pathname, params, page) => {
  expect(pageOf(pathname, params)).toBe(page)
})
