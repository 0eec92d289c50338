import { createHash } from 'node:crypto'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { CallFailure } from './failures.ts'
import type { Clock } from '../clock.ts'
import { DAY_MILLISECONDS } from '../days.ts'
import type { Database } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'

/** Spec 3: "replays its first answer for 30 days". */
export const REPLAY_DAYS = 30
/** A process that died in mid-call frees its key after the longest a client waits. */
const RESERVATION_SECONDS = 130
const WAIT_TRIES = 40
const WAIT_MILLISECONDS = 250

export interface OnceKey {
  owner: string
  key: string
  callId: string
  bodyHash: string
}

interface OnceWork<Answer, Kept> {
  run(): Promise<Answer>
  /** What is stored of the answer; tokens never are. */
  keep(answer: Answer): Kept
  replay(kept: Kept): Promise<Answer> | Answer
  days?: number
}

export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex')

/** Runs the work once for a key; whoever sends the key again gets the first answer. */
export async function runOnce<Answer, Kept>(
  db: Database,
  clock: Clock,
  once: OnceKey,
  work: OnceWork<Answer, Kept>,
): Promise<Answer> {
  for (let tries = 0; tries < WAIT_TRIES; tries++) {
    if (await reserve(db, clock, once)) return runReserved(db, clock, once, work)
    const kept = await readKept(db, once)
    if (kept) return work.replay(kept.answer as Kept)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS))
  }
  throw new CallFailure('IDEMPOTENCY_IN_PROGRESS')
}

async function reserve(db: Database, clock: Clock, once: OnceKey): Promise<boolean> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + RESERVATION_SECONDS * 1000)
  const reserved = await db
    .insert(idempotencyKeys)
    .values({ ...once, expiresAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: {
        callId: once.callId,
        bodyHash: once.bodyHash,
        statusCode: null,
        answer: null,
        expiresAt,
      },
      setWhere: lte(idempotencyKeys.expiresAt, now),
    })
    .returning({ key: idempotencyKeys.key })
  return reserved.length > 0
}

async function runReserved<Answer, Kept>(
  db: Database,
  clock: Clock,
  once: OnceKey,
  work: OnceWork<Answer, Kept>,
): Promise<Answer> {
  const mine = and(eq(idempotencyKeys.owner, once.owner), eq(idempotencyKeys.key, once.key))
  try {
    const answer = await work.run()
    const days = work.days ?? REPLAY_DAYS
    const expiresAt = new Date(clock.now().getTime() + days * DAY_MILLISECONDS)
    await db
      .update(idempotencyKeys)
      .set({ statusCode: 200, answer: work.keep(answer), expiresAt })
      .where(mine)
    return answer
  } catch (error) {
    await db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.statusCode)))
    throw error
  }
}

async function readKept(db: Database, once: OnceKey): Promise<{ answer: unknown } | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, once.owner), eq(idempotencyKeys.key, once.key)))
  if (!row) return undefined
  if (row.callId !== once.callId || row.bodyHash !== once.bodyHash)
    throw new CallFailure('IDEMPOTENCY_MISMATCH')
  return row.statusCode === null ? undefined : { answer: row.answer }
}

/** Removes what has expired; returns how many. */
export async function forgetExpiredKeys(db: Database, clock: Clock): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.expiresAt, sql`${clock.now()}`))
  return gone.rowCount ?? 0
}
