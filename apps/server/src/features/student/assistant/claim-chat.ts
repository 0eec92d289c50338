import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { chats } from '../../../db/schema/essays.ts'
import { CallFailure } from '../../../http/failures.ts'

/** Longer than any reply takes, so that one of a process that ended is given up. */
export const REPLY_MILLISECONDS = 130_000

/** Lets go of a chat; of nothing once somebody else has claimed it. */
export type Release = () => Promise<void>

type Parts = Pick<App, 'db' | 'clock'>

/**
 * One reply at a time: whoever claims a chat lets go of it afterwards.
 * @throws ASSISTANT_BUSY while another is being written.
 */
export async function claimChat({ db, clock }: Parts, id: string): Promise<Release> {
  const now = clock.now()
  const busyUntil = new Date(now.getTime() + REPLY_MILLISECONDS)
  const claimed = await db
    .update(chats)
    .set({ busyUntil })
    .where(and(eq(chats.id, id), or(isNull(chats.busyUntil), lt(chats.busyUntil, now))))
  if (claimed.rowCount === 0) throw new CallFailure('ASSISTANT_BUSY')
  return async () => {
    const own = and(eq(chats.id, id), eq(chats.busyUntil, busyUntil))
    await db.update(chats).set({ busyUntil: null }).where(own)
  }
}

/** A reply that was just stopped lets go of its chat within this. */
const WAITS = 5
const WAIT_MILLISECONDS = 250

/** The same, for whoever says something right after a reply was stopped. */
export async function waitForChat(parts: Parts, id: string, waits = WAITS): Promise<Release> {
  try {
    return await claimChat(parts, id)
  } catch (failure) {
    const isBusy = failure instanceof CallFailure && failure.code === 'ASSISTANT_BUSY'
    if (!isBusy || waits === 0) throw failure
    await sleep(WAIT_MILLISECONDS)
    return waitForChat(parts, id, waits - 1)
  }
}
