import { lte } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { sessions } from '../../db/schema/sessions.ts'

/**
 * Removes sessions past their absolute end, with all their refresh tokens. A revoked one stays until
 * then, so that a stolen token is still known for what it is. Returns how many went.
 */
export async function forgetExpiredSessions({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expiresAt, clock.now()))
  return gone.rowCount ?? 0
}
