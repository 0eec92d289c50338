import { expect, it } from 'vitest'
import type { Clause } from './criteria.ts'
import { FACTS } from './facts.ts'
import { findImpossible } from './find-impossible.ts'

const placesOf = (all: readonly Clause[]) => findImpossible({ all }, FACTS)

it.each<[string, Clause[], number[]]>([
  ['more than the scale has', [{ fact: 'gpa', gte: 4.1 }], [0]],
  [
    'less than there is',
    [
      { fact: 'state', in: ['NV'] },
      { fact: 'sat', lte: 300 },
    ],
    [1],
  ],
  [
    'two states at once',
    [
      { fact: 'state', in: ['NV'] },
      { fact: 'gpa', gte: 3 },
      { fact: 'state', in: ['UT', 'AZ'] },
    ],
    [0, 2],
  ],
  [
    'ranges that do not meet',
    [
      { fact: 'age', between: [16, 18] },
      { fact: 'age', between: [19, 25] },
    ],
    [0, 1],
  ],
  [
    'days that do not meet',
    [
      { fact: 'highSchoolGraduationDate', lte: '2027-05-31' },
      { fact: 'highSchoolGraduationDate', gte: '2027-06-01' },
    ],
    [0, 1],
  ],
  [
    'a level outside the family that is asked for',
    [
      { fact: 'schoolLevel', in: ['high_school'] },
      { fact: 'schoolLevel', in: ['graduate'] },
    ],
    [0, 1],
  ],
  [
    'a rule and its opposite',
    [{ fact: 'gpa', gte: 3 }, { not: { fact: 'gpa', gte: 2.5 } }],
    [0, 1],
  ],
  [
    'nobody left',
    [{ fact: 'firstGeneration', is: true }, { not: { fact: 'firstGeneration', is: true } }],
    [0, 1],
  ],
  [
    'several answers of which every one is left out',
    [
      { fact: 'ethnicity', in: ['asian'] },
      { fact: 'ethnicity', notIn: ['asian', 'white'] },
    ],
    [0, 1],
  ],
  [
    'a question to be answered yes and no',
    [{ attest: 'Are you in the club?' }, { not: { attest: 'Are you in the club?' } }],
    [0, 1],
  ],
  [
    'one of several, none of which goes with the rest',
    [
      {
        any: [
          { fact: 'state', in: ['NV'] },
          { fact: 'state', in: ['UT'] },
        ],
      },
      { fact: 'state', notIn: ['NV', 'UT'] },
    ],
    [0, 1],
  ],
  [
    'within one rule',
    [
      {
        all: [
          { fact: 'act', gte: 30 },
          { fact: 'act', lte: 20 },
        ],
      },
    ],
    [0],
  ],
  [
    'three together, of which any two go',
    [
      {
        any: [
          { fact: 'state', in: ['NV'] },
          { fact: 'gpa', gte: 3.5 },
        ],
      },
      { fact: 'state', in: ['UT'] },
      { fact: 'gpa', lte: 3 },
    ],
    [0, 1, 2],
  ],
])('finds %s', (_name, all, places) => expect(placesOf(all)).toEqual(places))

it.each<[string, Clause[]]>([
  ['nothing', []],
  [
    'ranges that touch',
    [
      { fact: 'age', lte: 18 },
      { fact: 'age', gte: 18 },
    ],
  ],
  ['the top of the scale', [{ fact: 'gpa', gte: 4 }]],
  ['a preference', [{ fact: 'gpa', gte: 4.1, soft: true }]],
  [
    'two answers to a question that takes several',
    [
      { fact: 'ethnicity', in: ['asian'] },
      { fact: 'ethnicity', in: ['white'] },
    ],
  ],
  [
    'the same fact of different people',
    [
      { fact: 'militaryAffiliation', in: ['army'] },
      { fact: 'militaryAffiliation', relation: 'parent', notIn: ['army'] },
    ],
  ],
  [
    'home and college in two states',
    [
      { fact: 'state', in: ['NV'] },
      { fact: 'collegeState', in: ['UT'] },
    ],
  ],
  [
    'names that may be written in two ways',
    [
      { fact: 'city', in: ['NV/Reno'] },
      { fact: 'city', in: ['Reno'] },
    ],
  ],
  [
    'what is outside a range',
    [{ not: { fact: 'gpa', between: [2, 3] } }, { fact: 'gpa', gte: 3.5 }],
  ],
  [
    'one of two that goes with the rest',
    [
      {
        any: [
          { fact: 'state', in: ['NV'] },
          { fact: 'collegeState', in: ['NV'] },
        ],
      },
      { fact: 'state', in: ['UT'] },
    ],
  ],
])('lets be: %s', (_name, all) => expect(placesOf(all)).toBeUndefined())
