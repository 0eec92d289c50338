import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import { countDistinct, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { applicants, signedInDays } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../http/session.ts'

/**
 * Scholarships individually submitted, each once, whatever its rounds: spec 3 "Quota". With one
 * application that the same statement is about to make such.
 */
export const submittedBy = (
  applicantId: OwnApplicantId | Placeholder,
  becomingId: Placeholder | null = null,
): SQL<number> => sql<number>`(
  select count(distinct sent.scholarship_id)::int from ${applications} as sent
  where sent.applicant_id = ${applicantId}
    and (sent.status = 'Received' and sent.origin = 'individual' or sent.id = ${becomingId}::uuid))`

export async function countSubmitted(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const { rows } = await db.execute<{ submitted: number }>(
    sql`select ${submittedBy(applicantId)} as submitted`,
  )
  return rows[0]?.submitted ?? 0
}

/** Three for each day of signed-in use, the first included: spec 3 "Quota". */
export async function readFreeLimit(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ days: countDistinct(signedInDays.day) })
    .from(signedInDays)
    .where(eq(signedInDays.applicantId, applicantId))
  return FREE_SCHOLARSHIP_LIMIT * Math.max(1, row?.days ?? 0)
}

/** Whether the applicant's paid time has not ended. */
export async function readIsSubscriber(
  db: Queryable,
  applicantId: OwnApplicantId,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ until: applicants.subscribedUntil })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
  return isActive(row?.until ?? null, now)
}

export const isActive = (subscribedUntil: Date | null, now: Date): boolean =>
  subscribedUntil !== null && subscribedUntil > now

export async function readQuota(
  db: Queryable,
  applicantId: OwnApplicantId,
  now: Date,
): Promise<{ scholarshipCount: number; freeLimit: number; isSubscriber: boolean }> {
  const [scholarshipCount, freeLimit, isSubscriber] = await Promise.all([
    countSubmitted(db, applicantId),
    readFreeLimit(db, applicantId),
    readIsSubscriber(db, applicantId, now),
  ])
  return { scholarshipCount, freeLimit, isSubscriber }
}
