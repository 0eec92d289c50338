// npm run bench:matching -- --n 1000000 --report docs/benchmarks/matching.md: the match engine
// against PostgreSQL on one generated catalogue, in turns. Fails when the two answer differently.
// --profiles N students (200), --seed N (1), --applicants N for the reverse match (as many as --n).
import { parseArgs } from 'node:util'
import { writeFile } from 'node:fs/promises'
import { fillBoth } from './matching/fill-both.ts'
import { runOperations } from './matching/run-operations.ts'
import { runReverse } from './matching/run-reverse.ts'
import { runUpdates } from './matching/run-updates.ts'
import { renderReport } from './matching/render-report.ts'
import { startSqlServer } from './matching/sql-server.ts'
import { subjectsFrom } from './matching/subjects.ts'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100000' },
    profiles: { type: 'string', default: '200' },
    applicants: { type: 'string' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
})
const size = { seed: Number(values.seed), count: Number(values.n) }
const startedAt = new Date()
const log = (line: string) =>
  process.stderr.write(`${((Date.now() - startedAt.getTime()) / 1000).toFixed(0)} s  ${line}\n`)

const server = await startSqlServer()
try {
  log(`Making ${size.count} scholarships.`)
  const both = await fillBoth(server, size)
  const subjects = subjectsFrom(size.seed, Number(values.profiles), both.seen)
  log('Both sides hold it.')
  const operations = await runOperations(both, subjects)
  const differing = operations.filter(({ differences }) => differences.length > 0)
  if (differing.length > 0) process.exitCode = 1
  log(`${differing.length} operations answered differently.`)
  const bytes = both.index.bytes
  const updates = runUpdates(both.index, size, subjects)
  log('Changes measured.')
  const reverse = await runReverse(both, Number(values.applicants ?? size.count), size.seed)
  const report = await renderReport({
    size,
    subjects,
    both,

    operations,
    bytes,
    updates,
    reverse,
    startedAt,
    command: `npm run bench:matching -- ${process.argv.slice(2).join(' ')}`,
  })
  process.stdout.write(report)
  if (values.report !== undefined) await writeFile(values.report, report)
} finally {
  await server.stop()
}
