import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections: one of these is not taken before the server has it. */
const PORTS = { from: 20_000, to: 32_000 }

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    const probe = createServer()
    const isFree = await new Promise<boolean>((tell) => {
      probe.once('error', () => tell(false)).listen(port, '127.0.0.1', () => tell(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
