// npm run bench:matching-server -- --n 1000000 --report docs/benchmarks/matching-server.md: the server
// around the match index on a database with a generated catalogue: its starts, how far two processes
// are apart, and how long it keeps others waiting. --applicants N who are told of publications
// (10,000), --changes N of the storm (10,000), --seed N (1), --profile names what the long turns did.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compare, readVerdicts } from './matching-server/compare-servers.ts'
import { copyDataDir, measureEmptyStart, measureStarts } from './matching-server/measure-starts.ts'
import { measureLag } from './matching-server/measure-lag.ts'
import { measureTurns } from './matching-server/measure-turns.ts'
import { signIn, waitUntilReady } from './matching-server/readers.ts'
import { renderReport } from './matching-server/render-report.ts'
import { LED, MAIN, startServer } from './matching-server/server-process.ts'
import { startBenchDatabase } from './matching-server/bench-database.ts'
import { storeApplicants } from './matching-server/store-applicants.ts'
import { storeCatalogue } from './matching/store-catalogue.ts'

/** Of smaller catalogues the server keeps no snapshot. */
const SMALLEST = 10_000

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100000' },
    applicants: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})
const size = { seed: Number(values.seed), count: Number(values.n) }
const changes = Number(values.changes)
if (size.count < SMALLEST)
  throw new Error(`Smaller catalogues have no snapshot: --n ${SMALLEST} at least.`)
/** Replayed at the start, before those of the storm. */
const REPLAYED = 1000
const READERS = 20
const startedAt = new Date()
const log = (line: string) =>
  process.stderr.write(`${((Date.now() - startedAt.getTime()) / 1000).toFixed(0)} s  ${line}\n`)

const database = await startBenchDatabase()
const running: { stop(): Promise<unknown> }[] = []
const run = async (program: string, dataDir: string) => {
  const server = await startServer(program, { DATABASE_URL: database.url, DATA_DIR: dataDir })
  running.push(server)
  await waitUntilReady(server)
  return server
}
try {
  const empty = await measureEmptyStart(database)
  log(`Storing ${size.count} scholarships.`)
  await storeCatalogue(database.url, database.dir, { ...size, now: startedAt })
  const applicants = await storeApplicants(database.url, database.dir, {
    seed: size.seed,
    count: Number(values.applicants),
    now: startedAt,
  })
  log('Stored.')
  const starts = await measureStarts(database, size, empty, REPLAYED)
  log('Starts measured.')
  const clock = { aheadMilliseconds: 0, now: () => new Date(Date.now() + clock.aheadMilliseconds) }
  const readers = await signIn(database.db, clock, applicants.slice(0, READERS))
  const one = await run(MAIN, starts.dataDir)
  const other = await run(MAIN, await copyDataDir(database, starts.dataDir, 'other'))
  const servers = [one, other]
  const lag = await measureLag({ database, size, servers, readers }, { from: REPLAYED, changes })
  log('Lag measured.')
  const said = await Promise.all(servers.map((server) => readVerdicts(server, readers)))
  const followed = await compare(database.db, servers, said)
  for (const server of servers) await server.stop()
  const led = await run(LED, await database.makeDataDir('led'))
  said.push(await readVerdicts(led, readers))
  const comparison = { ...(await compare(database.db, [led], said)), lost: followed.lost }
  log(
    `${comparison.differing} students were told different things, ${comparison.lost} changes lost.`,
  )
  if (comparison.lost + comparison.differing > 0) process.exitCode = 1
  const turns = await measureTurns({
    server: led,
    readers,
    db: database.db,
    size,
    clock,
    untouched: REPLAYED + changes,
    isProfiled: values.profile,
  })
  const report = renderReport({
    count: size.count,
    applicants: applicants.length,
    command: `npm run bench:matching-server -- ${process.argv.slice(2).join(' ')}`,
    startedAt,
    starts,
    lag,
    comparison,
    turns,
  })
  process.stdout.write(report)
  if (values.report !== undefined) await writeFile(values.report, report)
} finally {
  for (const server of running) await server.stop()
  await database.stop()
}
