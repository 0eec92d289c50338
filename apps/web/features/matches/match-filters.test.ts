import { expect, it } from 'vitest'
import { matchView, searchOf } from './match-filters.ts'

it.each([
  ['', { chip: 'all', sort: 'newest' }],
  ['?verdict=eligible', { chip: 'eligible', sort: 'newest' }],
  ['?verdict=possible&sort=deadline', { chip: 'possible', sort: 'deadline' }],
  ['?requirements=none&sort=amount', { chip: 'none', sort: 'amount' }],
] as const)('%j and its view lead to each other', (search, view) => {
  expect(matchView(new URLSearchParams(search))).toEqual(view)
  expect(searchOf(view)).toBe(search)
})

it.each(['?verdict=maybe', '?sort=constructor', '?page=3', '?requirements=some'])(
  '%s is the plain list',
  (search) => {
    expect(matchView(new URLSearchParams(search))).toEqual({ chip: 'all', sort: 'newest' })
  },
)
