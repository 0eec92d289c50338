import { expect, it } from 'vitest'
import { parseCitizenship, parseEnrollment, parseGender } from './parse-status-cells.ts'

const all = { asksNothing: true }
const inIds = (fact: string, ...ids: string[]) => ({ clause: { fact, in: ids } })

it.each([
  ['FT', inIds('enrollment', 'full_time')],
  ['F/T', inIds('enrollment', 'full_time')],
  ['full', inIds('enrollment', 'full_time')],
  ['FT (12+ hrs)', inIds('enrollment', 'full_time')],
  ['PT', inIds('enrollment', 'part_time')],
  ['PT ok', all],
  ['FT/PT', all],
  ['F/T or P/T', all],
  ['full-time; part-time', all],
  // Half-time is the least that is asked, which no fact holds.
  ['half-time', null],
  ['At least half-time', null],
  ['12+ credits', null],
])('reads the enrolment %s', (text, reading) => expect(parseEnrollment(text)).toEqual(reading))

const citizens = (...ids: string[]) => inIds('citizenship', ...ids)
it.each([
  ['US', citizens('us_citizen')],
  ['U.S. Cit.', citizens('us_citizen')],
  ['US/PR', citizens('us_citizen', 'us_permanent_resident')],
  ['US or PR', citizens('us_citizen', 'us_permanent_resident')],
  ['US, PR, DACA', citizens('us_citizen', 'us_permanent_resident', 'daca')],
  ['Citizen or PR', citizens('us_citizen', 'us_permanent_resident')],
  ['USC/LPR', citizens('us_citizen', 'us_permanent_resident')],
  ['US Citizen/Perm. Res.', citizens('us_citizen', 'us_permanent_resident')],
  ['Green card ok', citizens('us_citizen', 'us_permanent_resident')],
  ['International', citizens('international')],
  ['Intl OK', all],
  ['US, intl ok', all],
  ['DACA ok', null],
  ['Non-US', null],
  ['US/PR/Refugee', null],
])('reads the citizenship %s', (text, reading) => expect(parseCitizenship(text)).toEqual(reading))

it.each([
  ['F', inIds('gender', 'female')],
  ['W', inIds('gender', 'female')],
  ['Women only', inIds('gender', 'female')],
  ['M', inIds('gender', 'male')],
  ['F/NB', inIds('gender', 'female', 'other')],
  ['M/F', all],
  ['Not stated', null],
])('reads the sex %s', (text, reading) => expect(parseGender(text)).toEqual(reading))
