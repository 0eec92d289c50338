import { expect, it } from 'vitest'
import { barOf, figureWords, stepsOf } from './funnel-steps.ts'

const figures = {
  cycle: 'open',
  eligible: 1240,
  possible: null,
  saved: 60,
  begun: null,
  sent: 31,
  withdrawn: 0,
  decided: 0,
}

it('goes from whom it fits to who is decided on, and leaves out that nobody withdrew', () => {
  expect(stepsOf(figures).map(({ label, number }) => `${label}: ${figureWords(number)}`)).toEqual([
    'Eligible: 1,240',
    'May be eligible: fewer than 20',
    'Saved it: 60',
    'Began, not sent: fewer than 20',
    'Sent: 31',
    'Decided on: 0',
  ])
  expect(stepsOf({ ...figures, withdrawn: 1 }).map(({ label }) => label)).toContain('Withdrew')
})

it('draws no bar for what is not told, nor where there is nothing', () => {
  expect([barOf(1240, 1240), barOf(62, 1240), barOf(null, 1240), barOf(0, 0)]).toEqual([
    '100%',
    '5%',
    '0%',
    '0%',
  ])
})
