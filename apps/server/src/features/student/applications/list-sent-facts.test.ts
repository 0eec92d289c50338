import { expect, it } from 'vitest'
import { listSentFacts, withoutSensitive } from './list-sent-facts.ts'

const answers = { gpa: [3.5], gender: ['female'], religion: ['jewish'], 'employer:parent': ['A'] }

it('lists what the rules mention of the profile, and nothing else', () => {
  const clauses = [
    { fact: 'gpa' },
    { of: [{ fact: 'gender' }, { fact: 'employer', relation: 'parent' }] },
    { fact: 'disability' },
    { fact: 'noSuchFact' },
  ]
  expect(listSentFacts(clauses, answers)).toEqual([
    { fact: 'gpa', values: [3.5] },
    { fact: 'gender', values: ['female'] },
    { fact: 'employer:parent', values: ['A'] },
  ])
})

it('leaves out what is sensitive where nobody looked at it first', () => {
  const facts = listSentFacts(
    [{ fact: 'gender' }, { fact: 'employer', relation: 'parent' }],
    answers,
  )
  const sender = { firstName: 'Ada', lastName: '', email: 'ada@example.org', phone: null, facts }
  expect(withoutSensitive(sender)).toEqual({
    ...sender,
    facts: [{ fact: 'employer:parent', values: ['A'] }],
  })
})
