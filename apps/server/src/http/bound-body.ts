import type { IncomingMessage } from 'node:http'

/**
 * Cuts the connection of a body that grows past the limit, also one that does not say its length.
 * To be called before the body is read: it does not make it flow.
 */
export function boundBody(request: IncomingMessage, limitBytes: number): void {
  let arrivedBytes = 0
  // Once it flows, it flows to whoever reads it; a listener before that would take the first pieces.
  request.once('resume', () => {
    request.on('data', (piece: Buffer) => {
      arrivedBytes += piece.length
      if (arrivedBytes > limitBytes) request.destroy()
    })
  })
}
