import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Resolves once somebody waits for a lock in this database: what was begun stands at its door. */
export async function untilLocked(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' limit 1`)
    if (rows.length > 0) return
  }
}
