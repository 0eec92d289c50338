import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

export interface FaultyProxy {
  port: number
  /** Ends every connection and takes no new one, like a machine that has gone away. */
  cut(): void
  restore(): void
  /** Takes connections and bytes, and passes nothing on: like a process that is stopped. */
  freeze(): void
  thaw(): void
  /** Cuts in place of the answer to what contains the text. */
  loseAnswerTo(text: string): void
  /** Cuts once so many further bytes have been passed on. */
  cutAfterBytes(bytes: number): void
  stop(): Promise<void>
}

/** Stands between the server and what it depends on, which then fails as the network does. */
export async function startFaultyProxy(target: NetConnectOpts): Promise<FaultyProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  const held: (() => void)[] = []
  const pass = (send: () => void) => (isFrozen ? held.push(send) : send())
  let marker: string | undefined
  let bytesLeft = Infinity
  const cut = () => {
    isCut = true
    marker = undefined
    bytesLeft = Infinity
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((inFront) => {
    if (isCut) return inFront.destroy()
    const behind = connect(target)
    let isMarked = false
    for (const [socket, other] of [
      [inFront, behind],
      [behind, inFront],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.end())
    }
    inFront.on('data', (piece: Buffer) => {
      isMarked ||= marker !== undefined && piece.includes(marker)
      bytesLeft -= piece.length
      if (bytesLeft < 0) cut()
      else pass(() => behind.write(piece))
    })
    behind.on('data', (piece: Buffer) => (isMarked ? cut() : pass(() => inFront.write(piece))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => void (isCut = false),
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      for (const send of held.splice(0)) send()
    },
    loseAnswerTo: (text) => void (marker = text),
    cutAfterBytes: (bytes) => void (bytesLeft = bytes),
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
