import { cpus, totalmem } from 'node:os'
import { median, quantile, type Samples } from './measure.ts'
import type { Measured } from './run-operations.ts'
import { nameChoice } from './tune-sql.ts'
import { LIMITS } from './report-limits.ts'
import { goalLines } from './goal-lines.ts'
import type { Run } from './run.ts'

export async function renderReport(run: Run): Promise<string> {
  const { rows } = await run.both.sql.server.client.query<{ server_version: string }>(
    'show server_version',
  )
  return [
    `# Matching ${run.size.count.toLocaleString('en')} scholarships`,
    '',
    machineLine(run, rows[0]?.server_version ?? ''),
    '',
    '## Goals',
    '',
    '| what | goal | figure | |',
    '|---|---|---|---|',
    ...goalLines(run),
    '',
    'Goals are set for 1,000,000 scholarships and as many students; ratios are medians over pairs of samples of one profile.',
    '',
    '## Against PostgreSQL',
    '',
    '| operation | engine, warm: median · p99 | nearest caches flushed | all caches flushed: median · p99 | PostgreSQL: median · p99 | ratio warm · flushed |',
    '|---|---|---|---|---|---|',
    ...run.operations.map(operationLine),
    '',
    ...catalogueLines(run),
    ...sampleLines(run),
    '',
    ...LIMITS,
    '',
  ].join('\n')
}

function machineLine({ startedAt, command }: Run, postgres: string): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, PostgreSQL ${postgres}: \`${command.trim()}\``
}

/** Microseconds in the unit that reads best. */
export function say(microseconds: number | undefined): string {
  if (microseconds === undefined || Number.isNaN(microseconds)) return '–'
  if (microseconds < 10) return `${microseconds.toFixed(1)} µs`
  if (microseconds < 1000) return `${Math.round(microseconds)} µs`
  if (microseconds < 100_000) return `${(microseconds / 1000).toPrecision(3)} ms`
  return microseconds < 1_000_000
    ? `${Math.round(microseconds / 1000)} ms`
    : `${(microseconds / 1e6).toFixed(1)} s`
}

export const spread = (samples: Samples | readonly number[]): string => {
  const counted = 'counted' in samples ? samples.counted : samples
  return counted.length === 0 ? '–' : `${say(median(counted))} · ${say(quantile(counted, 0.99))}`
}

const times = (ratio: number): string =>
  Number.isNaN(ratio) ? '–' : `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}×`

function operationLine(measured: Measured): string {
  const { name, warm, nearCold, cold, sql, warmRatios, coldRatios } = measured
  const near = nearCold.counted.length === 0 ? '–' : say(median(nearCold.counted))
  return `| ${name} | ${spread(warm)} | ${near} | ${spread(cold)} | ${spread(sql)} | ${times(median(warmRatios))} · ${times(median(coldRatios))} |`
}

function catalogueLines({ size, subjects, both, updates, reverse, operations }: Run): string[] {
  const shares = subjects
    .filter(({ isThin }) => !isThin)
    .map((subject) => {
      const { index } = both
      const order = { by: 'createdAt', direction: 'DESC' } as const
      return index.query({ ...subject, filters: {}, order }).total / size.count
    })
  const answers = subjects
    .filter(({ isThin }) => !isThin)
    .map((each) => Object.keys(each.answers).length)
  const percent = (share: number | undefined) => `${((share ?? 0) * 100).toFixed(1)} %`
  return [
    '## What was matched',
    '',
    `- Catalogue of seed ${size.seed}: ${both.conditionsPerListing.toFixed(2)} conditions a scholarship. For a typical profile (${median(answers)} answers) ${percent(median(shares))} are eligible or possible (a tenth of the profiles below ${percent(quantile(shares, 0.1))}, a tenth above ${percent(quantile(shares, 0.9))}).`,
    `- ${subjects.length} profiles, one in ten with three to six answers, one in three with scholarships left out, one in four with answered questions. Compared: counts, eligible counts, ids and verdicts of pages 1 and 500, the ten best, and what answers open.`,
    ...operations.map(comparedLine),
    `- PostgreSQL: 1 GB of shared buffers, everything read into memory before, and for each operation the best of six settings of the planner: ${operations.map(({ name, choice }) => `${name}: ${nameChoice(choice)}`).join('; ')}.`,
    `- Changes: replaced ${spread(updates.replaced)}, added ${spread(updates.added)}, removed ${spread(updates.removed)}; the first count and page after a change ${spread(updates.next)}.`,
    `- Reverse match over ${reverse.applicants.toLocaleString('en')} students: warm ${spread(reverse.warm)}, all caches flushed ${spread(reverse.cold)}, PostgreSQL ${spread(reverse.sql)}; all ids of those eligible ${spread(reverse.ids)} for ${median(reverse.idsPerMatch)} ids in the median; ${Math.round(reverse.bytes / 1e6)} MB, filled in ${reverse.fillSeconds.toFixed(1)} s. Counts equal for ${reverse.compared} scholarships, ids for ${reverse.idsPerMatch.length}.`,
    '',
  ]
}

function sampleLines({ operations }: Run): string[] {
  const dropped = operations.flatMap(({ name, warm, cold }) => {
    const count = (samples: Samples) =>
      `${samples.dropped} of ${samples.dropped + samples.counted.length}`
    return [`${name} ${count(warm)} warm, ${count(cold)} flushed`]
  })
  return [
    '## How it was measured',
    '',
    'Engine and PostgreSQL take turns profile by profile, in one process and one run. A sample during which the system took the processor away from this process does not count:',
    `${dropped.join('; ')}.`,
    '',
    'The answers of a profile are kept as one object, as the server keeps them while they do not change. PostgreSQL’s times include the way to it and back over a local connection; each is the better of two, because interruptions of its processes cannot be seen.',
  ]
}

function comparedLine({ name, compared, differences }: Measured): string {
  const [first] = differences
  if (first === undefined) return `- Equal answers, ${name}: ${compared} of ${compared} profiles.`
  return `- **Different answers**, ${name}: ${differences.length} of ${compared} profiles, the first: ${first}.`
}
