import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { provideDatabase } from '../db/provide-database.ts'
import { UnreadableFile } from '../features/catalogue/parsing/files/file-row.ts'
import { importSchools, type SchoolImport } from '../features/catalogue/schools/import-schools.ts'
import type { SchoolKind } from '../features/catalogue/schools/parse-school.ts'
import { loadBuiltInSchools } from '../features/catalogue/schools/load-built-in-schools.ts'

const USAGE = `Usage: npm run import:schools -- FILE [--kind college|high_school]

  FILE    IPEDS HD (colleges), an NCES list of public or private schools (high schools),
          or id, name, city and state as CSV or as a JSON list
  --kind  what a file of the last sort holds; college unless told otherwise`

class UsageError extends Error {}

function readRequest(args: string[]): { file: string; plainKind: SchoolKind } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { kind: { type: 'string', default: 'college' } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new Error('Name one file to import.')
    if (values.kind !== 'college' && values.kind !== 'high_school')
      throw new Error(`--kind must be college or high_school, not "${values.kind}".`)
    return { file, plainKind: values.kind }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function runImport(url: string, file: string, plainKind: SchoolKind): Promise<SchoolImport> {
  await migrateDatabase(url)
  const db = openDatabase(url, 2)
  try {
    await loadBuiltInSchools(db)
    const onProgress = ({ rows }: SchoolImport) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows`)
    }
    return await importSchools(file, { db, plainKind, onProgress })
  } finally {
    await db.$client.end()
  }
}

async function main(): Promise<void> {
  const { file, plainKind } = readRequest(process.argv.slice(2))
  const config = readConfig(process.env)
  const running = await provideDatabase(config)
  try {
    const report = await runImport(running.url, file, plainKind)
    console.log(JSON.stringify(report, null, 2))
  } finally {
    await running.release()
  }
}

try {
  await main()
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof UnreadableFile) console.error(error.message)
  else console.error(error)
}
