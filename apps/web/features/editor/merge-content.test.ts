import { expect, it } from 'vitest'
import { mergeContent } from './merge-content.ts'
import { anEdited } from './testing/an-edited.ts'

it('keeps what both changed, and one’s own where both changed the same', () => {
  const { listing, criteria, reasons } = anEdited()
  const base = { listing, criteria, reasons }
  const mine = {
    ...base,
    listing: { ...listing, title: 'Mine', announceBy: '2027-05-03' },
    reasons: { gender: 'The will asks for it.' },
  }
  const theirs = {
    ...base,
    listing: { ...listing, title: 'Theirs', terms: '<p>One.</p>' },
    criteria: { all: [{ fact: 'gpa', gte: 3 }] },
  }
  expect(mergeContent(base, mine, theirs)).toEqual({
    listing: { ...listing, title: 'Mine', announceBy: '2027-05-03', terms: '<p>One.</p>' },
    criteria: theirs.criteria,
    reasons: mine.reasons,
  })
})
