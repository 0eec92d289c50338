import { createHash } from 'node:crypto'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { type Database, sqlStateOf, type Transaction } from '../../db/database.ts'
import { importRows } from '../../db/schema/imports.ts'
import { organisationMembers } from '../../db/schema/organisations.ts'
import { findOrganisations } from '../scholarships/find-organisations.ts'
import { type Stored, storeScholarships } from '../scholarships/store-scholarships.ts'
import { adaptRow, type OwnRows } from './adapt-row.ts'
import type { AsideRow, ImportRecord } from './import-record.ts'
import { type ImportReport, ReportBuilder } from './import-report.ts'
import type { Organiser } from './invite-organiser.ts'
import { nameOfRow } from './name-of-row.ts'
import type { ImportContext, ReadRow } from './parsed-row.ts'
import { openModelReader, type ModelReader } from './read-by-model.ts'
import { readFurther, readRow, type RowWithTexts } from './read-further.ts'
import { readDayOrder } from './read-day-order.ts'
import { readRows } from './read-rows.ts'
import { readListings, recordUpdates } from './record-updates.ts'
import { type ListingVersion, readVersions } from './restore-listing.ts'
import { storeReadings } from './store-readings.ts'

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
}

interface Candidate extends RowWithTexts {
  line: number
}

const EDITED = 'It was edited here since. What was written here stays; the row was not taken.'

class DryRun extends Error {}

const inTransaction = async (
  options: ImportOptions,
  batch: readonly Candidate[],
): Promise<Stored[]> => {
  let outcomes: Stored[] = []
  let versions = new Map<string, ListingVersion>()
  let before: Awaited<ReturnType<typeof readListings>> = new Map()
  const taken = () =>
    batch.flatMap(({ line, ...read }, at) => {
      const { id, outcome } = outcomes[at] ?? {}
      return id === undefined || outcome === undefined || outcome === 'edited'
        ? []
        : [{ line, read, outcome, scholarshipId: id, before: versions.get(id) }]
    })
  try {
    await options.db.transaction(async (tx) => {
      outcomes = await storeScholarships(
        tx,
        batch.map(({ scholarship }) => scholarship),
        options.clock.now(),
        {
          organisationId: options.own?.organisationId,
          async beforeUpdate(ids) {
            if (options.record && !options.isDryRun) versions = await readVersions(tx, ids)
            before = await readListings(tx, ids)
          },
          findSettled: (ids) => findPublishedByHand(tx, ids),
          async afterStore(changed) {
            await storeReadings(
              tx,
              changed.map(({ id, row }) => ({ id, reading: row.reading })),
            )
            await recordUpdates(tx, before, options.clock.now())
            await options.own?.keep(
              tx,
              changed.map(({ id }) => id),
            )
          },
        },
      )
      if (options.organiser) await joinSponsors(tx, options.organiser, batch, options.clock.now())
      // A dry run does the same work, so that it reports the same, and takes all of it back.
      if (options.isDryRun) throw new DryRun()
      await options.record?.taken(tx, taken())
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    await options.record?.taken(options.db, taken())
  }
  return outcomes
}

/** Those that were held back once, and that somebody published all the same. */
const findPublishedByHand = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: importRows.scholarshipId })
    .from(importRows)
    .where(
      and(
        inArray(importRows.scholarshipId, [...ids]),
        isNotNull(importRows.heldBack),
        isNotNull(importRows.dismissedAt),
      ),
    )
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** The organiser looks after what is applied for here, and may do all there is to do. */
const joinSponsors = async (
  tx: Transaction,
  organiser: Organiser,
  batch: readonly Candidate[],
  joinedAt: Date,
): Promise<void> => {
  const sponsors = batch
    .filter(({ scholarship }) => scholarship.delivery === 'laurel')
    .map(({ scholarship }) => scholarship.sponsor)
  if (sponsors.length === 0) return
  const found = await findOrganisations(tx, sponsors, joinedAt)
  await tx
    .insert(organisationMembers)
    .values(
      [...new Set(found.values())].map((organisationId) => ({
        organisationId,
        userId: organiser.userId,
        role: 'owner' as const,
        joinedAt,
      })),
    )
    .onConflictDoNothing()
}

