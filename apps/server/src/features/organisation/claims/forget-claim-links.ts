import { lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { claimLinks } from '../../../db/schema/claims.ts'

/** Removes links that can no longer be followed: they hold strangers' addresses. Returns how many. */
export async function forgetClaimLinks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const gone = await db.delete(claimLinks).where(lte(claimLinks.expiresAt, clock.now()))
  return gone.rowCount ?? 0
}
