import { expect, it } from 'vitest'
import { activeFilters } from './filter-words.ts'
import { filterQuery, type MatchFilters, NO_FILTERS } from './match-filters.ts'

const TODAY = '2026-12-30'

it.each<[Partial<MatchFilters>, object, string[]]>([
  [{}, {}, []],
  [{ text: 'nurse' }, { search: 'nurse' }, ['“nurse”']],
  [{ verdict: 'eligible' }, { verdict: 'eligible' }, ['Eligible']],
  [{ isWithoutRequirements: true }, { withoutRequirement: 'true' }, ['No requirements']],
  [{ isQuick: true }, { skiphard: 'true' }, ['Two hours or less']],
  [{ withinDays: 7 }, { deadlineFrom: TODAY, deadlineTo: '2027-01-06' }, ['Closes within 7 days']],
  [{ closesTo: '2027-02-01' }, { deadlineTo: '2027-02-01' }, ['Closes by 1 February 2027']],
  [
    { closesFrom: '2027-01-01', closesTo: '2027-02-01' },
    { deadlineFrom: '2027-01-01', deadlineTo: '2027-02-01' },
    ['Closes 1 January 2027 to 1 February 2027'],
  ],
  [
    { closesFrom: '2027-02-01', closesTo: '2027-02-01' },
    { deadlineFrom: '2027-02-01', deadlineTo: '2027-02-01' },
    ['Closes on 1 February 2027'],
  ],
  [{ amountMinUsd: 2500 }, { amountMin: '2500' }, ['At least $2,500']],
  [{ delivery: 'provider' }, { delivery: 'provider' }, ['Apply at the sponsor']],
  [{ field: 'nursing' }, { fieldOfStudy: 'nursing' }, ['Nursing']],
  [{ state: 'OH' }, { state: 'OH' }, ['Ohio']],
  [{ isNeedBased: true }, { needBased: 'true' }, ['For financial need']],
  [{ essay: 'without' }, { essay: 'without' }, ['No essay']],
])('%j is asked for and said', (given, query, words) => {
  const filters = { ...NO_FILTERS, ...given }
  expect(filterQuery(filters, TODAY)).toEqual({ withoutRequirement: 'false', ...query })
  expect(activeFilters(filters).map((each) => each.words)).toEqual(words)
})

it('asks for the days of a range in their order', () => {
  const filters = { ...NO_FILTERS, closesFrom: '2027-02-01', closesTo: '2027-01-01' }
  expect(filterQuery(filters, TODAY)).toMatchObject({
    deadlineFrom: '2027-01-01',
    deadlineTo: '2027-02-01',
  })
})

it('takes each filter away alone', () => {
  const filters: MatchFilters = {
    ...NO_FILTERS,
    text: 'nurse',
    closesFrom: '2027-01-01',
    closesTo: '2027-02-01',
    amountMinUsd: 100,
  }
  const left = activeFilters(filters).map(({ without }) =>
    activeFilters({ ...filters, ...without }).map(({ key }) => key),
  )
  expect(left).toEqual([
    ['deadline', 'amountMinUsd'],
    ['text', 'amountMinUsd'],
    ['text', 'deadline'],
  ])
})
