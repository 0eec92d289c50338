import { isNotNull, lte, or } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { organisationInvitations } from '../../../../db/schema/organisations.ts'

/** Removes the invitations that can no longer be accepted: they hold strangers' addresses. Returns how many. */
export async function forgetMemberInvitations({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { expiresAt, withdrawnAt } = organisationInvitations
  const gone = await db
    .delete(organisationInvitations)
    .where(or(lte(expiresAt, clock.now()), isNotNull(withdrawnAt)))
  return gone.rowCount ?? 0
}
