import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'

const KILLS = 4

it('loses nothing that was acknowledged, whenever the servers are killed', async () => {
  const { kills, acknowledged, bulks } = await killRounds({ kills: KILLS })
  // All servers of the last round are killed.
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  // Else nobody was at work and the test has shown nothing.
  const { accounts, texts, submissions } = acknowledged
  for (const number of [accounts, texts, submissions, bulks.items])
    expect(number).toBeGreaterThan(0)
})
