import { describe, expect, it } from 'vitest'
import { factsOfPlace, type TypedPlace, isElsewhere } from './parse-place.ts'

const nothing = {
  country: undefined,
  state: undefined,
  county: undefined,
  city: undefined,
  zipCode: undefined,
}

it.each(['Clark', 'Clark County', 'clark county', 'NV/Clark'])('reads the county %j', (county) => {
  const [named] = factsOfPlace({ state: 'NV', county, country: 'US' }).county ?? []
  expect(String(named).toLowerCase()).toBe('nv/clark')
  expect(isElsewhere({ state: 'NV', county })).toBe(false)
  expect(isElsewhere({ state: 'OH', county })).toBe(county.startsWith('NV'))
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
