import type { Clause } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import { withStatus } from './imply-status.ts'

const undocumented: Clause = { fact: 'lifeExperience', in: ['undocumented'] }

it('asks no citizen whether they are undocumented', () => {
  expect(withStatus([undocumented])).toEqual([
    { fact: 'citizenship', notIn: ['us_citizen', 'us_permanent_resident'] },
    undocumented,
  ])
})

it.each<[string, Clause[]]>([
  ['a citizenship asked for', [{ fact: 'citizenship', in: ['daca'] }, undocumented]],
  ['a preference', [{ ...undocumented, soft: true }]],
  ['a choice', [{ fact: 'lifeExperience', in: ['undocumented', 'refugee_or_asylee'] }]],
  ['a choice of clauses', [{ any: [undocumented, { fact: 'firstGeneration', is: true }] }]],
])('leaves %s as it is', (_name, clauses) => {
  expect(withStatus(clauses)).toEqual(clauses)
})
