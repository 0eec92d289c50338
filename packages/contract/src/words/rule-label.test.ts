import { expect, it } from 'vitest'
import { ruleLabel } from './rule-label.ts'

it('calls a fact what a yes to its rule says', () => {
  expect(ruleLabel('firstGeneration')).toBe('First generation at college')
  expect(ruleLabel('pellEligible')).toBe('Pell Grant')
  expect(ruleLabel('unheardOf')).toBe('unheardOf')
})
