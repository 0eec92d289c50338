import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { CallFailure } from './failures.ts'
import type { App } from '../app-context.ts'
import type { Clock } from '../clock.ts'
import { DAY_MILLISECONDS } from '../days.ts'
import { isOutcomeUnknown } from '../db/bound-queries.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'

/** Spec 3: "replays its first answer for 30 days". */
export const REPLAY_DAYS = 30
/** A process that died in mid-call frees its key after the longest a client waits. */
const RESERVATION_SECONDS = 130
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
  { db, clock, onceWait }: Pick<App, 'db' | 'clock' | 'onceWait'>,
  once: OnceKey,
  work: OnceWork<Answer, Kept>,
): Promise<Answer> {
  for (let tries = 0; tries < onceWait.tries; tries++) {
    if (await reserve(db, clock, once)) return runReserved(db, clock, once, work)
    const kept = await readKept(db, clock, once)
    if (kept?.isFinished) return work.replay(kept.answer as Kept)
    await new Promise((resolve) => setTimeout(resolve, onceWait.milliseconds))
  }
  throw new CallFailure('IDEMPOTENCY_IN_PROGRESS')
}

async function reserve(db: Database, clock: Clock, once: OnceKey): Promise<boolean> {
  const expiresAt = new Date(clock.now().getTime() + RESERVATION_SECONDS * 1000)
  return takeKey(db, clock, { ...once, statusCode: null, answer: null, expiresAt })
}

const insertKey = prepareStatement<{ key: string }, TakenKey & { now: Date }>(
  'take key',
  sql`
    insert into ${idempotencyKeys} as known
      (owner, key, call_id, body_hash, status_code, answer, expires_at)
    values (${sql.placeholder('owner')}, ${sql.placeholder('key')}, ${sql.placeholder('callId')},
      ${sql.placeholder('bodyHash')}, ${sql.placeholder('statusCode')},
      ${sql.placeholder('answer')}, ${sql.placeholder('expiresAt')})
    on conflict (owner, key) do update
    set call_id = excluded.call_id, body_hash = excluded.body_hash,
      status_code = excluded.status_code, answer = excluded.answer,
      expires_at = excluded.expires_at
    where known.expires_at <= ${sql.placeholder('now')}
    returning key`,
)

interface TakenKey extends OnceKey {
  statusCode: number | null
  /** As JSON. */
  answer: string | null
  expiresAt: Date
}

/** Whether the key was free; one that has expired is. */
async function takeKey(db: Queryable, clock: Clock, key: TakenKey): Promise<boolean> {
  return (await insertKey(db, { ...key, now: clock.now() })).length > 0
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
    const expiresAt = daysLater(clock, work.days ?? REPLAY_DAYS)
    await db
      .update(idempotencyKeys)
      .set({ statusCode: 200, answer: work.keep(answer), expiresAt })
      .where(mine)
    return answer
  } catch (error) {
    // Else whoever sends it again right away might do it twice.
    if (!isOutcomeUnknown(error))
      await db
        .delete(idempotencyKeys)
        .where(and(mine, isNull(idempotencyKeys.statusCode)))
        .catch(() => undefined)
    throw error
  }
}

/** Keeps a key in the transaction of the work that it stands for. */
export interface KeyKeeper<Answer> {
  /** Keeps the answer; throws when the key has been used, which undoes the transaction. */
  keep(tx: Transaction, answer: Answer): Promise<void>
  /** Throws when the key has been used: for a failure that leaves something behind. */
  checkUnused(tx: Transaction): Promise<void>
}

/**
 * Like `runOnce`, for work of one transaction that keeps the answer itself: whoever dies in the
 * middle leaves no trace of the key, and an answer that was lost on its way is there to be sent
 * again. Two at once must wait for each other in the work, as on a row that both write.
 */
export async function commitOnce<Answer>(
  db: Database,
  clock: Clock,
  once: OnceKey | undefined,
  run: (keeper: KeyKeeper<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (!once) return run({ keep: async () => undefined, checkUnused: async () => undefined })
  const refuse = () => {
    throw new CallFailure('IDEMPOTENCY_IN_PROGRESS')
  }
  try {
    return await run({
      async keep(tx, answer) {
        const kept = { statusCode: 200, answer: JSON.stringify(answer) }
        const expiresAt = daysLater(clock, REPLAY_DAYS)
        if (!(await takeKey(tx, clock, { ...once, ...kept, expiresAt }))) refuse()
      },
      async checkUnused(tx) {
        if (await readKept(tx, clock, once)) refuse()
      },
    })
  } catch (error) {
    const kept = await readKept(db, clock, once)
    if (kept?.isFinished) return kept.answer as Answer
    if (kept) refuse()
    throw error
  }
}

interface KeptKey {
  /** Else somebody is at it, or died in the middle of it. */
  isFinished: boolean
  answer: unknown
}

async function readKept(
  db: Queryable,
  clock: Clock,
  { owner, key, ...once }: OnceKey,
): Promise<KeptKey | undefined> {
  const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(mine, gt(idempotencyKeys.expiresAt, clock.now())))
  if (!row) return undefined
  if (row.callId !== once.callId || row.bodyHash !== once.bodyHash)
    throw new CallFailure('IDEMPOTENCY_MISMATCH')
  return { isFinished: row.statusCode !== null, answer: row.answer }
}

const daysLater = (clock: Clock, days: number): Date =>
  new Date(clock.now().getTime() + days * DAY_MILLISECONDS)

/** Removes what has expired; returns how many. */
export async function forgetExpiredKeys(db: Database, clock: Clock): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.expiresAt, sql`${clock.now()}`))
  return gone.rowCount ?? 0
}
