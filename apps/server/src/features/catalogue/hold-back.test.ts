import { expect, it } from 'vitest'
import { reasonOfText } from './hold-back.ts'

const undated = { type: 'varies', date: null, timeZone: 'America/New_York' } as const

it.each([
  'Applications are now closed.',
  'For seniors. Applications for the 2026-27 cycle have closed.',
  'The application portal is currently closed until further notice.',
])('holds back: %s', (text) => {
  expect(reasonOfText(text, undated)).not.toBeNull()
  expect(reasonOfText(text, { ...undated, date: '2027-03-01' })).toBeNull()
})

it.each([
  'Applications close on 1 March.',
  'Applications are open.',
  'The office is closed on Sundays.',
  'Closed toe shoes are needed in the lab.',
])('lets be: %s', (text) => {
  expect(reasonOfText(text, undated)).toBeNull()
})
