import { expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const clausesOf = (text: string) =>
  readListing([{ kind: 'description', text }]).clauses.map(({ criteria }) => criteria)

it.each([
  'Administered by the Ohio Nurses Guild for first-generation students.',
  'Sponsored by BEE - Asian Women of the Hive for first-generation students.',
])('takes the name of who gives it for no rule: %s', (sentence) => {
  expect(clausesOf(sentence)).toEqual([{ fact: 'firstGeneration', is: true }])
})

it('takes it for nobody where it is no name', () => {
  expect(clausesOf('Given by nurses for what they learnt.')).toEqual([])
})
