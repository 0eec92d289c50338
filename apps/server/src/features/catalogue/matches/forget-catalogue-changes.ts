import { and, lt, notExists, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { catalogueReaders } from '../../../db/schema/notifications.ts'
import { catalogueChanges } from '../../../db/schema/scholarships.ts'

/** A process that slept longer reads the catalogue anew. */
const KEPT_DAYS = 30

/**
 * Forgets what every process took in long ago, oldest first, but never the newest change, by which
 * processes find their place, nor what a reader that works by itself has not read yet.
 */
export async function forgetCatalogueChanges({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<void> {
  const keptFrom = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS).toISOString()
  const { sequence } = catalogueChanges
  const isOld = lt(
    sequence,
    sql`(
      select coalesce(min(sequence) filter (where changed_at >= ${keptFrom}), max(sequence))
      from ${catalogueChanges} as kept)`,
  )
  const readersBehind = db
    .select()
    .from(catalogueReaders)
    .where(lt(catalogueReaders.sequence, sequence))
  await db.delete(catalogueChanges).where(and(isOld, notExists(readersBehind)))
}
