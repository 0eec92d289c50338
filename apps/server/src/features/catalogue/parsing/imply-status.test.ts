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

it('asks no citizen whether they are undocumented or have DACA', () => {
  const either: Clause = { any: [undocumented, { fact: 'citizenship', in: ['daca'] }] }
  expect(withStatus([either])).toEqual([
    { fact: 'citizenship', notIn: ['us_citizen', 'us_permanent_resident'] },
    either,
  ])
})

it.each<[string, Clause[]]>([
  [
    'a choice that lets in permanent residents',
    [{ any: [undocumented, { fact: 'citizenship', in: ['daca', 'us_permanent_resident'] }] }],
  ],
  ['a preference of choices', [{ any: [undocumented], soft: true }]],
  ['a citizenship asked for', [{ fact: 'citizenship', in: ['daca'] }, undocumented]],
  ['a preference', [{ ...undocumented, soft: true }]],
  ['a choice', [{ fact: 'lifeExperience', in: ['undocumented', 'refugee_or_asylee'] }]],
  ['a choice of clauses', [{ any: [undocumented, { fact: 'firstGeneration', is: true }] }]],
])('leaves %s as it is', (_name, clauses) => {
  expect(withStatus(clauses)).toEqual(clauses)
})
