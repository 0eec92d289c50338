import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../matching-server/server-process.ts'
import type { Usage } from '../matching-server/watch-turns.ts'
import { openReply, type Reply } from './open-reply.ts'
import type { Writer } from './world.ts'

export interface Idle {
  streams: number
  before: Usage
  with: Usage
  after: Usage
}

/** Opened at once, as many as a busy evening brings in a moment. */
const AT_ONCE = 20
/** Not all of them in the same moment. */
const LEAVING_MILLISECONDS = 10
/** For what is let go of to be gone. */
const SETTLE_MILLISECONDS = 3000

/** The memory of the server before, with and after a stream to each of the writers. */
export async function measureIdle(
  server: ServerProcess,
  writers: readonly Writer[],
): Promise<Idle> {
  await wait(SETTLE_MILLISECONDS)
  const before = await server.ask<Usage>('usage')
  const waiting = writers.values()
  const open: Reply[] = []
  const begin = async () => {
    for (const writer of waiting) {
      const reply = await openReply(server.url, writer, 'idle')
      await reply.first
      open.push(reply)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, begin))
  await wait(SETTLE_MILLISECONDS)
  const held = await server.ask<Usage>('usage')
  for (const reply of open) {
    reply.leave()
    await wait(LEAVING_MILLISECONDS)
  }
  await wait(SETTLE_MILLISECONDS)
  return { streams: open.length, before, with: held, after: await server.ask<Usage>('usage') }
}
