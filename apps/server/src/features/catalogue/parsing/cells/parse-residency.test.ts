import { expect, it } from 'vitest'
import { parseLocalPlaces, parsePlacesIn } from './parse-local-places.ts'
import { parseResidency } from './parse-residency.ts'

const inIds = (fact: string, ...ids: string[]) => ({ fact, in: ids })

it.each([
  ['IA res.', { clause: inIds('state', 'IA') }],
  ['Legal res. of TX', { clause: inIds('state', 'TX') }],
  ['KS school', { clause: inIds('collegeState', 'KS') }],
  ['school in Ohio', { clause: inIds('collegeState', 'OH') }],
  ['TX HS', { clause: inIds('highSchoolState', 'TX') }],
  ['Non-NC', { clause: { fact: 'state', notIn: ['NC'] } }],
  ['outside of Ohio', { clause: { fact: 'state', notIn: ['OH'] } }],
  [
    'WI res. or WI school',
    { clause: { any: [inIds('state', 'WI'), inIds('collegeState', 'WI')] }, isLikely: false },
  ],
  [
    'IA res./IA school',
    { clause: { any: [inIds('state', 'IA'), inIds('collegeState', 'IA')] }, isLikely: true },
  ],
  [
    'WI res. and WI school',
    { clause: { all: [inIds('state', 'WI'), inIds('collegeState', 'WI')] } },
  ],
  ['Local', null],
  ['Statewide', null],
  ['Northern CA', null],
  ['Out of state', null],
])('reads the residency %s', (text, reading) => expect(parseResidency(text)).toEqual(reading))

it.each([
  ['Racine Co., WI', { clause: inIds('county', 'WI/Racine') }],
  ['Polk & Story Counties, Iowa', { clause: inIds('county', 'IA/Polk', 'IA/Story') }],
  ['Orleans Parish, LA', { clause: inIds('county', 'LA/Orleans') }],
  ['St. Louis, MO', { clause: inIds('city', 'MO/St. Louis'), isLikely: true }],
  [
    'Kenosha Falls or Racine Co., WI',
    {
      clause: { any: [inIds('city', 'WI/Kenosha Falls'), inIds('county', 'WI/Racine')] },
      isLikely: true,
    },
  ],
  ['Greater Tulsa, OK', null],
  ['Los Angeles & Orange Counties', null],
  ['within 50 miles of Tulsa, OK', null],
])('reads the places %s', (text, reading) => expect(parseLocalPlaces(text)).toEqual(reading))

it('puts towns and counties of a column into the one state beside it', () => {
  expect(parsePlacesIn('city', 'Yuma; Somerton', 'AZ')).toEqual({
    clause: inIds('city', 'AZ/Yuma', 'AZ/Somerton'),
  })
  expect(parsePlacesIn('county', 'Racine Co., Kenosha County', 'WI')).toEqual({
    clause: inIds('county', 'WI/Racine', 'WI/Kenosha'),
  })
  expect(parsePlacesIn('city', 'Greater Tulsa area', 'OK')).toBeNull()
})
