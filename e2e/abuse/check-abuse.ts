// npm run check:abuse: one account does its worst with everything that attacks/ holds, while another
// one measures how long its calls wait. ONLY names attacks by a part of their names, SECONDS is how
// long one may take, and past FAILS_AT_MS the check fails: far above the goal, for busy machines.
import { readdir } from 'node:fs/promises'
import { startServer } from '../support/server.ts'
import type { Attack } from './attack.ts'
import { measureWaits, type Waits } from './measure-waits.ts'
import { openAttacker, signUp } from './open-attacker.ts'

const GOAL_MS = 250
const only = process.env['ONLY'] ?? ''
const seconds = readNumber('SECONDS', 30)
const failsAtMs = readNumber('FAILS_AT_MS', 8 * GOAL_MS)
/** How long the server is watched while nobody attacks. */
const QUIET_MILLISECONDS = 5000
/** However little an attack has to send, it goes on for so long. */
const LEAST_MILLISECONDS = 3000

function readNumber(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value <= 0)
    throw new Error(`${name} must be a whole number above 0.`)
  return value
}

const note = (line: string) => process.stdout.write(`${line}\n`)

async function readAttacks(): Promise<Attack[]> {
  const folder = new URL('./attacks/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const files = (await Promise.all(names.map((name) => import(new URL(name, folder).href)))) as {
    attacks: readonly Attack[]
  }[]
  return files.flatMap(({ attacks }) => attacks).filter(({ name }) => name.includes(only))
}

const quiet: Attack = {
  name: 'nobody attacks',
  run: () => new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS)),
}

async function tryAttack(url: string, attack: Attack): Promise<Waits> {
  const attacker = await openAttacker(url, AbortSignal.timeout(seconds * 1000))
  const stop = await measureWaits({ url, token: await signUp(url) })
  // One that is refused at once would be over before anybody had to wait.
  const lastsUntil = performance.now() + LEAST_MILLISECONDS
  do await attack.run(attacker)
  while (performance.now() < lastsUntil && !attacker.signal.aborted)
  return stop()
}

const server = await startServer()
try {
  const slow: string[] = []
  for (const attack of [quiet, ...(await readAttacks())]) {
    const waits = await tryAttack(server.url, attack)
    const { worstMs, medianMs, calls, failures, worstPath } = waits
    note(
      `${attack.name}: worst ${worstMs} ms (${worstPath}), median ${medianMs} ms, ${calls} calls, ${failures} failed${worstMs > GOAL_MS ? ' -- past the goal' : ''}`,
    )
    if (worstMs > failsAtMs || failures > 0) slow.push(attack.name)
  }
  note(`The goal is ${GOAL_MS} ms on quiet cores; the check fails past ${failsAtMs} ms.`)
  if (slow.length > 0) {
    note(`Others waited too long, or were refused: ${slow.join('; ')}.`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
