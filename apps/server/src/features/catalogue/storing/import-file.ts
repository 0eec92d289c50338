import { createHash } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import { type Database, sqlStateOf } from '../../../db/database.ts'
import type { Stored } from '../scholarships/store-scholarships.ts'
import { adaptRow, type OwnRows } from '../parsing/adapt-row.ts'
import { MOST_FOUND, toFound } from './found-row.ts'
import type { AsideRow, ImportRecord } from './import-record.ts'
import { type ImportReport, ReportBuilder } from './import-report.ts'
import type { Organiser } from './invite-organiser.ts'
import { nameOfRow } from '../parsing/name-of-row.ts'
import type { ReadRow } from '../parsing/parsed-row.ts'
import { openModelReader, type ModelReader } from '../parsing/read-by-model.ts'
import { readAhead, type ReadingThreads } from '../parsing/read-ahead.ts'
import { readFurther } from '../parsing/read-further.ts'
import { readDayOrder } from '../parsing/files/read-day-order.ts'
import { readRows } from '../parsing/files/read-rows.ts'
import { isKeyTooLong, KEY_TOO_LONG, KEY_TWICE } from './row-key.ts'
import { EDITED, PUBLIC, isRowAtFault, type LinedRow, REFUSED, storeRows } from './store-rows.ts'

/** One transaction each: long enough to be fast, short enough not to hold others up. */
const BATCH_ROWS = 250
/** With a model that takes seconds for each row, so that progress is seen. */
const ASKING_BATCH_ROWS = 20

export interface ImportOptions {
  db: Database
  clock: Clock
  today: string
  organiser?: Organiser
  isDryRun: boolean
  /** What reads on where the rules stop; absent: only what a model answered before is used. */
  modelReader?: ModelReader
  /** Called after each batch. */
  onProgress: (report: ImportReport) => void
  /** Called with each row that is taken, as it was read, before it is stored. */
  onRead?: (row: ReadRow) => void
  /** Whether to stop before the next batch; what is done stays. */
  isStopped: () => boolean
  /** Keeps what becomes of each row, so that it can be shown and undone. */
  record?: ImportRecord
  /** The organisation whose own rows they are, whatever sponsor they name; absent: any sponsor's. */
  own?: OwnRows
  /** Waited for before each row: lets a server answer others meanwhile. */
  takeTurns?: () => Promise<void>
  /** What reads long files; absent: all cores but one. */
  threads?: ReadingThreads
}

class DryRun extends Error {}

