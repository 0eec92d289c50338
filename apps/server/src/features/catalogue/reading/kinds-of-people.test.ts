import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const clausesOf = (text: string) =>
  readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria)
const adults = {
  any: [
    { fact: 'schoolLevel', in: ['adult'] },
    { fact: 'age', gte: 24 },
  ],
}
const pupils = { fact: 'schoolLevel', in: ['hs_sophomore', 'hs_junior', 'hs_senior'] }

describe('kinds of people', () => {
  it.each<[string, unknown[]]>([
    [
      'Single mothers only.',
      [
        { fact: 'lifeExperience', in: ['single_parent'] },
        { fact: 'gender', in: ['female'] },
      ],
    ],
    [
      'International graduate students.',
      [
        { fact: 'citizenship', in: ['international'] },
        { fact: 'schoolLevel', in: ['graduate'] },
      ],
    ],
    ['Students who are parents of minor children.', [life('raising_a_child')]],
    ['Children of incarcerated parents.', [life('parent_in_prison')]],
    ['Must be a member of the Army Reserve.', [service('army_reserve')]],
    ['Air Force ROTC cadets.', [service('air_force_rotc')]],
    ['Students in any grade from 10 to 12.', [pupils]],
    [
      'Students whose families earn less than $60,000 a year.',
      [{ fact: 'householdIncomeUsd', lte: 60_000 }],
    ],
  ])('%s', (sentence, expected) => {
    expect(clausesOf(sentence)).toEqual(expected)
  })

  it('ranks by whom an award is primarily for, and leaves the sentence to be read', () => {
    const read = readListing([
      { kind: 'eligibility', text: 'Primarily for women studying engineering.' },
    ])
    expect(read.known).toBe('partly')
    expect(read.clauses.map(({ criteria }) => criteria)).toEqual([
      { fact: 'gender', in: ['female'], soft: true },
      { fact: 'fieldOfStudy', in: ['engineering'], soft: true },
    ])
    expect(clausesOf('For women who primarily live in Ohio.')).toEqual([
      { fact: 'gender', in: ['female'] },
    ])
  })

  it('takes low-income mothers for women who raise a child', () => {
    const mothers = [
      { fact: 'lifeExperience', in: ['raising_a_child', 'single_parent', 'teen_parent'] },
      { fact: 'gender', in: ['female'] },
      { fact: 'financialNeed', is: true },
    ]
    const text = 'Low-income mothers (women age 17+) with minor children.'
    expect(clausesOf(text)).toEqual([...mothers, { fact: 'age', gte: 17 }])
    expect(clausesOf('Students whose low-income mothers work two jobs.')).toEqual([])
  })

  it('lets who has DACA in with the undocumented', () => {
    expect(clausesOf('Must be undocumented.')).toEqual([
      { any: [life('undocumented'), { fact: 'citizenship', in: ['daca'] }] },
    ])
  })

  it('takes adult students by their level or their age', () => {
    expect(clausesOf('Must be a nontraditional student.')).toEqual([adults])
  })

  it('asks nothing of boys and girls alike', () => {
    expect(clausesOf('Open to girls and boys who are active in 4-H.')).toEqual([
      { fact: 'membership', in: ['4-H'] },
    ])
  })

  it.each([
    'Must be domestic or international undergraduate students.',
    'Must be a student in the Honors College.',
  ])('does not guess: %s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })

  it('leaves the disability of kin to the kin', () => {
    expect(clausesOf('Children of veterans with disabilities.')).toEqual([])
    expect(clausesOf('Must be the child of a firefighter who was disabled at work.')).toEqual([
      { fact: 'occupation', relation: 'parent', in: ['Firefighter'] },
    ])
  })
})

function life(id: string) {
  return { fact: 'lifeExperience', in: [id] }
}

function service(id: string) {
  return { fact: 'militaryAffiliation', in: [id] }
}
