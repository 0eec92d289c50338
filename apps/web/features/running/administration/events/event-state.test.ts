import { expect, it } from 'vitest'
import { listedState, stateOf, undoneWords } from './event-state.ts'

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

it.each([
  [
    {
      reason: 'closed_unpaid',
      hasEnded: true,
      givenBack: [{ amountCents: 3000, currency: 'USD' }],
    },
    'The account was closed before the first charge: ended, $30 refunded',
  ],
  [
    { reason: 'second', hasEnded: false, givenBack: [] },
    'They had another subscription: about to be ended',
  ],
] as const)('what was done about %j is told', (undone, words) => {
  expect(undoneWords({ ...undone, givenBack: [...undone.givenBack] })).toBe(words)
})
