import type { Answers } from '@laurel/matching/answers'
import { expect, it } from 'vitest'
import { isWorthAsking } from './worth-asking.ts'

const SENIOR = { schoolLevel: ['hs_senior'] }
const SOPHOMORE = { schoolLevel: ['college_sophomore'] }

it.each<[string, Answers, boolean]>([
  ['college', {}, true],
  ['college', SENIOR, false],
  ['college', { ...SENIOR, enrolledInCollege: [true] }, true],
  ['college', SOPHOMORE, true],
  ['transfer', SENIOR, false],
  ['collegeState', SENIOR, false],
  ['interestedColleges', SENIOR, true],
  ['interestedColleges', SOPHOMORE, false],
  ['interestedColleges', { ...SOPHOMORE, transfer: [true] }, true],
  ['employer:spouse', SENIOR, false],
  ['employer:spouse', SOPHOMORE, true],
  ['employer:spouse', { ...SOPHOMORE, maritalStatus: ['single'] }, false],
  ['employer:spouse', { ...SENIOR, maritalStatus: ['married'] }, true],
  ['employer:parent', SENIOR, true],
  ['county', SENIOR, true],
])('%s, asked of somebody with %j: %s', (question, answers, expected) => {
  const [fact = '', relation] = question.split(':')
  expect(isWorthAsking({ fact, ...(relation && { relation }) }, answers)).toBe(expected)
})
