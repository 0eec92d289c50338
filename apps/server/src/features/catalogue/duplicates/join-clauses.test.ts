import type { Clause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import type { listingClauses } from '../../../db/schema/listings.ts'
import { aClause } from '../../../testing/factories/desk.ts'
import { clausesToJoin } from './join-clauses.ts'

type ClauseRow = typeof listingClauses.$inferSelect

const clause = (criteria: Clause, rest: Partial<ClauseRow> = {}): ClauseRow => {
  const words = JSON.stringify(criteria)
  return aClause({ criteria, words, likeness: words, confidence: 'certain', ...rest })
}

const OHIO: Clause = { fact: 'state', in: ['OH'] }
const GPA = (gte: number): Clause => ({ fact: 'gpa', gte })
const SENIORS: Clause = { fact: 'schoolLevel', in: ['hs_senior'] }
const CITIZENS: Clause = { fact: 'citizenship', in: ['us_citizen'] }

const join = (own: ClauseRow[], other: ClauseRow[]) =>
  clausesToJoin(own, other, 'List Two').map(({ criteria, confidence, why }) => ({
    criteria,
    confidence,
    why,
  }))

const only = { confidence: 'certain', why: 'Only List Two says it.' }
const otherwise = { confidence: 'unsure', why: 'List Two says otherwise.' }

describe('what another entry of the award says', () => {
  it('is joined where this one says nothing of it', () => {
    const other = [clause(CITIZENS), clause({ fact: 'age', lte: 25 })]
    expect(join([clause(OHIO)], other)).toEqual([
      { criteria: CITIZENS, ...only },
      { criteria: { fact: 'age', lte: 25 }, ...only },
    ])
  })

  it('is not said twice, nor where this one asks as much or more', () => {
    const own = [clause(OHIO), clause(GPA(3.5))]
    expect(join(own, [clause(OHIO), clause(GPA(3))])).toEqual([])
    const wide: Clause = { fact: 'state', in: ['OH', 'KY'] }
    expect(join(own, [clause(wide, { words: 'Ohio or Kentucky' })])).toEqual([])
  })

  it('waits for a person where the two do not say the same', () => {
    expect(join([clause(GPA(2.5))], [clause(GPA(3))])).toEqual([{ criteria: GPA(3), ...otherwise }])
    const kentucky: Clause = { fact: 'state', in: ['KY'] }
    expect(join([clause(OHIO)], [clause(kentucky)])).toEqual([{ criteria: kentucky, ...otherwise }])
  })

  it('waits where it lets in a stage of school that this one does not speak of', () => {
    const wider: Clause = { fact: 'schoolLevel', in: ['hs_senior', 'undergraduate'] }
    const students: Clause = { fact: 'schoolLevel', in: ['undergraduate'] }
    expect(join([clause(students)], [clause(wider)])).toEqual([{ criteria: wider, ...otherwise }])
    const years: Clause = { fact: 'schoolLevel', in: ['college_junior', 'college_senior'] }
    const juniors: Clause = { fact: 'schoolLevel', in: ['college_junior'] }
    expect(join([clause(juniors)], [clause(years)])).toEqual([])
  })

  it('waits where it is about the same by another fact', () => {
    const enrolled: Clause = { fact: 'enrolledInCollege', is: true }
    expect(join([clause(SENIORS)], [clause(enrolled)])).toEqual([
      { criteria: enrolled, ...otherwise },
    ])
  })

  it('is weighed against what a third entry brought', () => {
    expect(join([], [clause(GPA(2.5)), clause(GPA(3))]).map((each) => each.confidence)).toEqual([
      'certain',
      'unsure',
    ])
  })

  it('is nothing where it was turned down or nobody is sure of it', () => {
    const other = [clause(CITIZENS, { state: 'rejected' }), clause(OHIO, { confidence: 'unsure' })]
    expect(join([], other)).toEqual([])
  })

  it('may be a preference that this one has no word of', () => {
    const wish: Clause = { fact: 'financialNeed', is: true, soft: true }
    expect(join([clause(OHIO)], [clause(wish)])).toEqual([{ criteria: wish, ...only }])
    const need: Clause = { fact: 'financialNeed', is: true }
    expect(join([clause(need)], [clause(wish)])).toEqual([])
  })

  it('keeps sentences that nobody understood, and what is asked of them', () => {
    const sentence = clause(
      { attest: 'Do you keep bees?' },
      { confidence: 'unread', words: 'Must keep bees.', isAsked: true },
    )
    expect(clausesToJoin([], [sentence], 'List Two')).toMatchObject([
      { confidence: 'unread', words: 'Must keep bees.', isAsked: true, textIndex: -1 },
    ])
    expect(clausesToJoin([sentence], [{ ...sentence, words: 'Must  keep BEES.' }], '')).toEqual([])
  })
})
