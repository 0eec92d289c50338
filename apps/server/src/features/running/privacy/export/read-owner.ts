import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { CallFailure } from '../../../../http/failures.ts'

/** Whose data it is. */
export interface Owner {
  userId: string
  applicantIds: string[]
  /** Absent while unconfirmed: what was written to the address may be another person's. */
  provenEmail: string | undefined
}

export async function readOwner(db: Queryable, userId: string): Promise<Owner> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new CallFailure('SESSION_ENDED')
  const students = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.userId, userId))
    .orderBy(asc(applicants.createdAt))
  return {
    userId,
    applicantIds: students.map(({ id }) => id),
    provenEmail: user.emailConfirmedAt === null ? undefined : user.email,
  }
}
