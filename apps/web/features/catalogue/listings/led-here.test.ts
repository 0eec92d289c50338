import { expect, it } from 'vitest'
import { notePage, pageBefore } from '../../../page-before.ts'
import { paths } from '../../../paths.ts'
import { sourceOf } from './led-here.ts'

const id = '0b9d0d5e-2f5e-4d0e-8f3a-5a1c9e7d4b21'
const origin = 'https://laurel.example'
const arrival = { id, search: `?${id}`, before: '', referrer: '', origin }

it.each([
  [paths.matches, 'matches'],
  [`${paths.matches}?search=nursing`, 'search'],
  [paths.saved, 'saved'],
  [paths.dashboard, 'dashboard'],
  [paths.assistanceChat, 'assistant'],
  [paths.conversation, 'assistant'],
  [paths.scholarshipDetail('another'), 'similar'],
  [paths.applySuccess('another'), 'similar'],
  [paths.setting, 'other'],
])('knows the page before: %s is %s', (before, source) => {
  expect(sourceOf({ ...arrival, before, referrer: 'https://search.example/' })).toBe(source)
})

it('takes the word of a mail or a notification, and of nothing else', () => {
  const said = (from: string) =>
    sourceOf({ ...arrival, search: `?${id}&from=${from}`, before: paths.matches })
  expect([said('mail'), said('notification'), said('saved')]).toEqual([
    'mail',
    'notification',
    'matches',
  ])
})

it('knows who came by the public page of this scholarship, through whatever pages', () => {
  const from = (listing: string) =>
    sourceOf({
      ...arrival,
      before: paths.conversation,
      referrer: `${origin}${paths.publicScholarships}/a-title-${listing.slice(-12)}`,
    })
  expect(from(id)).toBe('public_page')
  expect(from('5a1c9e7d4b99')).toBe('assistant')
})

it('takes a page without one before it for a link from elsewhere, unless it was loaded anew', () => {
  expect(sourceOf(arrival)).toBe('outside')
  expect(sourceOf({ ...arrival, referrer: 'https://search.example/' })).toBe('outside')
  expect(sourceOf({ ...arrival, referrer: `${origin}/auth/login` })).toBe('other')
})

it('remembers the page before the present one, before and after that is noted', () => {
  notePage('/one')
  expect(pageBefore('/one')).toBe('')
  expect(pageBefore('/two')).toBe('/one')
  notePage('/two')
  notePage('/two')
  expect(pageBefore('/two')).toBe('/one')
})
