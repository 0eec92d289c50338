import { describe, expect, it } from 'vitest'
import { UNKNOWN, MET, NOT_MET } from './compile-criteria.ts'
import type { Clause } from './criteria.ts'
import { createDemandReader } from './engine/demand.ts'
import { FACTS, factsById } from './facts.ts'
import { bitsAdded, bitsWaitedFor, rarityOf, waysInto } from './rarity.ts'
import { amountPoints, rarityPoints } from './score.ts'

const demandOf = createDemandReader(factsById(FACTS))
const bits = (...all: Clause[]) => rarityOf({ all }, demandOf)

const OHIO = { fact: 'state', in: ['OH'] }
const NURSING = { fact: 'fieldOfStudy', in: ['nursing'] }
const VETERAN = { fact: 'militaryAffiliation', in: ['veteran'] }

describe('how rare it is to meet criteria', () => {
  it.each<[string, number, number, Clause[]]>([
    ['everybody', 0, 0, []],
    ['every second student', 1, 1, [{ attest: 'Have you kept bees?' }]],
    ['women', 0.5, 1.2, [{ fact: 'gender', in: ['female'] }]],
    ['anybody but men', 0.5, 1.2, [{ fact: 'gender', notIn: ['male'] }]],
    ['first in the family', 1, 2, [{ fact: 'firstGeneration', is: true }]],
    ['a grade of 3.0', 0.5, 1, [{ fact: 'gpa', gte: 3 }]],
    ['a grade of at most 4.0', 0, 0, [{ fact: 'gpa', lte: 4 }]],
    ['Ohio', 4, 6, [OHIO]],
    ['an Ohio nurse who served', 12, 16, [OHIO, NURSING, VETERAN]],
    ['one college of the many', 7, 11, [{ fact: 'college', in: ['Reed College'] }]],
    ['a university of the many', 0, 2, [{ fact: 'collegeType', in: ['public_university'] }]],
  ])('%s: %d to %d bits', (_who, least, most, all) => {
    expect(bits(...all)).toBeGreaterThanOrEqual(least)
    expect(bits(...all)).toBeLessThanOrEqual(most)
  })

  it('grows with each thing that is asked, and falls with each other way in', () => {
    expect(bits(OHIO, NURSING)).toBeGreaterThan(bits(OHIO))
    expect(bits({ any: [OHIO, NURSING] })).toBeLessThan(bits(NURSING))
    expect(bits({ fact: 'state', in: ['OH', 'KY'] })).toBeLessThan(bits(OHIO))
  })

  it('counts once what says much the same of somebody', () => {
    const county = { fact: 'county', in: ['OH/Franklin'] }
    expect(bits(OHIO, county)).toBe(bits(county))
    const senior = { fact: 'schoolLevel', in: ['hs_senior'] }
    expect(bits(senior, { fact: 'age', gte: 16 })).toBe(bits(senior))
    expect(bits(OHIO, { fact: 'highSchoolState', in: ['OH'] })).toBe(bits(OHIO))
  })

  it('knows every fact, and no more bits than one in 65,536 has', () => {
    for (const { id, kind } of FACTS) {
      const asked = kind === 'flag' ? { fact: id, is: true } : { fact: id, in: ['nobody'] }
      const clause = kind === 'number' ? { fact: id, gte: 3 } : asked
      expect(bits(clause), id).toBeGreaterThanOrEqual(0)
      expect(bits(clause, VETERAN, NURSING, OHIO), id).toBeLessThanOrEqual(16)
    }
  })

  it('gives a preference no weight', () => {
    expect(bits({ ...OHIO, soft: true })).toBe(0)
  })
})

describe('what each clause adds', () => {
  const added = (...all: Clause[]) => bitsAdded(all, demandOf)
  const county = { fact: 'county', in: ['OH/Franklin'] }
  const newcomers = {
    fact: 'citizenship',
    in: ['international', 'daca', 'us_permanent_resident'],
  }

  it('is nothing where a rarer one says much the same', () => {
    expect(added(OHIO, county, { fact: 'highSchoolState', in: ['OH'] })).toEqual([
      0,
      expect.closeTo(bits(county)),
      0,
    ])
    expect(added({ fact: 'citizenship', notIn: ['us_citizen'] }, newcomers)).toEqual([
      0,
      expect.closeTo(bits(newcomers)),
    ])
  })

  it('is in all what few students meet, and for each its own beyond what all of them can have', () => {
    const sum = added(NURSING, OHIO).reduce((all, each) => all + each, 0)
    expect(sum).toBeCloseTo(bits(NURSING, OHIO))
    expect(added(county, NURSING, VETERAN, { fact: 'gpa', gte: 3.8 })).toEqual(
      [county, NURSING, VETERAN, { fact: 'gpa', gte: 3.8 }].map((clause) =>
        expect.closeTo(bits(clause)),
      ),
    )
  })

  it('is nothing for what another way in makes idle', () => {
    const [either = 0, ohio = 0] = added({ any: [OHIO, NURSING] }, OHIO)
    expect(ohio).toBeCloseTo(bits(OHIO))
    expect(either).toBe(0)
  })
})

it.each([
  'Are you a member of the Bee Guild?',
  'Would your school or college nominate you for an award?',
  'Does this describe you: “Limited to parishioners with a hive”?',
  'Do you attend, or plan to attend, Hollow Conservatory?',
])('takes it for rare to belong to one body: %s', (attest) => {
  expect(bits({ attest })).toBeGreaterThan(5)
  expect(bits({ attest: 'Do you keep bees?' })).toBe(1)
  for (const other of ['a partner college of this award', 'the awards ceremony in May'])
    expect(bits({ attest: `Do you attend, or plan to attend, ${other}?` })).toBe(1)
})

it('takes it for seldom that a field which is not named is near enough', () => {
  const attest = 'Do you study a field related to this: “keeping bees”?'
  expect(bits({ attest })).toBeGreaterThan(3)
})

it('lets no amount of money lift an award over one that is a bit more special', () => {
  const richest = amountPoints(1_000_000_000)
  expect(rarityPoints(1)).toBeGreaterThan(richest)
})

describe('what a possible match waits for', () => {
  const ways = waysInto({ all: [{ any: [OHIO, { all: [NURSING, VETERAN] }] }] }, demandOf)
  const waited = (truths: Record<string, number>) =>
    bitsWaitedFor(ways, ({ answerKey }) => (truths[answerKey ?? ''] ?? UNKNOWN) as 0 | 1 | 2)

  it('is the cheapest of the ways that are open', () => {
    expect(waited({})).toBeCloseTo(bits(OHIO))
    expect(waited({ state: NOT_MET, militaryAffiliation: MET })).toBeCloseTo(bits(NURSING))
  })

  it('is more where who belongs to a few would have said so', () => {
    const own = waited({ state: NOT_MET, fieldOfStudy: MET })
    expect(own).toBeCloseTo(bits(VETERAN) + Math.log2(3))
    expect(waited({ state: NOT_MET })).toBeCloseTo(bits(NURSING, VETERAN) + Math.log2(3))
  })

  it('is nothing where all is met, or no way is open', () => {
    expect(waited({ state: MET })).toBe(0)
    expect(waited({ state: NOT_MET, fieldOfStudy: NOT_MET })).toBe(0)
  })
})
