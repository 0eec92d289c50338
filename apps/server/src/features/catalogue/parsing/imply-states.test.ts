import type { Clause } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import { withStates } from './imply-states.ts'

const cases: [string, Clause[], Clause[]][] = [
  [
    'counties come after their states, each once',
    [{ fact: 'county', in: ['OH/Franklin', 'OH/Licking', 'KY/Boone'] }],
    [
      { fact: 'state', in: ['OH', 'KY'] },
      { fact: 'county', in: ['OH/Franklin', 'OH/Licking', 'KY/Boone'] },
    ],
  ],
  [
    'a parent’s city, and where the high school is, have states of their own',
    [
      { fact: 'city', relation: 'parent', in: ['MA/Boston'] },
      { fact: 'highSchoolCounty', in: ['NV/Clark'] },
    ],
    [
      { fact: 'state', relation: 'parent', in: ['MA'] },
      { fact: 'city', relation: 'parent', in: ['MA/Boston'] },
      { fact: 'highSchoolState', in: ['NV'] },
      { fact: 'highSchoolCounty', in: ['NV/Clark'] },
    ],
  ],
  [
    'a state that is asked for stays as it is',
    [
      { fact: 'county', in: ['NV/Clark'] },
      { fact: 'state', in: ['NV', 'UT'] },
    ],
    [
      { fact: 'county', in: ['NV/Clark'] },
      { fact: 'state', in: ['NV', 'UT'] },
    ],
  ],
  [
    'a preferred state excludes nobody, so it does not count',
    [
      { fact: 'state', in: ['NV'], soft: true },
      { fact: 'county', in: ['NV/Clark'] },
    ],
    [
      { fact: 'state', in: ['NV'], soft: true },
      { fact: 'state', in: ['NV'] },
      { fact: 'county', in: ['NV/Clark'] },
    ],
  ],
  [
    'counties and cities of one state ask for it once',
    [
      { fact: 'county', in: ['NV/Clark'] },
      { fact: 'city', in: ['NV/Henderson'] },
    ],
    [
      { fact: 'state', in: ['NV'] },
      { fact: 'county', in: ['NV/Clark'] },
      { fact: 'city', in: ['NV/Henderson'] },
    ],
  ],
]

it.each(cases)('%s', (_, given, expected) => {
  expect(withStates(given)).toEqual(expected)
})

it.each<Clause[]>([
  [{ fact: 'county', in: ['NV/Clark', 'Elsewhere'] }],
  [{ fact: 'county', notIn: ['NV/Clark'] }],
  [{ fact: 'county', in: ['NV/Clark'], soft: true }],
  [{ fact: 'zipCode', in: ['89101'] }],
  [{ attest: 'Do you live in Clark County?' }],
])('%j implies no state', (clause) => {
  expect(withStates([clause])).toEqual([clause])
})
