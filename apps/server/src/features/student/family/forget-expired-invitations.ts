import { lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { familyInvitations } from '../../../db/schema/family.ts'

/** Removes the invitations whose time is over: they may hold a stranger's address. Returns how many. */
export async function forgetExpiredInvitations({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<number> {
  const gone = await db
    .delete(familyInvitations)
    .where(lte(familyInvitations.expiresAt, clock.now()))
  return gone.rowCount ?? 0
}
