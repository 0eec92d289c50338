import { sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Database, Queryable } from '../../../db/database.ts'
import { sandboxClock } from '../../../db/schema/sandbox.ts'

export interface SandboxParts {
  db: Database
  clock: Clock
}

const ONLY_ROW = 1

/** The time in the sandbox: the server's, and as far ahead of it as somebody moved it. */
export async function readSandboxTime(db: Queryable, clock: Clock): Promise<Date> {
  const [row] = await db.select().from(sandboxClock)
  return new Date(clock.now().getTime() + (row?.aheadSeconds ?? 0) * 1000)
}

/** Moves the sandbox's clock forward, and nobody else's. */
export async function moveSandboxTime({ db }: SandboxParts, seconds: number): Promise<void> {
  await db
    .insert(sandboxClock)
    .values({ id: ONLY_ROW, aheadSeconds: seconds })
    .onConflictDoUpdate({
      target: sandboxClock.id,
      set: { aheadSeconds: sql`${sandboxClock.aheadSeconds} + ${seconds}` },
    })
}
