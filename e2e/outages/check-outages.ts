// npm run check:outages: the database stands still, is slow, refuses and is gone, while somebody
// reads and writes. How long it takes until they are told to come again, whether the process says
// that it lives, and how long until all is well again once the database is. The goals are quiet
// cores'; the check fails past TIMES times as much.
import { openFaultyDatabase } from './faulty-database.ts'
import { watchCalls } from './watch-calls.ts'

const GOALS = { refusedMs: 3000, backMs: 5000 }
const OUTAGE_MILLISECONDS = 8000
const times = readNumber('TIMES', 2)

function readNumber(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!(value > 0)) throw new Error(`${name} must be a number above 0.`)
  return value
}

const note = (line: string) => process.stdout.write(`${line}\n`)

const database = await openFaultyDatabase()
try {
  const failed: string[] = []
  for (const { name, begin, end } of database.faults) {
    const calls = await watchCalls(database.serverUrl)
    await begin()
    const told = await calls.during(OUTAGE_MILLISECONDS)
    await end()
    const backMs = await calls.untilAllIsWell(GOALS.backMs * times)
    note(
      `${name}: 503 within ${told.worstMs} ms (${told.refused} of ${told.calls} calls), /health/live within ${told.liveMs} ms, all well ${backMs} ms after it${told.worstMs > GOALS.refusedMs || backMs > GOALS.backMs ? ' -- past the goal' : ''}`,
    )
    for (const each of told.wrong) note(`  not so: ${each}`)
    if (
      told.wrong.length > 0 ||
      told.refused === 0 ||
      told.worstMs > GOALS.refusedMs * times ||
      backMs > GOALS.backMs * times
    )
      failed.push(name)
  }
  note(`The goals are 503 within ${GOALS.refusedMs} ms and all well within ${GOALS.backMs} ms.`)
  if (failed.length > 0) {
    note(`Not kept where it ${failed.join(', ')}.`)
    process.exitCode = 1
  }
} finally {
  await database.stop()
}
