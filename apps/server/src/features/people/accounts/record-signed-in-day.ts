import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { signedInDays } from '../../../db/schema/accounts.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'

export interface SignedInDays {
  record(who: ApplicantSession): Promise<void>
}

const CACHED_APPLICANTS = 50_000

/** Notes the first signed-in use of each day, once for a process and harmless when repeated. */
export function followSignedInDays(db: Database, clock: Clock): SignedInDays {
  const recorded = new Map<string, string>()
  return {
    async record({ applicantId, timeZone }) {
      const usedAt = clock.now()
      const day = dayIn(timeZone, usedAt)
      const known = `${day} ${timeZone}`
      if (recorded.get(applicantId) === known) return
      const noted = await db
        .insert(signedInDays)
        .values({ applicantId, day, usedAt })
        .onConflictDoNothing()
      if (noted.rowCount === 0) await noteAnew(db, { applicantId, timeZone, day, usedAt })
      if (recorded.size >= CACHED_APPLICANTS) recorded.clear()
      recorded.set(applicantId, known)
    },
  }
}

type Use = Pick<ApplicantSession, 'applicantId' | 'timeZone'> & { day: string; usedAt: Date }

/** What was noted under this day in another time zone moves to the day that it was here. */
async function noteAnew(db: Database, { applicantId, timeZone, day, usedAt }: Use): Promise<void> {
  const own = and(eq(signedInDays.applicantId, applicantId), eq(signedInDays.day, day))
  const [known] = await db.select({ usedAt: signedInDays.usedAt }).from(signedInDays).where(own)
  if (!known?.usedAt) return
  const before = dayIn(timeZone, known.usedAt)
  if (before === day) return
  await db
    .insert(signedInDays)
    .values({ applicantId, day: before, usedAt: known.usedAt })
    .onConflictDoNothing()
  await db.update(signedInDays).set({ usedAt }).where(own)
}
