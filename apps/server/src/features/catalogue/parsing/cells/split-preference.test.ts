import { expect, it } from 'vitest'
import { isPreferenceColumn, splitPreference } from './split-preference.ts'

it.each([
  ['Preferred', ''],
  ['Preference', ''],
  ['Pref.', ''],
  ['Considered', ''],
  ['May be considered', ''],
  ['a plus', ''],
  ['Yes, preferred', ''],
  ['Criminal justice pref.', 'Criminal justice'],
  ['Women preferred', 'Women'],
  ['Nursing (preferred)', 'Nursing'],
  ['Preference to nurses', 'nurses'],
  ['Preference for nursing', 'nursing'],
  ['Priority: nursing', 'nursing'],
  ['Nursing', null],
  ['No preference', null],
  ['International students considered', null],
])('takes %j for a preference of %j', (text, preferred) =>
  expect(splitPreference(text)).toBe(preferred),
)

it.each([
  ['Preferred major', true],
  ['Major preference', true],
  ['Religious preference', false],
  ['Major', false],
])('takes the column %j for one of preferences: %j', (label, is) =>
  expect(isPreferenceColumn(label)).toBe(is),
)
