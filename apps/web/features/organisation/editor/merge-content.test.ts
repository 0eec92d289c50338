import { expect, it } from 'vitest'
import { mergeParts } from './merge-content.ts'
import { anEdited } from './testing/an-edited.ts'

const { listing: base } = anEdited()
const mine = { ...base, title: 'Mine', announceBy: '2027-05-03' }

it('keeps what both changed, and one’s own where both changed the same', () => {
  const theirs = { ...base, title: 'Theirs', terms: '<p>One.</p>' }
  expect(mergeParts(base, mine, theirs)).toEqual({
    merged: { ...base, title: 'Mine', announceBy: '2027-05-03', terms: '<p>One.</p>' },
    isContested: true,
  })
})

it('has nothing to ask where each changed something else, or both the same alike', () => {
  const theirs = { ...base, title: 'Mine', terms: '<p>One.</p>' }
  expect(mergeParts(base, mine, theirs).isContested).toBe(false)
})
