import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { signedInDays } from '../../db/schema/accounts.ts'
import { dayIn } from '../../days.ts'
import type { ApplicantSession } from '../../http/session.ts'

export interface SignedInDays {
  record(who: ApplicantSession): Promise<void>
}

const CACHED_APPLICANTS = 50_000

/** Notes the first signed-in use of each day, once for a process and harmless when repeated. */
export function followSignedInDays(db: Database, clock: Clock): SignedInDays {
  const recorded = new Map<string, string>()
  return {
    async record({ applicantId, timeZone }) {
      const day = dayIn(timeZone, clock.now())
      if (recorded.get(applicantId) === day) return
      await db.insert(signedInDays).values({ applicantId, day }).onConflictDoNothing()
      if (recorded.size >= CACHED_APPLICANTS) recorded.clear()
      recorded.set(applicantId, day)
    },
  }
}
