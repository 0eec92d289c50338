import { expect, it } from 'vitest'
import type { ListingText } from './listing-reading.ts'
import { readListing } from './read-listing.ts'

const read = (text: string, sponsor = 'Guild of Beekeepers (GBK)') => {
  const texts: ListingText[] = [
    { kind: 'title', text: 'Golden Comb Award' },
    { kind: 'sponsor', text: sponsor },
    { kind: 'description', text },
  ]
  return readListing(texts).clauses.map(({ criteria, confidence }) => ({ criteria, confidence }))
}
const OF_GUILD = {
  criteria: { fact: 'membership', in: ['Guild of Beekeepers', 'GBK'] },
  confidence: 'likely',
}

it.each([
  'Award for high school seniors who are active FLOREA members in good standing, checked by their leader.',
  'For current FLOREA members pursuing swarming, in any hive.',
])('reads a plain membership in a sentence with unread words: %s', (text) => {
  expect(read(text)).toContainEqual({
    criteria: { fact: 'membership', in: ['FLOREA'] },
    confidence: 'likely',
  })
})

it.each([
  ['others may apply as well', 'For FLOREA members, veterans, or keepers of swarms in hives.'],
  ['it is turned', 'Applicants need not be active FLOREA members, checked by their leader.'],
  ['it is of kin', 'Sons and daughters of firefighters who belong to the FLOREA, checked.'],
])('leaves it unread where %s', (_why, text) => {
  expect(JSON.stringify(read(text))).not.toContain('"fact":"membership","in"')
})

it.each([
  'Award for members under 25 whose hives thrive.',
  'This award is open to our student members at work on combs.',
  'Award for members enrolled or accepted where hives thrive.',
])('takes members of nobody who is named for those of the sponsor: %s', (text) => {
  expect(read(text)).toContainEqual(OF_GUILD)
})

it.each([
  ['Must be a member of the National Hive Society.', 'National Hive Society'],
  ['Must be an active National FLOREA member.', 'National FLOREA'],
  ['Must be a member of Beekeepers Local 100.', 'Beekeepers Local 100'],
])('takes all of a name: %s', (text, name) => {
  expect(read(text)).toEqual([
    { criteria: { fact: 'membership', in: [name] }, confidence: 'likely' },
  ])
})

it.each([
  ['membership', 'Requires Hive Guild membership and two swarms of bees.', 'Hive Guild'],
  ['membership', 'Hive Guild membership and essays are required.', 'Hive Guild'],
  ['employer', 'Requires current employment at an eligible Honey-Bar and a letter.', 'Honey-Bar'],
])('reads a %s in words that no frame takes: %s', (fact, text, name) => {
  expect(read(text)).toContainEqual({ criteria: { fact, in: [name] }, confidence: 'likely' })
})

it('takes employees of the sponsor for its own', () => {
  expect(
    read('For children of our full-time employees at two hives.', 'Acme Honey'),
  ).toContainEqual({
    criteria: { fact: 'employer', relation: 'parent', in: ['Acme Honey'] },
    confidence: 'likely',
  })
})

it.each([
  ['members of something', 'Award for members of the community with hives.'],
  ['what members are of', 'Award for students at member schools with hives.'],
  ['what is not asked', 'Open to members, though membership is not required.'],
  ['a choice', 'Award for members or their neighbors with hives.'],
])('takes nobody for a member of the sponsor by %s', (_why, text) => {
  expect(read(text)).not.toContainEqual(OF_GUILD)
})

it('takes nobody for a member of a fund', () => {
  expect(read('Award for members under 25 with hives.', 'Honey Fund')).toEqual([])
})
