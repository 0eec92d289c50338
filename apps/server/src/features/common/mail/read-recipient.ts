import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

export interface Recipient {
  userId: string
  email: string
  firstName: string
  timeZone: string
}

/** Whom mails about a student go to; undefined once the account must go. */
export async function readRecipient(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<Recipient | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      timeZone: applicants.timeZone,
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(applicants.id, applicantId), isNull(users.purgeAfter)))
  return row
}
