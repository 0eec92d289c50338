import { expect, it } from 'vitest'
import { refersBack } from './refers-back.ts'

it.each<[string, ReturnType<typeof refersBack>]>([
  ['and its deadline?', 'surely'],
  ['What about its amount?', 'surely'],
  ['how long would that one take', 'surely'],
  ['Why?', 'surely'],
  ['Who can apply?', 'surely'],
  ['and when?', 'surely'],
  ['when does it close?', 'surely'],
  ['And the requirements?', 'perhaps'],
  ['how about the amount', 'perhaps'],
  ['Which deadlines come next?', 'no'],
  ['Tell me why', 'no'],
  ['So which deadlines come next?', 'perhaps'],
  ['It’s a wonderful day', 'no'],
  ['And how are you?', 'no'],
  ['Are there deadlines this week?', 'no'],
])('%s refers back: %s', (question, sure) => {
  expect(refersBack(question)).toBe(sure)
})
