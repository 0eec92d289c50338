import { describe, expect, it } from 'vitest'
import { dollarsFrom, matchView, searchOf } from './match-address.ts'
import { hasFilters, type MatchView, NO_FILTERS } from './match-filters.ts'

const PLAIN: MatchView = { ...NO_FILTERS, sort: 'match' }
const viewOf = (search: string) => matchView(new URLSearchParams(search))

describe('an address and its view lead to each other:', () => {
  it.each<[string, Partial<MatchView>]>([
    ['', {}],
    ['?verdict=possible&sort=deadline', { verdict: 'possible', sort: 'deadline' }],
    ['?requirements=none&sort=amount', { isWithoutRequirements: true, sort: 'amount' }],
    ['?sort=newest', { sort: 'newest' }],
    ['?search=first+generation', { text: 'first generation' }],
    ['?effort=short&apply=provider', { isQuick: true, delivery: 'provider' }],
    [
      '?field=nursing&state=OH&need=yes&essay=without',
      { field: 'nursing', state: 'OH', isNeedBased: true, essay: 'without' },
    ],
    ['?within=30&amount=1000', { withinDays: 30, amountMinUsd: 1000 }],
    ['?from=2027-01-01&to=2027-02-28', { closesFrom: '2027-01-01', closesTo: '2027-02-28' }],
    [
      '?search=a%26b&verdict=eligible&requirements=none&effort=short&within=7&amount=5&apply=laurel&sort=effort',
      {
        text: 'a&b',
        verdict: 'eligible',
        isWithoutRequirements: true,
        isQuick: true,
        withinDays: 7,
        amountMinUsd: 5,
        delivery: 'laurel',
        sort: 'effort',
      },
    ],
  ])('%j', (search, view) => {
    expect(viewOf(search)).toEqual({ ...PLAIN, ...view })
    expect(searchOf({ ...PLAIN, ...view })).toBe(search)
  })
})

it.each([
  '?verdict=maybe',
  '?sort=constructor',
  '?page=3',
  '?requirements=some',
  '?within=31',
  '?within=-7',
  '?from=2027-02-30',
  '?from=yesterday&to=12027-01-01',
  '?amount=-5',
  '?amount=1e3',
  '?amount=0',
  '?amount=12345678901',
  '?apply=nowhere',
  '?field=magic&state=ohio&need=no&essay=long',
  '?search=%20%20',
])('%s is the plain list', (search) => {
  expect(viewOf(search)).toEqual(PLAIN)
})

it('takes the days of a range either way round', () => {
  expect(viewOf('?from=2027-03-01&to=2027-01-01')).toMatchObject({
    closesFrom: '2027-01-01',
    closesTo: '2027-03-01',
  })
})

it('lets a number of days stand above days of one’s own', () => {
  expect(viewOf('?within=90&from=2027-01-01')).toMatchObject({
    withinDays: 90,
    closesFrom: undefined,
  })
})

it('cuts a search that is longer than the server takes', () => {
  expect(viewOf(`?search=${'x'.repeat(300)}`).text).toHaveLength(200)
})

it('knows whether anything narrows the list', () => {
  expect(hasFilters(viewOf('?sort=amount'))).toBe(false)
  expect(hasFilters(viewOf('?amount=1'))).toBe(true)
})

it.each([
  ['$1,500', 1500],
  [' 20 ', 20],
  ['1.5', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %s dollars', (text, amountUsd) => {
  expect(dollarsFrom(text)).toBe(amountUsd)
})
