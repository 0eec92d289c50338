import { openReply } from './open-reply.ts'
import type { Writer } from './world.ts'

/** Milliseconds from the model's first piece to the client's, one reply after the other. */
export async function measureFirstPieces(
  url: string,
  writers: readonly Writer[],
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const writer = writers[n % writers.length]
    if (!writer) throw new Error('Nobody writes.')
    const reply = await openReply(url, writer, 'idle')
    times.push(await reply.first)
    reply.leave()
    await reply.text
  }
  return times
}
