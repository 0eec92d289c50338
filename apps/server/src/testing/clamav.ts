import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface FakeClamav {
  url: string
  /** The files that were sent, whole. */
  received(): Buffer[]
  stop(): Promise<void>
}

const COMMAND = 'zINSTREAM\0'

/**
 * A scanner that speaks ClamAV's protocol and finds 'HARMFUL'; with a fault it says that a file
 * is over its limit, cuts the connection in the middle, or goes away without a word at the end.
 */
export async function startClamav(fault?: 'limit' | 'silence' | 'hang up'): Promise<FakeClamav> {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let sent = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      sent = Buffer.concat([sent, piece])
      if (fault === 'limit') socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (fault === 'hang up' && sent.length > 100_000) socket.destroy()
      const content = readFrames(sent)
      if (!content) return
      if (fault === 'silence') return socket.end()
      received.push(content)
      socket.end(content.includes('HARMFUL') ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `tcp://127.0.0.1:${port}`,
    received: () => received,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The content once the frame of length 0 has come. */
function readFrames(sent: Buffer): Buffer | undefined {
  if (sent.toString('latin1', 0, COMMAND.length) !== COMMAND) return undefined
  const frames: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(frames)
    frames.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
