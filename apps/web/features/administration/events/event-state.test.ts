import { expect, it } from 'vitest'
import { listedState, stateOf } from './event-state.ts'

it.each([
  [{ appliedAt: '2027-01-01T00:00:00.000Z', problem: null }, 'applied'],
  [{ appliedAt: '2027-01-01T00:00:00.000Z', problem: 'It failed before.' }, 'applied'],
  [{ appliedAt: null, problem: null }, 'waiting'],
  [{ appliedAt: null, problem: 'No checkout of ours.' }, 'problem'],
] as const)('an event as in %j is %s', (event, state) => {
  expect(stateOf(event)).toBe(state)
})

it.each([
  ['problem', 'problem'],
  [null, 'all'],
  ['toString', 'all'],
] as const)('an address with %s lists %s', (text, state) => {
  expect(listedState(text)).toBe(state)
})
