import { killRounds } from './kill-rounds.ts'

const DEFAULT_ROUNDS = 200

const rounds = Number(process.env['ROUNDS'] ?? DEFAULT_ROUNDS)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('ROUNDS must be a whole number from 1.')
const report = await killRounds(rounds, (line) => process.stdout.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
