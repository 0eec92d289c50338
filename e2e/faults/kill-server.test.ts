import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'

const ROUNDS = 10

it('loses nothing that was acknowledged, whenever the server is killed', async () => {
  const { rounds, acknowledged } = await killRounds(ROUNDS)
  expect(rounds).toBe(ROUNDS)
  // Else nobody was at work and the test has shown nothing.
  for (const [what, number] of Object.entries(acknowledged)) expect(number, what).toBeGreaterThan(0)
})
