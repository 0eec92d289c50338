import { describe, expect, it } from 'vitest'
import { factsOfPlace, type TypedPlace } from './parse-place.ts'

const nothing = {
  country: undefined,
  state: undefined,
  county: undefined,
  city: undefined,
  zipCode: undefined,
}

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