/** The row itself is at fault: bad data, a broken rule, a limit of the database. */
const isRowAtFault = (error: unknown): boolean => /^(?:22|23|54)/.test(sqlStateOf(error) ?? '')
/** Two writers met; the same work succeeds when it is done again. */
const isCollision = (error: unknown): boolean => (sqlStateOf(error) ?? '').startsWith('40')
const ATTEMPTS = 4

/** Where what became of rows goes. */
interface Outcomes {
  report: ReportBuilder
  setAside: (
    row: { line: number; scholarship?: { title: string; sponsor: string } },
    key: string | null,
    why: Pick<AsideRow, 'reason' | 'field' | 'editedId'>,
  ) => void
}

const store = async (
  options: ImportOptions,
  batch: readonly Candidate[],
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
      else report.stored(line, sourceKey, outcome, warnings)
    }
  } catch (error) {
    if (isCollision(error) && attempt < ATTEMPTS)
      return store(options, batch, { report, setAside }, attempt + 1)
    if (!isRowAtFault(error)) throw error
    const [only] = batch
    if (only && batch.length === 1)
      setAside(only, only.scholarship.sourceKey, { reason: 'The database refuses the row.' })
    else for (const candidate of batch) await store(options, [candidate], { report, setAside })
  }
}

const fingerprint = (key: string): string =>
  createHash('sha1').update(key).digest('latin1').slice(0, 12)

const KEY_LIMIT = 1000
const KEY_TOO_LONG = `The key is longer than ${KEY_LIMIT} characters.`
const KEY_TWICE = 'Another row of this file has the same key.'

/** Brings the rows of a file into the catalogue. Safe to repeat and to break off. Throws an UnreadableFile. */
export async function importFile(path: string, options: ImportOptions): Promise<ImportReport> {
  const { today, organiser, own, onProgress, isStopped } = options
  const context: ImportContext = {
    today,
    dayOrder: await readDayOrder(path),
    ...(organiser ? { organiser: organiser.organisation } : {}),
    ...(own ? { organiser: own.name, isUnconfirmed: true } : {}),
  }
  const report = new ReportBuilder(path, options.isDryRun)
  const modelReader = options.modelReader ?? openModelReader(options)
  const batchRows = modelReader.isAsking ? ASKING_BATCH_ROWS : BATCH_ROWS
  const seen = new Set<string>()
  let batch: Candidate[] = []
  let aside: AsideRow[] = []
  const setAside: Outcomes['setAside'] = ({ line, scholarship }, key, why) => {
    report.quarantine(line, key, why.reason)
    const { title = '', sponsor = '' } = scholarship ?? {}
    if (options.record) aside.push({ line, title, sponsor, ...why })
  }
  const readOwn = (row: unknown) => adaptRow(readRow(row, context), own)
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
  for await (const entry of readRows(path)) {
    if (isStopped()) break
    await options.takeTurns?.()
    const { line } = entry
    const parsed = 'problem' in entry ? { quarantine: entry.problem } : readOwn(entry.row)
    if ('quarantine' in parsed) {
      const scholarship = 'row' in entry ? nameOfRow(entry.row) : undefined
      const { quarantine: reason, field } = parsed
      setAside({ line, ...(scholarship && { scholarship }) }, null, { reason, field })
    } else {
      const { sourceKey: key } = parsed.scholarship
      const mark = fingerprint(key)
      const row = { line, ...parsed }
      if (key.length > KEY_LIMIT)
        setAside(row, key.slice(0, 100), { reason: KEY_TOO_LONG, field: 'key' })
      else if (seen.has(mark)) setAside(row, key, { reason: KEY_TWICE, field: 'key' })
      else batch.push(row)
      seen.add(mark)
    }
    if (batch.length >= batchRows || aside.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return report.finish()
}
