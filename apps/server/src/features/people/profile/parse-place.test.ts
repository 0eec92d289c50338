import { describe, expect, it } from 'vitest'
import { factsOfPlace, type TypedPlace, isUnknownCounty } from './parse-place.ts'

const nothing = {
  country: undefined,
  state: undefined,
  county: undefined,
  city: undefined,
  zipCode: undefined,
}

it.each(['Clark', 'Clark County', 'clark county', 'NV/Clark'])('reads the county %j', (county) => {
  expect(factsOfPlace({ state: 'NV', county, country: 'US' }).county).toEqual(['NV/Clark'])
  expect(isUnknownCounty({ state: 'NV', county })).toBe(false)
})

it.each([
  ['MO', 'saint louis', 'MO/St. Louis'],
  ['IL', 'De Kalb', 'IL/DeKalb'],
  ['NM', 'Dona Ana', 'NM/Doña Ana'],
  ['VA', 'Alexandria city', 'VA/Alexandria'],
  ['LA', 'Orleans Parish', 'LA/Orleans'],
])('finds in %s the county %j', (state, county, fact) => {
  expect(factsOfPlace({ state, county, country: 'US' }).county).toEqual([fact])
})

it.each<[TypedPlace, boolean]>([
  [{ state: 'NV', county: 'Franklin' }, true],
  [{ state: 'OH', county: 'NV/Clark' }, true],
  [{ state: 'Ohio', county: 'Franklin' }, false],
  [{ county: 'Franklin' }, false],
  [{ state: 'OH', county: '' }, false],
  [{ state: 'OH', county: 'Kent', country: 'Canada' }, false],
])('tells whether a county is unknown: %j', (place, isUnknown) => {
  expect(isUnknownCounty(place)).toBe(isUnknown)
})

describe('the facts of an address', () => {
  it.each<[string, TypedPlace, object]>([
    [
      'carry the state with town and county',
      { city: 'Columbus', county: 'Franklin', state: 'Ohio', zipCode: '43004', country: 'USA' },
      {
        country: ['US'],
        state: ['OH'],
        county: ['OH/Franklin'],
        city: ['OH/Columbus'],
        zipCode: ['43004'],
      },
    ],
    ['take a code for a name', { state: 'oh', country: 'us' }, { country: ['US'], state: ['OH'] }],
    ['leave a town without its state unknown', { city: 'Columbus' }, {}],
    ['leave what nobody can read unknown', { state: 'Ohoi', country: 'Atlantis' }, {}],
    [
      'know that someone abroad lives in no U.S. state',
      { city: 'Toronto', state: 'CA', country: 'Canada' },
      { country: ['CA'], state: [], county: [], city: ['Toronto'] },
    ],
    [
      'take a territory for its own state',
      { city: 'Ponce', country: 'Puerto Rico' },
      { country: ['PR'], state: ['PR'], city: ['PR/Ponce'] },
    ],
  ])('%s', (_what, place, facts) => {
    expect(factsOfPlace(place)).toEqual({ ...nothing, ...facts })
  })
})
