import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { type Database, sqlStateOf, type Transaction } from '../../db/database.ts'
import { organisationMembers, organisations } from '../../db/schema/scholarships.ts'
import { slugOf } from '../scholarships/find-organisations.ts'
import { type StoreOutcome, storeScholarships } from '../scholarships/store-scholarships.ts'
import { type ImportReport, ReportBuilder } from './import-report.ts'
import type { Organiser } from './invite-organiser.ts'
import type { ImportContext, ReadRow } from './parsed-row.ts'
import { openModelReader, type ModelReader } from './read-by-model.ts'
import { readFurther, readRow, type RowWithTexts } from './read-further.ts'
import { readRows } from './read-rows.ts'

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
}

interface Candidate extends RowWithTexts {
  line: number
}

class DryRun extends Error {}

const inTransaction = async (
  options: ImportOptions,
  batch: readonly Candidate[],
): Promise<StoreOutcome[]> => {
  let outcomes: StoreOutcome[] = []
  try {
    await options.db.transaction(async (tx) => {
      outcomes = await storeScholarships(
        tx,
        batch.map(({ scholarship }) => scholarship),
        options.clock.now(),
      )
      if (options.organiser) await joinSponsors(tx, options.organiser, batch)
      // A dry run does the same work, so that it reports the same, and takes all of it back.
      if (options.isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return outcomes
}

/** The organiser looks after what is applied for here. */
const joinSponsors = async (
  tx: Transaction,
  organiser: Organiser,
  batch: readonly Candidate[],
): Promise<void> => {
  const slugs = [
    ...new Set(
      batch
        .filter(({ scholarship }) => scholarship.delivery === 'laurel')
        .map(({ scholarship }) => slugOf(scholarship.sponsor)),
    ),
  ]
  if (slugs.length === 0) return
  const found = await tx
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(inArray(organisations.slug, slugs))
  await tx
    .insert(organisationMembers)
    .values(found.map((row) => ({ ...row, userId: organiser.userId })))
    .onConflictDoNothing()
}

/** The row itself is at fault: bad data, a broken rule, a limit of the database. */
const isRowAtFault = (error: unknown): boolean => /^(?:22|23|54)/.test(sqlStateOf(error) ?? '')
/** Two writers met; the same work succeeds when it is done again. */
const isCollision = (error: unknown): boolean => (sqlStateOf(error) ?? '').startsWith('40')
const ATTEMPTS = 4

const store = async (
  options: ImportOptions,
  batch: readonly Candidate[],
  report: ReportBuilder,
  attempt = 1,
): Promise<void> => {
  if (batch.length === 0) return
  try {
    const outcomes = await inTransaction(options, batch)
    batch.forEach((candidate, at) =>
      report.stored(
        candidate.line,
        candidate.scholarship.sourceKey,
        outcomes[at] ?? 'unchanged',
        candidate.warnings,
      ),
    )
  } catch (error) {
    if (isCollision(error) && attempt < ATTEMPTS) return store(options, batch, report, attempt + 1)
    if (!isRowAtFault(error)) throw error
    const [only] = batch
    if (only && batch.length === 1)
      report.quarantine(only.line, only.scholarship.sourceKey, 'The database refuses the row.')
    else for (const candidate of batch) await store(options, [candidate], report)
  }
}

const fingerprint = (key: string): string =>
  createHash('sha1').update(key).digest('latin1').slice(0, 12)

const KEY_LIMIT = 1000

/** Brings the rows of a file into the catalogue. Safe to repeat and to break off. Throws an UnreadableFile. */
export async function importFile(path: string, options: ImportOptions): Promise<ImportReport> {
  const { today, organiser, onProgress, isStopped } = options
  const context: ImportContext = {
    today,
    ...(organiser ? { organiser: organiser.organisation } : {}),
  }
  const report = new ReportBuilder(path, options.isDryRun)
  const modelReader = options.modelReader ?? openModelReader(options)
  const batchRows = modelReader.isAsking ? ASKING_BATCH_ROWS : BATCH_ROWS
  const seen = new Set<string>()
  let batch: Candidate[] = []
  const flush = async (): Promise<void> => {
    const read = await readFurther(batch, modelReader, context)
    for (const candidate of read) options.onRead?.(candidate)
    await store(options, read, report)
    batch = []
    report.readByModel(modelReader.report())
    onProgress(report.finish())
  }
  for await (const entry of readRows(path)) {
    if (isStopped()) break
    const { line } = entry
    const parsed = 'problem' in entry ? { quarantine: entry.problem } : readRow(entry.row, context)
    if ('quarantine' in parsed) {
      report.quarantine(line, null, parsed.quarantine)
      continue
    }
    const key = parsed.scholarship.sourceKey
    const mark = fingerprint(key)
    if (key.length > KEY_LIMIT)
      report.quarantine(line, key.slice(0, 100), `The key is longer than ${KEY_LIMIT} characters.`)
    else if (seen.has(mark))
      report.quarantine(line, key, 'Another row of this file has the same key.')
    else batch.push({ line, ...parsed })
    seen.add(mark)
    if (batch.length >= batchRows) await flush()
  }
  await flush()
  return report.finish()
}
