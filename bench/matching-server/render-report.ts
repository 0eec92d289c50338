import { cpus, totalmem } from 'node:os'
import { atMost } from '../matching/goal-lines.ts'
import { median, quantile } from '../matching/measure.ts'
import type { Comparison } from './compare-servers.ts'
import type { Lag } from './measure-lag.ts'
import type { Start, Starts } from './measure-starts.ts'
import type { StepTurns } from './measure-turns.ts'
import { LIMITS } from './report-limits.ts'
import type { Turns } from './watch-turns.ts'

export interface Run {
  count: number
  applicants: number
  command: string
  startedAt: Date
  starts: Starts
  lag: Lag
  comparison: Comparison
  turns: readonly StepTurns[]
}

const TURN_GOAL = 20

export const renderReport = (run: Run): string =>
  [
    `# The server at ${run.count.toLocaleString('en')} scholarships`,
    '',
    machineLine(run),
    '',
    '## Goals',
    '',
    '| what | goal | figure | |',
    '|---|---|---|---|',
    ...goalLines(run),
    '',
    'Goals are set for 1,000,000 scholarships. A turn is judged by the processor’s time of the thread in it, because on a busy machine others take the processor away in between.',
    '',
    ...startLines(run.starts),
    ...lagLines(run),
    ...turnLines(run),
    ...LIMITS,
    '',
  ].join('\n')

function machineLine({ startedAt, command }: Run): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}: \`${command.trim()}\``
}

function goalLines({ starts, lag, comparison, turns }: Run): string[] {
  const { built, restored } = starts
  const readings = restored.map(({ readingMilliseconds = Number.NaN }) => readingMilliseconds)
  const over = Math.max(...turns.map(({ first }) => first.cpuMilliseconds))
  const again = Math.max(...turns.map((step) => step.again?.cpuMilliseconds ?? 0))
  const told = [
    comparison.lost === 0 ? undefined : `${comparison.lost} lost`,
    comparison.differing === 0 ? undefined : `${comparison.differing} students told differently`,
  ].filter((each) => each !== undefined)
  const isAgreed = told.length === 0
  return [
    atMost('build from the database', 60, (built.readingMilliseconds ?? Number.NaN) / 1000, 's'),
    atMost('restart from the snapshot', 0.5, median(readings) / 1000, 's'),
    replayLine(starts),
    atMost('replica lag, p99', 1, (quantile(lag.quiet, 0.99) ?? Number.NaN) / 1000, 's'),
    atMost(
      'replica lag in a storm, p99',
      1,
      (quantile(lag.stormy, 0.99) ?? Number.NaN) / 1000,
      's',
    ),
    `| changes lost, verdicts that differ after the storm | none | ${isAgreed ? 'none' : told.join(', ')} | ${isAgreed ? 'met' : '**not met**'} |`,
    atMost('longest turn, the first time', TURN_GOAL, over, 'ms'),
    atMost('longest turn, again', TURN_GOAL, again, 'ms'),
  ]
}

/** By the processor's time: the clock's differ by more from one start to the next. */
function replayLine({ changesReplayed, replayed, restored }: Starts): string {
  const without = median(restored.map(({ cpuMilliseconds }) => cpuMilliseconds))
  const more = seconds(Math.max(0, replayed.cpuMilliseconds - without))
  return `| the same, ${changesReplayed.toLocaleString('en')} changes behind | | ${more} of the processor more | |`
}

const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined || Number.isNaN(milliseconds)
    ? '–'
    : `${(milliseconds / 1000).toFixed(2)} s`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

