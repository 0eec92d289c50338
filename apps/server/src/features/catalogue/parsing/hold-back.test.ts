import { expect, it } from 'vitest'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import { reasonToHoldBack } from './hold-back.ts'

const undated = { type: 'varies', date: null, timeZone: 'America/New_York' } as const
const reasonOf = (text: string, more: Partial<Parameters<typeof reasonToHoldBack>[0]> = {}) =>
  reasonToHoldBack({
    sponsor: 'Harbour',
    texts: ['', text],
    deadline: undated,
    today: '2026-11-23',
    ...more,
  })

it.each([
  'Applications are now closed.',
  'For seniors. Applications for the 2026-27 cycle have closed.',
  'The application portal is currently closed until further notice.',
  'Sweepstakes with monthly drawings through August 2026.',
  'Enter each week. Entries are taken until the end of October 2026.',
])('holds back: %s', (text) => {
  expect(reasonOf(text)).toBe('closed, and no next date is known')
  expect(reasonOf(text, { deadline: { ...undated, date: '2027-03-01' } })).toBeNull()
})

it.each([
  'Applications close on 1 March.',
  'Applications are open.',
  'The office is closed on Sundays.',
  'Sweepstakes with monthly drawings through December 2026.',
  'Monthly drawings through August 2026; entries for 2027 open in spring.',
  'The trip goes through August 2026 in France.',
  'Closed toe shoes are needed in the lab.',
])('lets be: %s', (text) => {
  expect(reasonOf(text)).toBeNull()
})

it('holds back what deserves care for two reasons, whatever its day', () => {
  const deadline = { ...undated, date: '2027-03-01' }
  const fee = 'There is a $25 application fee.'
  expect(reasonOf(fee, { deadline })).toBeNull()
  expect(reasonOf(fee, { deadline, sponsor: NO_SPONSOR })).toBe(
    'asks for money, names nobody who gives it',
  )
})
