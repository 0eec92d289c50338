import { expect, it } from 'vitest'
import { atItsTime } from './next-year.ts'
import { readListing } from '../read-listing.ts'

const clausesOf = (text: string) =>
  readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria)
const undergraduates = ['undergraduate']

it.each([
  'Must be enrolled as an undergraduate student in the upcoming academic year.',
  'Must be an undergraduate student during the 2027-28 academic year.',
  'Undergraduate students next fall.',
  'For undergraduate students who are enrolling or continuing at a college.',
])('asks for the level of the next school year: %s', (sentence) => {
  expect(clausesOf(sentence)).toContainEqual({ fact: 'levelNextYear', in: undergraduates })
})

it.each([
  'Undergraduate students.',
  'Must be currently enrolled as an undergraduate student.',
  'Must be a current undergraduate student who will be enrolled next fall.',
])('takes a level as of today: %s', (sentence) => {
  expect(clausesOf(sentence)).toContainEqual({ fact: 'schoolLevel', in: undergraduates })
})

it('counts no year twice', () => {
  expect(clausesOf('Entering college sophomores in fall 2027.')).toEqual([
    { fact: 'schoolLevel', in: ['college_freshman'] },
  ])
})

it('leaves the levels of high school, and other facts, as they are', () => {
  const school = { fact: 'schoolLevel', in: ['hs_senior', 'undergraduate'] }
  const sentence = 'will be enrolled in college next fall'
  expect(atItsTime(school, sentence, sentence)).toEqual(school)
  expect(
    atItsTime({ any: [school, { fact: 'schoolLevel', in: ['graduate'] }] }, sentence, sentence),
  ).toEqual({ any: [school, { fact: 'levelNextYear', in: ['graduate'] }] })
})

it('lets in who enters graduate school from another degree', () => {
  const graduate = { fact: 'degreeType', in: ['graduate_degree'] }
  expect(clausesOf('Must be entering graduate school.')).toEqual([
    { any: [graduate, { fact: 'levelNextYear', in: ['graduate'] }] },
  ])
  expect(clausesOf('Must be pursuing a graduate degree.')).toEqual([graduate])
})