function startLines({ empty, built, restored, replayed, ...starts }: Starts): string[] {
  const by = (one: Start, other: Start) => one.milliseconds - other.milliseconds
  const middle = restored.toSorted(by)[Math.floor(restored.length / 2)]
  const toLine = (one: Start): string =>
    `| ${one.name} | ${seconds(one.milliseconds)} · ${seconds(one.cpuMilliseconds)} | ${seconds(one.readingMilliseconds)} | ${seconds(one.milliseconds - empty.milliseconds)} · ${seconds(one.cpuMilliseconds - empty.cpuMilliseconds)} | ${megabytes(one.residentBytes)}, at most ${megabytes(one.mostResidentBytes)} | ${megabytes(one.heapBytes)} · ${megabytes(one.externalBytes)} |`
  return [
    '## Starts',
    '',
    '| start | until ready: clock · processor | reading alone | more than with nothing to read: clock · processor | memory of the process | heap · outside it |',
    '|---|---|---|---|---|---|',
    ...[empty, built, ...(middle ? [middle] : []), replayed].map(toLine),
    '',
    `The snapshot has ${megabytes(starts.snapshotBytes)}; a process that stops writes it and is gone after ${seconds(starts.stopMilliseconds)}. Of ${restored.length} restarts the one in the middle is shown; reading alone took from ${seconds(restored.toSorted(byReading)[0]?.readingMilliseconds)} to ${seconds(restored.toSorted(byReading).at(-1)?.readingMilliseconds)}. The processor’s time is that of all threads of the process; the database’s is not in it.`,
    '',
  ]
}

const byReading = (one: Start, other: Start): number =>
  (one.readingMilliseconds ?? 0) - (other.readingMilliseconds ?? 0)

function lagLines({ lag, comparison }: Run): string[] {
  const line = (name: string, lags: readonly number[]) =>
    `| ${name} | ${Math.round(median(lags))} ms | ${Math.round(quantile(lags, 0.99) ?? Number.NaN)} ms | ${Math.round(Math.max(...lags))} ms | ${lags.length} |`
  return [
    '## Two processes on one database',
    '',
    '| from the commit to the list that shows it | median | p99 | longest | samples |',
    '|---|---|---|---|---|',
    line('quiet', lag.quiet),
    line('in the storm', lag.stormy),
    '',
    `The storm: ${lag.changes.toLocaleString('en')} scholarships given other criteria, deadlines, amounts and requirements, or withdrawn, by a third process as an import writes them, in ${lag.stormSeconds.toFixed(1)} s; meanwhile both answered ${lag.reads.toLocaleString('en')} lists. Afterwards both, and a process that read everything anew, told ${comparison.students} students their counts of all, of the eligible and of the possible, and their hundred highest amounts with verdicts: ${comparison.differing === 0 ? 'all alike' : `${comparison.differing} differ`}.`,
    '',
  ]
}

function turnLines({ turns, applicants }: Run): string[] {
  const say = (turn: Turns | undefined) =>
    turn ? `${turn.cpuMilliseconds.toFixed(1)} · ${turn.wallMilliseconds.toFixed(1)}` : '–'
  const slow = turns.flatMap(({ name, first, again }) =>
    [first, again].flatMap((turn, place) =>
      turn && turn.cpuMilliseconds > TURN_GOAL && turn.frames.length > 0
        ? [`- ${name}${place === 0 ? '' : ', again'}: ${framesOf(turn)}.`]
        : [],
    ),
  )
  return [
    '## The longest turns',
    '',
    `Milliseconds in which the server did nothing else: of the thread’s own work · by the clock. ${applicants.toLocaleString('en')} applicants.`,
    '',
    '| while | the first time | again |',
    '|---|---|---|',
    ...turns.map(({ name, first, again }) => {
      const isOver = Math.max(first.cpuMilliseconds, again?.cpuMilliseconds ?? 0) > TURN_GOAL
      return `| ${name} | ${say(first)} | ${say(again)} |${isOver ? ' **over** |' : ''}`
    }),
    '',
    ...(slow.length > 0 ? ['Where the long ones went, callers first:', '', ...slow, ''] : []),
  ]
}

const framesOf = ({ frames }: Turns): string =>
  frames.map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed(1)}`).join(', ')
