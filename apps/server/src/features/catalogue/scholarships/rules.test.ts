import { expect, it } from 'vitest'
import { amountMaxUsd, cycleOf, effortMinutes, nextOccurrence } from './rules.ts'

const asked = (
  dataType: 'editor' | 'text' | 'file' | 'link' | 'checkbox',
  wordLength?: number,
) => ({
  dataType,
  requirementType: dataType === 'editor' ? ('essay' as const) : ('inputText' as const),
  limits: wordLength === undefined ? {} : { wordLength },
})

it('estimates the effort of an application', () => {
  expect(effortMinutes([])).toBe(10)
  expect(effortMinutes([asked('file')])).toBe(30)
  expect(effortMinutes([asked('text'), asked('link'), asked('checkbox')])).toBe(25)
  expect(effortMinutes([asked('editor', 500)])).toBe(130)
  expect(effortMinutes([asked('editor')])).toBe(58)
})

it('takes the most a winner can receive, in US dollars only', () => {
  expect(amountMaxUsd([1000, 500], null)).toBe(1500)
  expect(amountMaxUsd([], { kind: 'upTo', max: 5000, currency: 'USD' })).toBe(5000)
  expect(amountMaxUsd([], { kind: 'fixed', min: 16_160, max: 16_160, currency: 'EUR' })).toBe(0)
  expect(amountMaxUsd([], { kind: 'varies' })).toBe(0)
})

it('names the round after the year it closes', () => {
  expect(cycleOf('2027-03-01')).toBe('2027')
  expect(cycleOf(null)).toBe('open')
})

it('finds the next time a day of the year comes', () => {
  expect(nextOccurrence('12-01', '2026-11-20')).toBe('2026-12-01')
  expect(nextOccurrence('11-20', '2026-11-20')).toBe('2026-11-20')
  expect(nextOccurrence('03-15', '2026-11-20')).toBe('2027-03-15')
  expect(nextOccurrence('02-29', '2026-11-20')).toBe('2027-03-01')
  expect(nextOccurrence('02-29', '2027-11-20')).toBe('2028-02-29')
})
