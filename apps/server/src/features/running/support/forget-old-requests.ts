import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { REQUEST_YEARS, yearsLater } from '../privacy/rules.ts'

/**
 * Forgets what is resolved for two years, and what guests wrote two years ago: nobody else's
 * account takes it along. What somebody with an account still waits for stays. Returns how many.
 */
export async function forgetOldRequests({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const oldest = yearsLater(clock.now(), -REQUEST_YEARS)
  const { applicantId, createdAt, resolvedAt, status } = supportRequests
  const gone = await db
    .delete(supportRequests)
    .where(
      or(
        and(eq(status, 'Resolved'), lte(resolvedAt, oldest)),
        and(isNull(applicantId), lte(createdAt, oldest)),
      ),
    )
  return gone.rowCount ?? 0
}
