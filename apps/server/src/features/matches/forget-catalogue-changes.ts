import { lt, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import { catalogueChanges } from '../../db/schema/scholarships.ts'

/** A process that slept longer reads the catalogue anew. */
const KEPT_DAYS = 30

/**
 * Forgets what every process took in long ago, oldest first, but never the newest change: readers
 * find their place by the last one they read.
 */
export async function forgetCatalogueChanges({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<void> {
  const keptFrom = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS).toISOString()
  await db.delete(catalogueChanges).where(
    lt(
      catalogueChanges.sequence,
      sql`(
        select coalesce(min(sequence) filter (where changed_at >= ${keptFrom}), max(sequence))
        from ${catalogueChanges} as kept)`,
    ),
  )
}
