import { describe, expect, it } from 'vitest'
import { ThreadStopped } from '../../../threads.ts'
import { type FileRow, UnreadableFile } from './files/file-row.ts'
import { readAhead, type ReadingThreads, type RowRead, TOO_MUCH } from './read-ahead.ts'
import { readRow, readTexts } from './read-further.ts'

const context = { today: '2026-11-20' }
const LONG = 310

const RULES = [
  'Must be a resident of Nevada with a GPA of 3.0.',
  'Open to women in engineering.',
  'For members of the dairy club, who meet on the first Tuesday of May.',
]

const entryAt = (at: number): FileRow => {
  const line = at + 1
  if (at % 100 === 7) return { line, problem: 'This line is not JSON.' }
  if (at % 100 === 8) return { line, row: { description: 'It has no title.' } }
  const eligibility = RULES[at % RULES.length]
  return { line, row: { title: `Award ${at}`, sponsor: 'Lake Fund', amount: '$500', eligibility } }
}

async function* entries(count: number): AsyncGenerator<FileRow> {
  for (let at = 0; at < count; at += 1) yield entryAt(at)
}

const readAll = async (count: number, threads?: ReadingThreads) => {
  const rows: RowRead[] = []
  for await (const row of readAhead(entries(count), { context, threads })) rows.push(row)
  return rows
}

const readHere = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const entry = entryAt(at)
    if (!('problem' in entry)) return { ...entry, read: readRow(entry.row, context) }
    return { line: entry.line, read: { quarantine: entry.problem } }
  })

/** Threads that answer here, but for rows of which one is too much. */
const threadsStoppedBy = (isTooMuch: (row: unknown) => boolean): ReadingThreads => ({
  async ask({ rows }) {
    if (rows.some(isTooMuch)) throw new ThreadStopped('Past its bounds.')
    return rows.map((row) => readTexts(row, context))
  },
})

describe('a long file', () => {
  it('is read in threads as it is here, in its order', async () => {
    expect(await readAll(LONG)).toEqual(readHere(LONG))
  })

  it('loses only the rows that are too much for a thread', async () => {
    const threads = threadsStoppedBy((row) => /Award (?:3|300)"/.test(JSON.stringify(row)))
    const expected = readHere(LONG).map((row) =>
      row.line === 4 || row.line === 301 ? { ...row, read: { quarantine: TOO_MUCH } } : row,
    )
    expect(await readAll(LONG, threads)).toEqual(expected)
  })

  it('tells of a fault of ours, and reads no further', async () => {
    const threads: ReadingThreads = { ask: () => Promise.reject(new Error('A fault.')) }
    await expect(readAll(LONG, threads)).rejects.toThrow('A fault.')
  })

  it('gives the rows before a place where the file cannot be read', async () => {
    const broken = async function* () {
      yield* entries(LONG)
      throw new UnreadableFile('A quote is missing.')
    }
    const lines: number[] = []
    const reading = async () => {
      for await (const { line } of readAhead(broken(), { context })) lines.push(line)
    }
    await expect(reading()).rejects.toThrow('A quote is missing.')
    expect(lines).toHaveLength(LONG)
  })

  it('stops where it is told to, also when a row takes long', async () => {
    let asked = 0
    const threads: ReadingThreads = {
      async ask() {
        asked += 1
        throw new ThreadStopped('Past its bounds.')
      },
    }
    const isStopped = () => asked > 2
    const rows = readAhead(entries(60_000), { context, threads, isStopped })
    await rows.next()
    expect(asked).toBeLessThan(20)
    await rows.return(undefined)
  })

  it('is left when nobody takes its rows', async () => {
    let asked: AbortSignal | undefined
    const threads: ReadingThreads = {
      async ask({ rows }, _owner, signal) {
        asked = signal
        return rows.map((row) => readTexts(row, context))
      },
    }
    for await (const { line } of readAhead(entries(LONG), { context, threads }))
      if (line === 10) break
    expect(asked?.aborted).toBe(true)
  })
})

it('reads a short file without any thread', async () => {
  const threads: ReadingThreads = { ask: () => Promise.reject(new Error('Not needed.')) }
  expect(await readAll(0, threads)).toEqual([])
  expect(await readAll(250, threads)).toEqual(readHere(250))
})
