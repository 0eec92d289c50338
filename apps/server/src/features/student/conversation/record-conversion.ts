import type { recordConversion as recordCall } from '@laurel/contract/conversation'
import type { BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { conversions } from '../../../db/schema/accounts.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

/** Notes an event once: what led somebody here the first time stays. */
export async function recordConversion(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  { event, ...sent }: BodyOf<typeof recordCall>,
): Promise<void> {
  const campaign: Record<string, string> = {}
  for (const [name, value] of Object.entries(sent)) if (value) campaign[name] = value
  await db
    .insert(conversions)
    .values({ applicantId, event, campaign, recordedAt: clock.now() })
    .onConflictDoNothing()
}
