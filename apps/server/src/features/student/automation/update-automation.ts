import type { Automation, updateAutomation as updateCall } from '@laurel/contract/automation'
import type { BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { automations } from '../../../db/schema/automation.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { touchStudent } from '../../catalogue/matches/read-student.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { readAutomation } from './queries.ts'

/** Changes what is sent. Only switching on what subscribers have needs a subscription. */
export async function updateAutomation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  changes: BodyOf<typeof updateCall>,
): Promise<Automation> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    // Holds the student's row, so that nothing is sent by itself on the old settings meanwhile.
    await touchStudent(tx, applicantId)
    const known = await readAutomation(tx, applicantId)
    const switchesOn =
      (changes.reappliesToRecurring && !known.reappliesToRecurring) ||
      (changes.appliesToNewMatches && !known.appliesToNewMatches)
    if (switchesOn && !(await readIsSubscriber(tx, applicantId, now)))
      throw new CallFailure('SUBSCRIPTION_REQUIRED')
    const changed: Automation = {
      reappliesToRecurring: changes.reappliesToRecurring ?? known.reappliesToRecurring,
      appliesToNewMatches: changes.appliesToNewMatches ?? known.appliesToNewMatches,
      dailyLimit: changes.dailyLimit ?? known.dailyLimit,
      remindsOfDeadlines: changes.remindsOfDeadlines ?? known.remindsOfDeadlines,
      minutesPerDay: changes.minutesPerDay ?? known.minutesPerDay,
    }
    await tx
      .insert(automations)
      .values({ applicantId, ...changed, updatedAt: now })
      .onConflictDoUpdate({
        target: automations.applicantId,
        set: { ...changed, updatedAt: now },
      })
    return changed
  })
}