const inTransaction = async (
  options: ImportOptions,
  batch: readonly LinedRow[],
): Promise<Stored[]> => {
  let done: Awaited<ReturnType<typeof storeRows>> = { outcomes: [], taken: [] }
  try {
    await options.db.transaction(async (tx) => {
      done = await storeRows(tx, batch, {
        ...options,
        keepsBefore: options.record !== undefined && !options.isDryRun,
      })
      // A dry run does the same work, so that it reports the same, and takes all of it back.
      if (options.isDryRun) throw new DryRun()
      await options.record?.taken(tx, done.taken)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    await options.record?.taken(options.db, done.taken)
  }
  return done.outcomes
}

/** Two writers met; the same work succeeds when it is done again. */
const isCollision = (error: unknown): boolean => (sqlStateOf(error) ?? '').startsWith('40')
const ATTEMPTS = 4

/** Where what became of rows goes. */
interface Outcomes {
  report: ReportBuilder
  setAside: (
    row: { line: number; row?: unknown; scholarship?: { title: string; sponsor: string } },
    key: string | null,
    why: Pick<AsideRow, 'reason' | 'field' | 'editedId'>,
  ) => void
}

const store = async (
  options: ImportOptions,
  batch: readonly LinedRow[],
  { report, setAside }: Outcomes,
  attempt = 1,
): Promise<void> => {
  if (batch.length === 0) return
  try {
    const outcomes = await inTransaction(options, batch)
    for (const [at, candidate] of batch.entries()) {
      const { line, warnings } = candidate
      const { sourceKey } = candidate.scholarship
      const { id, outcome = 'unchanged' } = outcomes[at] ?? {}
      if (outcome === 'edited') setAside(candidate, sourceKey, { reason: EDITED, editedId: id })
      else if (outcome === 'public')
        setAside(candidate, sourceKey, { reason: PUBLIC, editedId: id })
      else report.stored(line, sourceKey, outcome, warnings)
    }
  } catch (error) {
    if (isCollision(error) && attempt < ATTEMPTS)
      return store(options, batch, { report, setAside }, attempt + 1)
    if (!isRowAtFault(error)) throw error
    const [only] = batch
    if (only && batch.length === 1) setAside(only, only.scholarship.sourceKey, { reason: REFUSED })
    else for (const candidate of batch) await store(options, [candidate], { report, setAside })
  }
}

const fingerprint = (key: string): string =>
  createHash('sha1').update(key).digest('latin1').slice(0, 12)

/** Brings the rows of a file into the catalogue. Safe to repeat and to break off. Throws an UnreadableFile. */
export async function importFile(path: string, options: ImportOptions): Promise<ImportReport> {
  const { today, organiser, own, onProgress, isStopped } = options
  const dayOrder = await readDayOrder(path)
  const context = {
    today,
    dayOrder,
    ...(organiser ? { organiser: organiser.organisation } : {}),
    ...(own ? { organiser: own.name, isUnconfirmed: true } : {}),
  }
  const report = new ReportBuilder(path, options.isDryRun)
  const modelReader = options.modelReader ?? openModelReader(options)
  const batchRows = modelReader.isAsking ? ASKING_BATCH_ROWS : BATCH_ROWS
  const seen = new Set<string>()
  let batch: LinedRow[] = []
  let aside: AsideRow[] = []
  // What an organiser is to look after is put right in the file, which comes in with the command.
  let foundLeft = organiser || own ? 0 : MOST_FOUND
  const find = (row: unknown, { field, editedId }: Parameters<Outcomes['setAside']>[2]) => {
    if (foundLeft === 0 || editedId !== undefined) return undefined
    const found = toFound({ row, field, dayOrder })
    if (found) foundLeft -= 1
    return found
  }
  const setAside: Outcomes['setAside'] = ({ line, row, scholarship }, key, why) => {
    report.quarantine(line, key, why.reason)
    const { title = '', sponsor = '' } = scholarship ?? {}
    if (options.record) aside.push({ line, title, sponsor, found: find(row, why), ...why })
  }
  const flush = async (): Promise<void> => {
    const read = await readFurther(batch, modelReader, context)
    for (const candidate of read) options.onRead?.(candidate)
    await store(options, read, { report, setAside })
    if (aside.length > 0) await options.record?.setAside(options.db, aside)
    batch = []
    aside = []
    report.readByModel(modelReader.report())
    onProgress(report.finish())
  }
  const { takeTurns, threads } = options
  for await (const { line, row, read } of readAhead(readRows(path), {
    context,
    threads,
    isStopped,
  })) {
    if (isStopped()) break
    await takeTurns?.()
    const parsed = adaptRow(read, own)
    if ('quarantine' in parsed) {
      const { quarantine: reason, field } = parsed
      setAside({ line, row, scholarship: nameOfRow(row) }, null, { reason, field })
    } else {
      const { sourceKey: key } = parsed.scholarship
      const mark = fingerprint(key)
      const candidate = { line, ...parsed }
      if (isKeyTooLong(key))
        setAside(candidate, key.slice(0, 100), { reason: KEY_TOO_LONG, field: 'key' })
      else if (seen.has(mark)) setAside(candidate, key, { reason: KEY_TWICE, field: 'key' })
      else batch.push(candidate)
      seen.add(mark)
    }
    if (batch.length >= batchRows || aside.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return report.finish()
}
