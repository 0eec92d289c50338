// npm run check:faults: kills real servers and races writes over them. ROUNDS is how many kills,
// ATTEMPTS how many racing calls, ANNOUNCING how many kills in the middle of telling
// outcomes, NOTICES in the middle of telling changes and what was called off;
// after MINUTES it stops where it is, says so and fails.
import { announceRounds } from './announce-rounds.ts'
import { killRounds } from './kill-rounds.ts'
import { noticeRounds } from './notice-rounds.ts'
import { raceRounds } from './race-rounds.ts'

const kills = readNumber('ROUNDS', 500)
const announcing = readNumber('ANNOUNCING', 50)
const notices = readNumber('NOTICES', 20)
const attempts = readNumber('ATTEMPTS', 10_000)
const minutes = readNumber('MINUTES', 60)

function readNumber(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0.`)
  return value
}

const note = (line: string) => process.stdout.write(`${line}\n`)
const endsAt = performance.now() + minutes * 60_000
const races = await raceRounds({ attempts, endsAt }, note)
const killed = await killRounds({ kills, endsAt }, note)
const announced = await announceRounds({ kills: announcing, endsAt })
const told = await noticeRounds({ kills: notices, endsAt })
const report = {
  asked: { kills, attempts, announcing, notices, minutes },
  races,
  killed,
  announced,
  told,
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
if (!races.isComplete || !killed.isComplete || announced.kills < announcing || told.kills < notices)
  process.exitCode = 1
