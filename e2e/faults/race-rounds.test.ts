import { expect, it } from 'vitest'
import { raceRounds } from './race-rounds.ts'

const ROUNDS = 10

it('sends each application once, whatever is clicked, retried and raced', async () => {
  const { races, isComplete } = await raceRounds({ rounds: ROUNDS })
  expect(isComplete).toBe(true)
  for (const [kind, number] of Object.entries(races)) expect(number, kind).toBe(ROUNDS)
})
