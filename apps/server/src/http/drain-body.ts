import type { IncomingMessage } from 'node:http'

/**
 * Reads and forgets what is left of a body that was refused half-way, so that the connection can go
 * on with the next request; past the limit the connection is cut. How long a body may take at all,
 * the server's own time limit says.
 */
export function drainBody(request: IncomingMessage, limitBytes: number): void {
  if (request.readableEnded || request.destroyed) return
  let drainedBytes = 0
  request.unpipe()
  request.on('data', (piece: Buffer) => {
    drainedBytes += piece.length
    if (drainedBytes > limitBytes) request.destroy()
  })
  request.resume()
}
