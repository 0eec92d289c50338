// How much longer rows take when who may apply is read from their texts: rows of a file (JSON list)
// parsed with and without their texts, in turns, as a ratio. npm run bench:reading -- FILE...
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { toScholarship } from '../apps/server/src/features/catalogue/parsing/parse-row.ts'
import { readListing } from '../apps/server/src/features/catalogue/reading/read-listing.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
})
if (positionals.length === 0) throw new Error('Usage: bench:reading -- FILE.json... [--rounds N]')

const files = await Promise.all(positionals.map((path) => readFile(path, 'utf8')))
const rows = files.flatMap((content): unknown[] => JSON.parse(content))
const context = { today: '2026-11-20' }
const parsed = rows.map((row) => toScholarship(row, context))
const texts = parsed.flatMap((row) =>
  'scholarship' in row
    ? [
        [
          { kind: 'title' as const, text: row.scholarship.title },
          { kind: 'eligibility' as const, text: row.scholarship.descriptionText },
        ],
      ]
    : [],
)
const characters = texts.flat().reduce((sum, { text }) => sum + text.length, 0)

/** Seconds of the processor, which others on the machine do not lengthen. */
const secondsOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const samples = Array.from({ length: Number(values.rounds) }, () => ({
  rows: secondsOf(() => rows.forEach((row) => toScholarship(row, context))),
  reading: secondsOf(() => texts.forEach((listing) => readListing(listing))),
  longReading: secondsOf(() =>
    texts.forEach(([title, text]) => {
      if (title && text) readListing([title, { ...text, text: `${text.text}\n`.repeat(4) }])
    }),
  ),
})).slice(Math.floor(Number(values.rounds) / 3))

const whole = median(samples.map((sample) => sample.rows))
const reading = median(samples.map((sample) => sample.reading))
const fourfold = median(samples.map((sample) => sample.longReading))
process.stdout.write(
  `${[
    `${rows.length} rows, ${characters} characters of text`,
    `rows a second of processor, with reading: ${Math.round(rows.length / whole)}`,
    `reading is ${Math.round((100 * reading) / whole)} % of a row's time`,
    `four times the text takes ${(fourfold / reading).toFixed(1)} times as long`,
  ].join('\n')}\n`,
)
