import { expect, it } from 'vitest'
import { filtersIn, type WantedMatches } from './read-filters.ts'

it.each<[string, WantedMatches | undefined]>([
  ['scholarships for veterans in Ohio', { search: 'veterans in Ohio' }],
  ['nursing, closing before February', { search: 'nursing', closesTo: '2027-01-31' }],
  ['Show me nursing scholarships due by 10 March', { search: 'nursing', closesTo: '2027-03-10' }],
  ['welding scholarships over $1,000', { search: 'welding', amountMinUsd: 1000 }],
  [
    'art scholarships with a deadline in December',
    { search: 'art', closesFrom: '2026-12-01', closesTo: '2026-12-31' },
  ],
  ['scholarships closing in January 2028', { closesFrom: '2028-01-01', closesTo: '2028-01-31' }],
  ['biology in Texas', { search: 'biology in Texas' }],
  ['Computer Science!', { search: 'Computer Science' }],
  ['first-generation nursing', { search: 'first-generation nursing' }],
  ['What is the history of my application?', undefined],
  ['law school deadlines that I saved in my own planner', undefined],
  ['the other one', undefined],
  ['What is due before December?', undefined],
  ['how do I get my money if I win', undefined],
])('reads what %j looks for', (question, wanted) => {
  expect(filtersIn(question, '2026-11-23')).toEqual(wanted)
})
