import type { Automation } from '@laurel/contract/automation'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { automations } from '../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../http/session.ts'

/** How it is for a student who never changed anything. */
const AT_THE_START: Automation = {
  reappliesToRecurring: false,
  appliesToNewMatches: false,
  dailyLimit: 5,
  remindsOfDeadlines: true,
  minutesPerDay: 60,
}

/** What a student lets Laurel do by itself. */
export async function readAutomation(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<Automation> {
  const { reappliesToRecurring, appliesToNewMatches, dailyLimit } = automations
  const { remindsOfDeadlines, minutesPerDay } = automations
  const [row] = await db
    .select({
      reappliesToRecurring,
      appliesToNewMatches,
      dailyLimit,
      remindsOfDeadlines,
      minutesPerDay,
    })
    .from(automations)
    .where(eq(automations.applicantId, applicantId))
  return row ?? AT_THE_START
}
