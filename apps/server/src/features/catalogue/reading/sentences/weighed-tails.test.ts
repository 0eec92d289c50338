import { expect, it } from 'vitest'
import { readSentence } from './read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const levels = (id: string) => ({ fact: 'schoolLevel', in: [id] })

it.each([
  'Commitment to community service and citizenship.',
  'Students committed to promoting safe driving',
  'Students who are passionate about animals',
  'Strong leadership, integrity and citizenship',
])('takes it for what anybody may say: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({ clauses: [], isWhole: true, isVague: true })
})

it.each([
  ['Awarded to high school seniors based on leadership and community involvement.', []],
  [
    'Scholarships for high school seniors based on academics and financial need.',
    [{ fact: 'financialNeed', is: true }],
  ],
  ['Achievement-based scholarship awarded to high school seniors for leadership.', []],
  ['Recognizes high school seniors who show resilience and leadership in their community.', []],
])('keeps whom it names apart from what is weighed: %s', (sentence, preferred) => {
  const { clauses, isWhole } = read(sentence)
  expect(isWhole).toBe(true)
  expect(clauses.filter(({ isSoft }) => !isSoft).map(({ clause }) => clause)).toEqual([
    levels('hs_senior'),
  ])
  expect(clauses.filter(({ isSoft }) => isSoft).map(({ clause }) => clause)).toEqual(preferred)
})

it.each([
  'High school seniors with a passion for the University of Iowa',
  'High school seniors committed to attending Berea College',
  'High school seniors chosen based on a GPA of 3.0',
  'Eligibility for high school seniors is based on income',
])('leaves open what says more: %s', (sentence) => {
  expect(read(sentence).isWhole).toBe(false)
})
