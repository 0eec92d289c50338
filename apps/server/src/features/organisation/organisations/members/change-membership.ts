import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { householdMembers, organisationMembers } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { nameForAudit } from '../../../common/audit/name-for-audit.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { stopBeingOrganiser } from '../become-organiser.ts'
import type { Member } from '../require-member.ts'
import { lockOrganisation } from '../lock-organisation.ts'

interface Change {
  /** Whose membership it is. */
  userId: string
  /** Absent: it ends. */
  role?: OrganisationRole
}

/**
 * Gives a member another role, or ends the membership with the household that they declared.
 * Throws NOT_FOUND, and LAST_OWNER where nobody would be left to look after the organisation.
 */
export async function changeMembership(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId: actorId, organisationId }: Member,
  { userId, role }: Change,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const before = await readRole(tx, organisationId, userId)
    if (before === role) return
    if (before === 'owner') await refuseLastOwner(tx, organisationId, userId)
    if (role)
      await tx.update(organisationMembers).set({ role }).where(membershipOf(organisationId, userId))
    else await endMembership(tx, organisationId, userId)
    const action = role
      ? 'update_member'
      : actorId === userId
        ? 'leave_organisation'
        : 'remove_member'
    const member = (await nameForAudit(tx, [{ actorId: userId }])).get(userId) ?? ''
    const details = { member, before, ...(role && { role }) }
    await recordAudit(tx, [{ organisationId, actorId, action, details }], clock.now())
  })
}

const membershipOf = (organisationId: string, userId: string) =>
  and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
  )

async function endMembership(tx: Transaction, organisationId: string, userId: string) {
  await tx.delete(organisationMembers).where(membershipOf(organisationId, userId))
  await tx
    .delete(householdMembers)
    .where(
      and(
        eq(householdMembers.organisationId, organisationId),
        eq(householdMembers.memberId, userId),
      ),
    )
  await stopBeingOrganiser(tx, userId)
}

async function readRole(tx: Transaction, organisationId: string, userId: string) {
  const [row] = await tx
    .select({ role: organisationMembers.role })
    .from(organisationMembers)
    .where(membershipOf(organisationId, userId))
  if (!row) throw new CallFailure('NOT_FOUND')
  return row.role
}

/** An owner whose account is going does not count. */
async function refuseLastOwner(
  tx: Transaction,
  organisationId: string,
  userId: string,
): Promise<void> {
  const others = await tx
    .select({ userId: users.id })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(organisationMembers.role, 'owner'),
        ne(users.id, userId),
        isNull(users.purgeAfter),
      ),
    )
    .limit(1)
  if (others.length === 0) throw new CallFailure('LAST_OWNER')
}
