import { writeSync } from 'node:fs'
import { access, constants, open, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { emailSchema } from '@laurel/contract/fields'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { provideDatabase } from '../db/provide-database.ts'
import { mergeDuplicates } from '../features/catalogue/duplicates/merge-duplicates.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../days.ts'
import { importFile } from '../features/catalogue/storing/import-file.ts'
import type { ImportReport } from '../features/catalogue/storing/import-report.ts'
import {
  inviteOrganiser,
  NoOrganiser,
  type Organiser,
} from '../features/catalogue/storing/invite-organiser.ts'
import { type ModelReader, openModelReader } from '../features/catalogue/parsing/read-by-model.ts'
import { openReadingThreads } from '../features/catalogue/parsing/read-ahead.ts'
import { renderReading } from '../features/catalogue/parsing/render-reading.ts'
import { recordCommand } from '../features/catalogue/imports/record-command.ts'
import { UnreadableFile } from '../features/catalogue/parsing/files/file-row.ts'
import { openWritingModel } from '../integrations/ai/open-writing-model.ts'

/** What reading with a model may cost in one import unless more is said. */
const MOST_DOLLARS = 5

const USAGE = `Usage: npm run import -- FILE [--dry-run] [--organiser EMAIL] [--report FILE] [--clauses FILE]
                              [--read-with-model [--most-dollars N]]

  FILE               JSONL, a JSON array, CSV, or Open Scholarships JSON
  --dry-run          say what would happen, and change nothing
  --organiser EMAIL  who looks after these scholarships; an account is made and invited if need be
  --report FILE      write the report there as JSON, instead of to the output
  --clauses FILE     write there what was read of each row, a line of JSON for each
  --read-with-model  have the language model of the settings read what the rules leave unread; what it
                     answers is kept, so that the same texts are paid once, also after a dry run
  --most-dollars N   the most that may be spent on it, ${MOST_DOLLARS} by default`

const FAULT = 'Something went wrong. What was done until then stays.'

class UsageError extends Error {}

interface Request {
  file: string
  isDryRun: boolean
  organiser: string | undefined
  report: string | undefined
  clauses: string | undefined
  isReadWithModel: boolean
  mostDollars: number
}

const readDollars = (text: string | undefined): number => {
  const dollars = text === undefined ? MOST_DOLLARS : Number(text)
  if (!(dollars > 0)) throw new UsageError(`--most-dollars must be a sum above 0, not "${text}".`)
  return dollars
}

const readRequest = (args: string[]): Request => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        organiser: { type: 'string' },
        report: { type: 'string' },
        clauses: { type: 'string' },
        'read-with-model': { type: 'boolean' },
        'most-dollars': { type: 'string' },
      },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1)
      throw new UsageError('Name one file to import.')
    const organiser =
      values.organiser === undefined ? undefined : emailSchema.safeParse(values.organiser)
    if (organiser?.success === false)
      throw new UsageError(`--organiser must be an e-mail address, not "${values.organiser}".`)
    return {
      file,
      isDryRun: values['dry-run'] === true,
      organiser: organiser?.data,
      report: values.report,
      clauses: values.clauses,
      isReadWithModel: values['read-with-model'] === true,
      mostDollars: readDollars(values['most-dollars']),
    }
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const sayTotals = (report: ImportReport): string => {
  const { imported, updated, unchanged } = report
  const done = report.isDryRun
    ? `would import ${imported}, would update ${updated}, would leave ${unchanged} unchanged, would set aside ${report.quarantinedCount}`
    : `${imported} imported, ${updated} updated, ${unchanged} unchanged, ${report.quarantinedCount} set aside`
  const line = `${report.rows} rows: ${done} (${report.rowsPerSecond} rows/s)`
  return line
}

/** A terminal shows one line that changes; a file or a pipe gets a line now and then. */
const LINE_EACH_ROWS = 10_000
let nextLine = LINE_EACH_ROWS

