import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])
const asked = (text: string): unknown[] => read(text).clauses.map(({ criteria }) => criteria)
const ohio = { fact: 'state', in: ['OH'] }

describe('sentences that begin with a condition of applying', () => {
  it.each([
    'You are eligible if you are a resident of Ohio.',
    'You may apply if you live in Ohio.',
    'Students can apply if they are Ohio residents.',
    'Applicants qualify if they live in Ohio.',
    'A student is eligible for this scholarship if he or she lives in Ohio.',
    'You may be eligible only if you are an Ohio resident.',
    'If you live in Ohio, you may apply.',
    'If you are a resident of Ohio, this scholarship is for you!',
  ])('%s', (sentence) => {
    expect(asked(sentence)).toEqual([ohio])
    expect(read(sentence).known).toBe('read')
  })

  it('several conditions hold together', () => {
    expect(asked('You may apply if you are a Nevada resident and have a 3.0 GPA.')).toEqual([
      { fact: 'state', in: ['NV'] },
      { fact: 'gpa', gte: 3 },
    ])
  })

  it.each([
    'Homeschooled students may apply if they have a 3.0 GPA.',
    'You may also apply if you live in Ohio.',
    'If you are a freshman, you must have a 3.0 GPA.',
    'If you live in Ohio, call our office.',
    'You may apply if you live in Ohio or attend college there.',
  ])('what is asked of some, or is one of two ways, is no rule: %s', (sentence) => {
    expect(asked(sentence)).toEqual([])
    expect(read(sentence).unread).not.toEqual([])
  })
})
