import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import { and, count, countDistinct, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { signedInDays } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../http/session.ts'

/** Individually submitted applications, each once: spec 3 "Quota". */
export async function countSubmitted(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ submitted: count() })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.status, 'Received'),
        eq(applications.origin, 'individual'),
      ),
    )
  return row?.submitted ?? 0
}

/** Three for each day of signed-in use, the first included: spec 3 "Quota". */
export async function readFreeLimit(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ days: countDistinct(signedInDays.day) })
    .from(signedInDays)
    .where(eq(signedInDays.applicantId, applicantId))
  return FREE_SCHOLARSHIP_LIMIT * Math.max(1, row?.days ?? 0)
}

export async function readQuota(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<{ scholarshipCount: number; freeLimit: number }> {
  const [scholarshipCount, freeLimit] = await Promise.all([
    countSubmitted(db, applicantId),
    readFreeLimit(db, applicantId),
  ])
  return { scholarshipCount, freeLimit }
}
