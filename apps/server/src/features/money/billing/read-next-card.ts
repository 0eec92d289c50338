import type { readNextCard as readCall } from '@laurel/contract/billing'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { asBillingFailed } from './billing-failed.ts'
import { readSubscriptions, type HeldSubscription } from './queries.ts'
import { choosePresent } from './read-billing.ts'
import { ALLOWED } from './states.ts'

/** Asks the provider which card pays next, and keeps nothing of it. */
export async function readNextCard(
  app: App,
  applicantId: OwnApplicantId,
): Promise<AnswerOf<typeof readCall>> {
  await app.limits.use('nextCard', applicantId)
  const held = await readSubscriptions(app.db, { applicantId }, app.clock.now())
  const present = choosePresent(held)
  if (!present || !goesOn(app, present)) return { card: null }
  try {
    const card = await app.billing.readCard(present.row.providerId)
    return { card: card ? { label: card.label, expiresIn: card.expiresIn ?? null } : null }
  } catch (error) {
    throw asBillingFailed(app, error)
  }
}

/** Whether more will be charged for it; what is cancelled may be resumed, and says nothing of a card. */
const goesOn = (
  { billing }: Pick<App, 'billing'>,
  { row, status }: Pick<HeldSubscription, 'row' | 'status'>,
): boolean => row.provider === billing.name && row.endReason === null && ALLOWED[status].canCancel
