import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { calendarFeeds } from '../../../db/schema/automation.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'

/**
 * The person who reads mail to the account's address has come without its password. Where nobody
 * had proven the address before, a stranger may have made the account: whatever would let that
 * stranger read on goes. An address that waits may be a stranger's, too.
 */
export async function proveAddress(
  tx: Transaction,
  { id, emailConfirmedAt }: Pick<typeof users.$inferSelect, 'id' | 'emailConfirmedAt'>,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: emailConfirmedAt ?? now, pendingEmail: null })
    .where(eq(users.id, id))
  if (emailConfirmedAt !== null) return
  const own = tx.select({ id: applicants.id }).from(applicants).where(eq(applicants.userId, id))
  const { inviterId, acceptedAt } = familyInvitations
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.applicantId, own))
  await tx
    .delete(familyLinks)
    .where(or(eq(familyLinks.parentId, id), inArray(familyLinks.studentId, own)))
  await tx.delete(familyInvitations).where(and(inArray(inviterId, own), isNull(acceptedAt)))
}
