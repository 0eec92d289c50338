import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Queryable } from '../../../../db/database.ts'
import { householdMembers } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import type { Member } from '../require-member.ts'

const declaredBy = ({ userId, organisationId }: Member) =>
  and(eq(householdMembers.organisationId, organisationId), eq(householdMembers.memberId, userId))

/** The addresses that a member declared. */
export async function readHousehold(db: Queryable, member: Member): Promise<{ emails: string[] }> {
  const rows = await db
    .select({ email: householdMembers.email })
    .from(householdMembers)
    .where(declaredBy(member))
    .orderBy(asc(householdMembers.email))
  return { emails: rows.map(({ email }) => email) }
}

/** Puts these addresses in the place of those that the member declared before. */
export async function declareHousehold(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Member,
  emails: readonly string[],
): Promise<void> {
  const { userId, organisationId } = member
  const distinct = [...new Set(emails)]
  await transact(db, async (tx) => {
    const declaredAt = clock.now()
    await tx.delete(householdMembers).where(declaredBy(member))
    if (distinct.length > 0)
      await tx
        .insert(householdMembers)
        .values(distinct.map((email) => ({ organisationId, memberId: userId, email, declaredAt })))
        .onConflictDoNothing()
    const details = { addresses: distinct.length }
    const event = { organisationId, actorId: userId, action: 'declare_household', details }
    await recordAudit(tx, [event], declaredAt)
  })
}
