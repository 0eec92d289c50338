import type { recordPlanClick as recordCall } from '@laurel/contract/billing'
import type { BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { conversions } from '../../../db/schema/accounts.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

/** Notes which buttons lead to the plans, once for each button of a page. */
export async function recordPlanClick(
  { db, clock, limits }: Pick<App, 'db' | 'clock' | 'limits'>,
  applicantId: OwnApplicantId,
  { event, buttonName, pageName }: BodyOf<typeof recordCall>,
): Promise<void> {
  await limits.use('planClick', applicantId)
  await db
    .insert(conversions)
    .values({
      applicantId,
      event: `${event}: ${buttonName} on ${pageName}`,
      campaign: { buttonName, pageName },
      recordedAt: clock.now(),
    })
    .onConflictDoNothing()
}
