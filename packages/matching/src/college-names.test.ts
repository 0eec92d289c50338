import { expect, it } from 'vitest'
import { namesOfCollege } from './college-names.ts'

it.each([
  ['Ohio State University-Main Campus', 'Ohio State University'],
  ['Ohio State University-Newark Campus', 'Ohio State University at Newark'],
  ['Indiana University-Bloomington', 'Indiana University'],
  ['Indiana University-Bloomington', 'Indiana University Bloomington'],
  ['University of Nevada-Las Vegas', 'University of Nevada Las Vegas'],
  ['North Carolina State University at Raleigh', 'North Carolina State University'],
  ['Columbia University in the City of New York', 'Columbia University'],
  ['Arizona State University Campus Immersion', 'Arizona State University'],
  ['University of Akron Main Campus', 'University of Akron'],
  ['Texas A & M University-College Station', 'Texas A & M University'],
  ['University of Colorado Boulder', 'University of Colorado'],
  ['University of Washington-Seattle Campus', 'University of Washington'],
  ['Indiana University of Pennsylvania-Main Campus', 'Indiana University of Pennsylvania'],
  ['Georgia Institute of Technology-Main Campus', 'Georgia Institute of Technology'],
  ['University of Illinois Urbana-Champaign', 'University of Illinois'],
])('calls %s %s as well', (name, other) => {
  expect(namesOfCollege(name)).toContain(other)
})

it.each([
  'Reed College',
  'Saint Mary-of-the-Woods College',
  'University of Toledo',
  'University of New Mexico',
  'College of Southern Nevada',
  'Northern Illinois University',
])('knows one name of %s', (name) => {
  expect(namesOfCollege(name)).toEqual([name])
})

it('takes no campus for another, nor a college for one that only begins alike', () => {
  const known = namesOfCollege('University of California-Davis')
  expect(known).not.toContain('University of California-Berkeley')
  expect(namesOfCollege('Indiana University of Pennsylvania')).not.toContain('Indiana University')
})
