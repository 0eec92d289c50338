import { expect, it } from 'vitest'
import { isBareKey, isOfOneSite, siteKey } from './site-key.ts'

const of = (
  title: string,
  sponsor: string,
  applyUrl: string | null = 'https://hive.org/apply',
) => ({
  title,
  sponsor,
  applyUrl,
})

it.each([
  [
    of('The Hive Scholarship', 'The Hive Scholarship'),
    of('Hive Scholarship', 'Ada & Ben Hive Foundation'),
  ],
  [
    of('Comb Fellows Scholarship', 'Comb Institute'),
    of('Comb Fellows Award Scholarship', 'Comb Institute for Bees'),
  ],
  [of('Hive Most Valuable Bee', 'Hive Trust'), of('Most Valuable Bee Scholarship', 'Hive Trust')],
  [
    of('Nectar Scholars (formerly Bee Fund)', 'Nectar Fund'),
    of('Nectar Scholarship', 'Nectar Fund (NF)'),
  ],
  [
    of('Comb Award', 'Hive', 'https://www.hive.org/a'),
    of('Comb Award', 'Hive Inc.', 'http://hive.org/b?c'),
  ],
])('takes %j and %j for one', (one, other) => {
  expect(siteKey(one)).toBe(siteKey(other))
  expect(isOfOneSite(one, other)).toBe(true)
})

it.each([
  ['another site', of('Comb Award', 'Hive'), of('Comb Award', 'Hive', 'https://bees.org')],
  ['no site', of('Comb Award', 'Hive', null), of('Comb Award', 'Hive', null)],
  ['another title', of('Comb Award', 'Hive'), of('Young Comb Award', 'Hive')],
  ['another kind', of('Comb Grant', 'Hive'), of('Comb Contest', 'Hive')],
  ['another sponsor', of('Comb Award', 'Hive Foundation'), of('Comb Award', 'Meadow Foundation')],
])('tells two apart by %s', (_what, one, other) => {
  expect(isOfOneSite(one, other)).toBe(false)
})

it('knows a title that says no more than its sponsor', () => {
  expect(isBareKey(siteKey(of('Hive National Scholarship Program', 'Hive')))).toBe(true)
  expect(isBareKey(siteKey(of('Comb Award', 'Hive')))).toBe(false)
})
