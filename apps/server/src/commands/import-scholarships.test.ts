import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRows, imports } from '../db/schema/imports.ts'
import { scholarships } from '../db/schema/scholarships.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

const PROGRAM = fileURLToPath(new URL('import-scholarships.ts', import.meta.url))

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'laurel-command-'))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

interface Outcome {
  exitCode: number
  stdout: string
  stderr: string
}

const run = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: test.url }
    execFile(process.execPath, [PROGRAM, ...args], { env }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ exitCode, stdout, stderr })
    })
  })

const fileOf = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

it('imports a file and writes its report', async () => {
  const file = await fileOf('a.csv', 'Title,Sponsor,Award\nOne,A Fund,"$1,000"\n,A Fund,$5\n')
  const dry = await run(file, '--dry-run')
  expect(dry.exitCode).toBe(0)
  expect(JSON.parse(dry.stdout)).toMatchObject({ isDryRun: true, imported: 1, quarantinedCount: 1 })
  expect(await test.db.$count(scholarships)).toBe(0)

  const reportFile = join(folder, 'report.json')
  const real = await run(file, '--report', reportFile)
  expect(real).toMatchObject({ exitCode: 0, stdout: '' })
  expect(JSON.parse(await readFile(reportFile, 'utf8'))).toMatchObject({
    imported: 1,
    quarantined: [{ line: 3, key: null, reason: 'The row has no title.' }],
  })
  expect(await test.db.$count(scholarships)).toBe(1)
})

it('keeps what it did, so that it can be undone', async () => {
  const file = await fileOf('kept.csv', 'Title,Sponsor\nKept,A Fund\n,A Fund\n')
  await run(file, '--dry-run')
  const before = await test.db.select().from(imports).where(eq(imports.fileName, 'kept.csv'))
  expect(before).toEqual([])
  await run(file)
  const [kept] = await test.db.select().from(imports).where(eq(imports.fileName, 'kept.csv'))
  expect(kept).toMatchObject({ origin: 'command', state: 'imported', rowsDone: 2, startedBy: null })
  const rows = await test.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, kept?.id ?? ''))
    .orderBy(importRows.line)
  expect(rows).toMatchObject([
    { line: 2, outcome: 'imported', title: 'Kept', isDone: true },
    { line: 3, outcome: 'setAside', reason: 'The row has no title.' },
  ])
  expect(rows[0]?.scholarshipId).not.toBeNull()
})

it('writes what was read of each row, and says what it would do', async () => {
  const file = await fileOf(
    'b.csv',
    'Title,Sponsor,Award,Eligibility\nFor Bees,B Fund,"$1,000","Must be a resident of Ohio. Must keep bees."\n,B Fund,$5,\n',
  )
  const clauses = join(folder, 'clauses.jsonl')
  const dry = await run(file, '--dry-run', '--clauses', clauses)
  expect(dry.exitCode).toBe(0)
  expect(dry.stderr).toContain('would import 1')
  const lines = (await readFile(clauses, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      title: 'For Bees',
      sponsor: 'B Fund',
      known: 'partly',
      amounts: [1000],
      award: expect.objectContaining({ kind: 'fixed' }),
      deadline: expect.any(Object),
      clauses: [
        {
          words: 'resident of Ohio',
          criteria: { fact: 'state', in: ['OH'] },
          confidence: 'certain',
        },
      ],
      unread: ['Must keep bees.'],
    },
  ])
})

it('ends with the totals of all rows where nobody watches', async () => {
  const rows = Array.from({ length: 620 }, (_, at) => `Award ${at},A Fund`)
  const file = await fileOf('many.csv', ['Title,Sponsor', ...rows, 'Page 2 of 3,'].join('\n'))
  const dry = await run(file, '--dry-run')
  expect(dry.stderr.trim().split('\n').at(-1)).toMatch(
    /^621 rows: would import 620, would update 0, would leave 0 unchanged, would set aside 1 \(/,
  )
  expect(JSON.parse(dry.stdout)).toMatchObject({ rows: 621, imported: 620 })
})

it('says what is wrong with a call', async () => {
  expect(await run()).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Usage: npm run import'),
  })
  expect(await run('a.csv', '--organiser', 'nobody')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--organiser must be an e-mail address'),
  })
  expect(await run('a.csv', '--force')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("'--force'"),
  })
})

it('says of which file nothing can be read', async () => {
  expect(await run(join(folder, 'missing.json'))).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('cannot be read'),
  })
  const prose = await fileOf('prose.json', 'hello')
  expect(await run(prose)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('The file is not JSON.'),
  })
})
