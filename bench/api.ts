// npm run bench:api: the list, count and detail calls of the real server with the sample catalogue,
// interleaved with what they would cost at the least. SECONDS and ROUNDS lengthen the run.
import { measureCalls, withServer } from './measure-calls.ts'

const table = await withServer('api-server.ts', [], (server) =>
  measureCalls(server, ['list', 'count', 'detail']),
)
process.stdout.write(table)
