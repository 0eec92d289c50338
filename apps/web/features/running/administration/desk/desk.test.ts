import type { Clause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import {
  checkClause,
  checkJson,
  EMPTY_DRAFT,
  missingIn,
  toClause,
  toDraft,
  withFact,
} from '../../../organisation/criteria/clause-draft.ts'
import { clauseWords, withSoft } from '@laurel/contract/words/clause-words'
import { beside, countOpen, firstClause, nextOpen } from './desk-moves.ts'
import { markPieces } from './mark-pieces.ts'

const OHIO: Clause = { fact: 'state', in: ['OH'] }

describe('a clause in words', () => {
  it.each<[Clause, string]>([
    [OHIO, 'For residents of Ohio'],
    [{ ...OHIO, soft: true }, 'Preferred: residents of Ohio'],
    [{ attest: 'Do you keep bees?' }, 'Students are asked: “Do you keep bees?”'],
    [{ not: OHIO }, 'Not for residents of Ohio'],
    [{ any: [OHIO, { fact: 'gpa', gte: 3 }] }, 'For residents of Ohio, or a GPA of 3.0 or more'],
  ])('%j', (clause, words) => {
    expect(clauseWords(clause)).toBe(words)
  })

  it('is made a preference and back', () => {
    expect(withSoft(OHIO, true)).toEqual({ ...OHIO, soft: true })
    expect(withSoft(withSoft(OHIO, true), false)).toEqual(OHIO)
  })
})

describe('a clause in a form', () => {
  it.each<Clause>([
    OHIO,
    { fact: 'gpa', gte: 3.5 },
    { fact: 'gpa', between: [2, 3] },
    { fact: 'transfer', is: false },
    { fact: 'county', in: ['OH/Franklin', 'OH/Delaware'], soft: true },
    { fact: 'militaryAffiliation', relation: 'parent', notIn: ['army'] },
    { fact: 'enrollmentDate', gte: '2027-08-01' },
    { attest: 'Do you keep bees?' },
  ])('%j comes back as it was', (clause) => {
    const draft = toDraft(clause)
    expect(draft && toClause(draft)).toEqual(clause)
    expect(draft && missingIn(draft)).toBeUndefined()
  })

  it('takes no clause of several parts', () => {
    expect(toDraft({ any: [OHIO] })).toBeUndefined()
  })

  it('says what is missing or wrong', () => {
    expect(missingIn(EMPTY_DRAFT)).toBe('Choose what it is about.')
    expect(missingIn(withFact(EMPTY_DRAFT, 'state'))).toBe('Choose at least one answer.')
    expect(missingIn(withFact(EMPTY_DRAFT, 'gpa'))).toBe('Fill in the value.')
    expect(checkClause({ fact: 'gpa', gte: 7 })).toMatchObject({ problem: 'Must be at most 4.' })
    expect(checkJson('{"fact":"gpa","gte":7}')).toEqual({ problem: 'gte: Must be at most 4.' })
    expect(checkJson('{')).toMatchObject({ problem: expect.stringContaining('not JSON') })
    expect(checkJson('{"attest":"Do you keep bees?"}')).toEqual({
      json: '{"attest":"Do you keep bees?"}',
    })
  })
})

describe('the marks in a text', () => {
  const place = (id: string, from: number, to: number) => ({ id, textIndex: 0, from, to })

  it('cuts where clauses begin and end, also those that overlap', () => {
    const clauses = [place('a', 0, 7), place('b', 4, 11), { ...place('c', 0, 3), textIndex: 1 }]
    expect(markPieces('one two three', 0, clauses)).toEqual([
      { text: 'one ', clauses: ['a'], ends: [] },
      { text: 'two', clauses: ['a', 'b'], ends: ['a'] },
      { text: ' thr', clauses: ['b'], ends: ['b'] },
      { text: 'ee', clauses: [], ends: [] },
    ])
  })

  it('leaves out what lies past the end of a text', () => {
    expect(markPieces('one', 0, [place('a', 2, 9)])).toEqual([
      { text: 'one', clauses: [], ends: [] },
    ])
  })
})

describe('moving between clauses', () => {
  const clause = (
    id: string,
    confidence: 'certain' | 'unsure',
    state: 'read' | 'confirmed' = 'read',
  ) => ({
    id,
    confidence,
    state,
  })
  const clauses = [
    clause('a', 'certain'),
    clause('b', 'unsure'),
    clause('c', 'unsure'),
    clause('d', 'unsure', 'confirmed'),
  ]

  it('begins at what waits, goes on to what waits, and back to what was left', () => {
    expect(firstClause(clauses)).toBe('b')
    expect(nextOpen(clauses, 'b')).toBe('c')
    expect(nextOpen(clauses, 'c')).toBe('b')
    expect(countOpen(clauses)).toBe(2)
    expect([beside(clauses, 'a', 1), beside(clauses, 'd', 1), beside(clauses, 'a', -1)]).toEqual([
      'b',
      undefined,
      undefined,
    ])
    expect(nextOpen([clause('a', 'certain')], 'a')).toBeUndefined()
  })
})
