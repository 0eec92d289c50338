// npm run bench:assistant -- --report docs/benchmarks/assistant.md: the server with a language model
// on this computer: how much later its words are at the client, what streams that stand still cost,
// and how much other calls wait. --idle N streams that stand still (1,000), --streams N written for
// at once (20), --rounds N (5) of --seconds N (4).
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureFirstPieces } from './assistant/measure-first-pieces.ts'
import { measureIdle } from './assistant/measure-idle.ts'
import { measureOthers } from './assistant/measure-others.ts'
import { renderReport } from './assistant/render-report.ts'
import { prepareWriters } from './assistant/world.ts'
import { startBenchDatabase } from './matching-server/bench-database.ts'
import { MAIN, startServer, type ServerProcess } from './matching-server/server-process.ts'

const { values } = parseArgs({
  options: {
    idle: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    report: { type: 'string' },
  },
})
const UPSTREAM = fileURLToPath(new URL('assistant/upstream.ts', import.meta.url))
const FIRST_PIECES = 50
/** Streams that stand still are not to end. */
const PATIENCE = {
  AI_FIRST_PIECE_SECONDS: '115',
  AI_NEXT_PIECE_SECONDS: '115',
  AI_TOTAL_SECONDS: '115',
}
const startedAt = new Date()
const log = (line: string) =>
  process.stderr.write(`${((Date.now() - startedAt.getTime()) / 1000).toFixed(0)} s  ${line}\n`)

const database = await startBenchDatabase()
const running: ServerProcess[] = []
const run = async (program: string, env: Record<string, string>) => {
  const server = await startServer(program, env)
  running.unshift(server)
  return server
}
try {
  const upstream = await run(UPSTREAM, {})
  const server = await run(MAIN, {
    DATABASE_URL: database.url,
    DATA_DIR: await database.makeDataDir('server'),
    LOG_LEVEL: 'error',
    SEED: 'samples',
    AI_BASE_URL: upstream.url,
    AI_MODEL: 'local',
    ...PATIENCE,
  })
  const streams = Number(values.streams)
  const writers = await prepareWriters(database.db, server.url, Number(values.idle))
  log(`${writers.length} students have a chat.`)
  const idle = await measureIdle(server, writers)
  log('Streams that stand still measured.')
  const firstPieces = await measureFirstPieces(server.url, writers, FIRST_PIECES)
  log('First pieces measured.')
  const others = await measureOthers({
    url: server.url,
    writers,
    streams,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
  })
  const command = `npm run bench:assistant -- ${process.argv.slice(2).join(' ')}`
  const report = renderReport({ command, startedAt, firstPieces, idle, others, streams })
  process.stdout.write(report)
  if (values.report !== undefined) await writeFile(values.report, report)
} finally {
  for (const server of running) await server.stop()
  await database.stop()
}
