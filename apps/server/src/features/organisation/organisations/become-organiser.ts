import { and, eq, notExists } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicantFacts, applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'

/**
 * An account that was never used as a student's becomes an organiser's: logging in leads to the
 * organisation. A student who belongs to one as well stays a student, and switches.
 */
export async function becomeOrganiser(tx: Transaction, userId: string): Promise<void> {
  const ofUser = eq(applicants.userId, userId)
  const answered = tx
    .select({ id: applicants.id })
    .from(applicants)
    .innerJoin(applicantFacts, eq(applicantFacts.applicantId, applicants.id))
    .where(ofUser)
  const applied = tx
    .select({ id: applicants.id })
    .from(applicants)
    .innerJoin(applications, eq(applications.applicantId, applicants.id))
    .where(ofUser)
  await tx
    .update(users)
    .set({ role: 'ORGANISER' })
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, 'APPLICANT'),
        notExists(answered),
        notExists(applied),
      ),
    )
}

/** Whoever belongs to no organisation any more logs in as a student. */
export async function stopBeingOrganiser(tx: Transaction, userId: string): Promise<void> {
  const memberships = tx
    .select({ userId: organisationMembers.userId })
    .from(organisationMembers)
    .where(eq(organisationMembers.userId, userId))
  await tx
    .update(users)
    .set({ role: 'APPLICANT' })
    .where(and(eq(users.id, userId), eq(users.role, 'ORGANISER'), notExists(memberships)))
}
