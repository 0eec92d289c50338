import { expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const levels = (...ids: string[]) => ({ fact: 'schoolLevel', in: ids })
const read = (text: string, ...column: string[]) =>
  readListing(
    [{ kind: 'eligibility', text }],
    [{ words: 'level', clause: levels(...column) }],
  ).clauses.map(({ criteria }) => criteria)

it.each([
  ['Juniors.', ['undergraduate'], [levels('college_junior')]],
  ['Juniors.', ['hs_junior'], [levels('hs_junior')]],
  ['Juniors.', ['hs_senior'], [levels('hs_senior')]],
])('%s are those of the stage that a column %s names', (text, column, asked) => {
  expect(read(text, ...column)).toEqual(asked)
})

it('leaves a column as it is that names both stages', () => {
  expect(read('Juniors.', 'high_school', 'undergraduate')).toEqual([
    levels('high_school', 'undergraduate'),
  ])
})

it('leaves what is no year of both as it was', () => {
  expect(read('High school juniors.', 'hs_senior')).toEqual([levels('hs_senior', 'hs_junior')])
})
