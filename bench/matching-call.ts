// npm run bench:matching-call -- --n 1000000: the list and count calls of the real server with a
// generated catalogue, interleaved with the same calls without matching and with bare routes.
// --report FILE writes the table as well; SECONDS and ROUNDS lengthen the run.
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCalls, withServer } from './measure-calls.ts'

const { values } = parseArgs({
  options: { n: { type: 'string', default: '100000' }, report: { type: 'string' } },
})
const startedAt = new Date()
const table = await withServer('matching-call-server.ts', [values.n], (server) =>
  measureCalls(server, ['list', 'count']),
)
const lines = [
  `# The list at ${Number(values.n).toLocaleString('en')} scholarships, over HTTP`,
  '',
  `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.versions.node}: \`npm run bench:matching-call -- ${process.argv.slice(2).join(' ')}\``,
  '',
  '`unmatched` makes the same check of the token, reads the same rows and serialises the same answer, but matches nothing; `bare` sends the same bytes from memory.',
  '',
  table,
]
process.stdout.write(lines.join('\n'))
if (values.report !== undefined) await writeFile(values.report, lines.join('\n'))
