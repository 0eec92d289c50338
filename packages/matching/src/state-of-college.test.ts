import { expect, it } from 'vitest'
import { stateOfCollege } from './state-of-college.ts'

it.each([
  ['University of Nevada-Las Vegas', 'NV'],
  ['University of Nevada, Las Vegas', 'NV'],
  ['The University of Texas at Austin', 'TX'],
  ['Ohio State University-Main Campus', 'OH'],
  ['The Ohio State University', 'OH'],
  ['Texas A & M University-College Station', 'TX'],
  ['North Carolina A & T State University', 'NC'],
  ['University of Washington-Seattle Campus', 'WA'],
  ['Washington State University', 'WA'],
  ['West Virginia University', 'WV'],
  ['California State University-Fullerton', 'CA'],
  ['Michigan Technological University', 'MI'],
  ['State University of New York at Oswego', 'NY'],
  ['New Mexico State University-Main Campus', 'NM'],
])('%s is in %s', (name, state) => {
  expect(stateOfCollege(name)).toBe(state)
})

it.each([
  'Washington University in St Louis',
  'Washington College',
  'George Washington University',
  'Indiana University of Pennsylvania-Main Campus',
  'Arizona College of Nursing-Dallas',
  'Florida Career College-Houston',
  'University of Massachusetts Global',
  'Miami University-Oxford',
  'Delaware Valley University',
  'Reed College',
  'California University of Pennsylvania',
  'Virginia University of Lynchburg',
])('%s says none, or not for sure', (name) => {
  expect(stateOfCollege(name)).toBeUndefined()
})
