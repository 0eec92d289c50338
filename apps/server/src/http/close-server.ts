import type { FastifyInstance } from 'fastify'

/** Below the 30 seconds after which supervisors usually kill. */
const PATIENCE_MILLISECONDS = 10_000

/** Lets the requests under way finish; whoever has not sent theirs by then is cut off. */
export async function closeServer(
  server: FastifyInstance,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), patienceMilliseconds)
  await server.close()
  clearTimeout(cutOff)
}
