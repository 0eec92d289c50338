import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { imports } from '../../../db/schema/imports.ts'
import type { ImportRow } from './queries.ts'
import { AT_WORK } from './states.ts'

/**
 * Longer than a batch of rows takes; whoever is killed is followed after that. Where two work on the
 * same after all, the second finds what the first one did.
 */
const HELD_MILLISECONDS = 30_000

export const heldFrom = (now: Date): Date => new Date(now.getTime() + HELD_MILLISECONDS)

type Needs = Pick<App, 'db' | 'clock'>

/** Takes the import that waits longest for a server; undefined where all are done or in good hands. */
export function holdNextImport({ db, clock }: Needs): Promise<ImportRow | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const [next] = await tx
      .select()
      .from(imports)
      .where(
        and(
          inArray(imports.state, [...AT_WORK]),
          // The command works on its own, but for undoing.
          or(eq(imports.origin, 'screen'), eq(imports.state, 'undoing')),
          or(isNull(imports.heldUntil), lt(imports.heldUntil, now)),
        ),
      )
      .orderBy(asc(imports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    await tx
      .update(imports)
      .set({ heldUntil: heldFrom(now) })
      .where(eq(imports.id, next.id))
    return next
  })
}

/** Counts rows that are done, and says that somebody is still at work. */
export async function noteProgress(
  db: Queryable,
  { importId, rows, now }: { importId: string; rows: number; now: Date },
): Promise<void> {
  await db
    .update(imports)
    .set({ rowsDone: sql`${imports.rowsDone} + ${rows}`, heldUntil: heldFrom(now) })
    .where(eq(imports.id, importId))
}

/** Leaves it to whoever looks next. */
export const releaseImport = ({ db }: Needs, id: string) =>
  db.update(imports).set({ heldUntil: null }).where(eq(imports.id, id))
