import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, signedInDays } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

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

/**
 * Three for each day of signed-in use, the first included: spec 3 "Quota". Days are those of the
 * time zone that is set now, so that changing it makes two days of no single one.
 */
export async function readFreeLimit(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const uses = await db
    .select({
      day: signedInDays.day,
      usedAt: signedInDays.usedAt,
      timeZone: applicants.timeZone,
    })
    .from(signedInDays)
    .innerJoin(applicants, eq(applicants.id, signedInDays.applicantId))
    .where(eq(signedInDays.applicantId, applicantId))
  const days = new Set(
    uses.map(({ day, usedAt, timeZone }) => (usedAt ? dayIn(timeZone, usedAt) : day)),
  )
  return FREE_SCHOLARSHIP_LIMIT * Math.max(1, days.size)
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
