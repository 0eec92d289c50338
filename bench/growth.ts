// npm run bench:growth: every parser, sanitiser and scanner of what people send reads each kind of
// repeated and nested text once and sixteen times as long. Linear is 16, quadratic is 256; it fails
// past 64. ONLY names parsers by a part of their names.
import { FRAGMENTS } from './growth/fragments.ts'
import { PARSERS } from './growth/parsers.ts'

const TIMES = 16
const FAILS_AT = 64
/** A reading is long enough to be measured from here. */
const MEASURABLE_MS = 0.5
/** Sixteen times this is twice what any text may have; in longer ones the memory's own work grows. */
const LONGEST_CHARACTERS = 25_000
const FIRST_CHARACTERS = 2000
const TRIES = 5

const only = process.env['ONLY'] ?? ''
type Parser = (text: string) => unknown

/** The processor's milliseconds, which others on the machine do not lengthen. */
async function measure(parser: Parser, text: string): Promise<number> {
  const begin = process.cpuUsage()
  try {
    await parser(text)
  } catch {
    // Refused is read as well.
  }
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

/** The least of some tries: what else the process did meanwhile only adds. */
async function least(parser: Parser, text: string): Promise<number> {
  let best = Infinity
  for (let n = 0; n < TRIES; n++) best = Math.min(best, await measure(parser, text))
  return best
}

/** How many times longer a text of sixteen times the length takes; undefined where all is too quick to tell. */
async function growthOf(
  parser: Parser,
  textOf: (characters: number) => string,
): Promise<number | undefined> {
  let characters = FIRST_CHARACTERS
  let once = await least(parser, textOf(characters))
  while (once < MEASURABLE_MS && characters < LONGEST_CHARACTERS) {
    characters *= 2
    once = await least(parser, textOf(characters))
  }
  if (once < MEASURABLE_MS) return undefined
  return (await least(parser, textOf(characters * TIMES))) / once
}

const tooFast: string[] = []
let measured = 0
for (const [name, parser] of Object.entries(PARSERS)) {
  if (!name.includes(only)) continue
  let worst = { growth: 0, kind: 'too quick to tell' }
  for (const [kind, textOf] of Object.entries(FRAGMENTS)) {
    let growth = await growthOf(parser, textOf)
    if (growth === undefined) continue
    // What was only noise does not come twice; what grows does.
    if (growth > FAILS_AT) growth = Math.min(growth, (await growthOf(parser, textOf)) ?? 0)
    measured += 1
    if (growth > worst.growth) worst = { growth, kind }
    if (growth > FAILS_AT) tooFast.push(`${name}, ${kind}: ${growth.toFixed(1)}`)
  }
  process.stdout.write(`${name}: ${worst.growth.toFixed(1)} (${worst.kind})\n`)
}
process.stdout.write(`${measured} pairs were long enough to be measured; linear is ${TIMES}.\n`)
if (tooFast.length > 0) {
  process.stdout.write(`Grow faster than their text:\n${tooFast.join('\n')}\n`)
  process.exitCode = 1
}