const showProgress = (report: ImportReport): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${sayTotals(report)}`)
  else if (report.rows >= nextLine) {
    nextLine = report.rows + LINE_EACH_ROWS
    process.stderr.write(`${sayTotals(report)}\n`)
  }
}

const findOrganiser = async (
  db: Database,
  { organiser, isDryRun }: Request,
  { productName }: Config,
): Promise<Organiser | undefined> => {
  if (organiser === undefined) return undefined
  let found: Organiser | undefined
  await db
    .transaction(async (tx) => {
      found = await inviteOrganiser(tx, organiser, productName, systemClock.now())
      if (isDryRun) tx.rollback()
    })
    .catch((error: unknown) => {
      if (!isDryRun || error instanceof NoOrganiser) throw error
    })
  return found
}

/** Whoever asks for a model gets one whose cost can be told, or a reason. */
const openReader = async (
  db: Database,
  { isReadWithModel, mostDollars }: Request,
  config: Config,
  isStopped: () => boolean,
): Promise<ModelReader> => {
  if (!isReadWithModel) return openModelReader({ db, clock: systemClock })
  if (!config.ai) throw new UsageError('--read-with-model needs AI_BASE_URL and AI_MODEL.')
  const { price, thinkingTokens } = config.ai
  if (!price)
    throw new UsageError(
      '--read-with-model needs AI_INPUT_PRICE and AI_OUTPUT_PRICE, to keep to --most-dollars. Say 0 where it costs nothing.',
    )
  const model = await openWritingModel(config, systemClock)
  return openModelReader({
    db,
    clock: systemClock,
    asking: { model, price, thinkingTokens, mostDollars, isStopped },
  })
}

const runImport = async (request: Request, config: Config, url: string): Promise<ImportReport> => {
  await migrateDatabase(url)
  const db = openDatabase(url, 2)
  const clauses = request.clauses === undefined ? null : await open(request.clauses, 'w')
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const organiser = await findOrganiser(db, request, config)
    const modelReader = await openReader(db, request, config, () => isStopped)
    const kept = request.isDryRun ? null : await recordCommand(db, systemClock, request.file)
    const report = await importFile(request.file, {
      db,
      clock: systemClock,
      today: dayIn(DEFAULT_TIME_ZONE, systemClock.now()),
      ...(organiser ? { organiser } : {}),
      isDryRun: request.isDryRun,
      modelReader,
      threads: openReadingThreads(availableParallelism()),
      onProgress: showProgress,
      ...(kept ? { record: kept.record } : {}),
      ...(clauses ? { onRead: (row) => writeSync(clauses.fd, `${renderReading(row)}\n`) } : {}),
      isStopped: () => isStopped,
    }).catch(async (error: unknown) => {
      await kept?.fail(error instanceof UnreadableFile ? error.message : FAULT)
      throw error
    })
    await kept?.end({ isStopped, rows: report.rows })
    if (!request.isDryRun && !isStopped) {
      const merged = await mergeDuplicates({ db, clock: systemClock })
      if (merged > 0)
        console.error(`\n${merged} stood in the catalogue already, under another key.`)
    }
    if (isStopped)
      console.error('\nStopped. What is done stays; run the same command again to go on.')
    return report
  } finally {
    await clauses?.close()
    await db.$client.end()
  }
}

/** Tells of a wrong name before a database is started for it. */
const checkReadable = async (file: string): Promise<void> => {
  try {
    await access(file, constants.R_OK)
  } catch {
    throw new UnreadableFile(`The file ${file} cannot be read.`)
  }
}

const main = async (): Promise<void> => {
  const request = readRequest(process.argv.slice(2))
  const config = readConfig(process.env)
  await checkReadable(request.file)
  const running = await provideDatabase(config)
  try {
    const report = await runImport(request, config, running.url)
    // What the last batch added is told too, wherever it is read.
    process.stderr.write(process.stderr.isTTY ? '\n' : `${sayTotals(report)}\n`)
    const text = `${JSON.stringify(report, null, 2)}\n`
    if (request.report === undefined) process.stdout.write(text)
    else await writeFile(request.report, text)
  } finally {
    await running.release()
  }
}

try {
  await main()
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof UnreadableFile || error instanceof NoOrganiser)
    console.error(error.message)
  else console.error(error)
}
