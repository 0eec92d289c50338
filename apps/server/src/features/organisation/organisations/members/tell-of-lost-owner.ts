import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { organisationMembers } from '../../../../db/schema/organisations.ts'
import { readAdministrators } from '../../../common/mail/read-administrators.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { ownerlessEmail } from '../emails.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { readOwners } from '../queries.ts'
import { readMembers } from './queries.ts'

/**
 * Tells the members and the administrators of each organisation that no longer has an owner, now that
 * this account is going.
 */
export async function tellOfLostOwner(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  userId: string,
): Promise<void> {
  const owned = await tx
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.userId, userId), eq(organisationMembers.role, 'owner')))
    .orderBy(asc(organisationMembers.organisationId))
  for (const { id } of owned) {
    // Of two last owners who go at once, the later one is the last.
    const { name: organisation } = await lockOrganisation(tx, id)
    if ((await readOwners(tx, id)).length > 0) continue
    for (const member of await readMembers(tx, id))
      await writeEmail(
        tx,
        ownerlessEmail(member, { organisation, isAdmin: false }, config),
        clock.now(),
      )
    for (const admin of await readAdministrators(tx))
      await writeEmail(
        tx,
        ownerlessEmail(admin, { organisation, isAdmin: true }, config),
        clock.now(),
      )
  }
}
