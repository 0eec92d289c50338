import { cpus, totalmem } from 'node:os'
import { atMost } from '../matching/goal-lines.ts'
import { median, quantile } from '../matching/measure.ts'
import type { Idle } from './measure-idle.ts'
import type { Others } from './measure-others.ts'

export interface Run {
  command: string
  startedAt: Date
  firstPieces: readonly number[]
  idle: Idle
  others: Others
  streams: number
}

const megabytes = (bytes: number): number => bytes / 1e6
const p99 = (times: readonly number[]): number => quantile(times, 0.99) ?? Number.NaN

export function renderReport(run: Run): string {
  const { idle, others, firstPieces, streams } = run
  const ratio = median(others.rounds.map(({ quiet, busy }) => busy / quiet))
  const more = megabytes(idle.with.residentBytes - idle.before.residentBytes)
  return [
    '# The assistant with a language model',
    '',
    machineLine(run),
    '',
    '| what | goal | figure | |',
    '|---|---|---|---|',
    atMost('first piece at the client after the model’s, p99', 100, p99(firstPieces), 'ms'),
    atMost(
      `the same while ${streams} others are written for, p99`,
      100,
      p99(others.firstPieces),
      'ms',
    ),
    atMost(
      `${idle.streams.toLocaleString('en')} streams that stand still: memory`,
      150,
      more,
      'MB more',
    ),
    atMost(`other calls’ p99 with ${streams} streams ÷ without`, 1.25, ratio, 'times'),
    '',
    ...details(run),
    ...HOW,
    '',
  ].join('\n')
}

function machineLine({ startedAt, command }: Run): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}: \`${command.trim()}\``
}

function details({ firstPieces, idle, others }: Run): string[] {
  const shown = (times: readonly number[]) =>
    `${median(times).toFixed(1)} ms in the middle, ${Math.max(...times).toFixed(1)} ms at the most (${times.length} replies)`
  const memory = (usage: Idle['before']) =>
    `${megabytes(usage.residentBytes).toFixed(0)} MB, ${megabytes(usage.heapBytes).toFixed(0)} MB of it heap`
  return [
    '## More of it',
    '',
    `- First pieces: ${shown(firstPieces)}; while others are written for ${shown(others.firstPieces)}.`,
    `- Memory before the streams ${memory(idle.before)}; with them ${memory(idle.with)}; after them ${memory(idle.after)}.`,
    `- Rounds of other calls, p99 without and with streams: ${others.rounds.map(({ quiet, busy }) => `${quiet.toFixed(1)} and ${busy.toFixed(1)} ms`).join('; ')}.`,
    `- What the model did meanwhile: ${[...others.replies].map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
    '',
  ]
}

/** What the figures do not say by themselves. */
const HOW: readonly string[] = [
  '## How it was measured',
  '',
  '- The program that `npm start` runs, with `AI_BASE_URL` set to a model in a process of its own on this computer, which speaks the streaming protocol of OpenAI and writes 20 words a second. Students ask for an essay to be rewritten and get the reply as events.',
  '- A first piece holds the time at which the model sent it, by the clock that all processes share; it counts as arrived when its event is read from the connection.',
  '- A stream that stands still has got its first piece and waits for the next, with a connection to the student and one to the model. The memory is the process’s resident one, nothing having been told to collect garbage.',
  '- Other calls are a list, a count, a profile and a wishlist in turn, 100 a second, in turns without and with streams; the ratio is the median of the rounds’ own. Among the streams are a model that hangs, stalls, fails with 500, sends garbage, 10 MB, half a stream, and a script.',
  '- All share this machine: the database, the server, the model and whoever asks.',
]
