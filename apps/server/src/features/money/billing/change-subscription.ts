import type { Billing } from '@laurel/contract/billing-shapes'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { askProvider, takeChange } from './ask-provider.ts'
import { asBillingFailed } from './billing-failed.ts'
import { endSoon } from './end-soon.ts'
import { endAtProvider } from './mark-ending.ts'
import { isUnused } from './is-unused.ts'
import { canRefund } from './policy.ts'
import { readSubscriptions, type HeldSubscription } from './queries.ts'
import { choosePresent, readBilling } from './read-billing.ts'
import { ALLOWED, latestTaken } from './states.ts'
import { writeEndedAtOnce } from './write-billing-mails.ts'

/** The one that somebody pays for here, to be changed. @throws NO_SUBSCRIPTION, TOO_MANY_REQUESTS */
async function readOwn(app: App, applicantId: OwnApplicantId): Promise<HeldSubscription> {
  await app.limits.use('planChange', applicantId)
  const held = await readSubscriptions(app.db, { applicantId }, app.clock.now())
  const present = choosePresent(held)
  if (!present || present.row.provider === 'grant') throw new CallFailure('NO_SUBSCRIPTION')
  if (present.row.provider !== app.billing.name) throw new CallFailure('BILLING_FAILED')
  return present
}

/**
 * Ends a subscription with the period that is paid, or the trial; where nothing is paid, at once.
 * Asked again, it is as it was.
 */
export async function cancelSubscription(app: App, applicantId: OwnApplicantId): Promise<Billing> {
  const { row, status } = await readOwn(app, applicantId)
  if (!ALLOWED[status].isRunning) throw new CallFailure('NO_SUBSCRIPTION')
  const { providerId } = row
  if (ALLOWED[status].canCancel)
    await change(app, async () => {
      if (status !== 'past_due')
        return takeChange(app, providerId, () => app.billing.cancelAtPeriodEnd(providerId))
      await takeChange(app, providerId, () => app.billing.cancelNow(providerId))
      await app.db.transaction((tx) => writeEndedAtOnce(tx, app, row))
    })
  return readBilling(app, applicantId)
}

/** Takes a cancellation back; asked again, it is as it was. */
export async function resumeSubscription(app: App, applicantId: OwnApplicantId): Promise<Billing> {
  const { row, status } = await readOwn(app, applicantId)
  if (!ALLOWED[status].isRunning) throw new CallFailure('NO_SUBSCRIPTION')
  const { providerId } = row
  if (ALLOWED[status].canResume)
    await change(app, () => takeChange(app, providerId, () => app.billing.resume(providerId)))
  return readBilling(app, applicantId)
}

/** First the money: should the rest fail, it ends later, and nobody has paid for nothing. */
export async function refundSubscription(app: App, applicantId: OwnApplicantId): Promise<Billing> {
  const held = await readOwn(app, applicantId)
  const { row, status, charges } = held
  const latest = latestTaken(charges)
  const mayRefund = latest !== undefined && canRefund(held, latest, app.clock.now())
  if (!latest || (status === 'expired' && !mayRefund)) throw new CallFailure('NO_SUBSCRIPTION')
  if (!mayRefund || !(await isUnused(app.db, applicantId, latest)))
    throw new CallFailure('NOT_REFUNDABLE')
  await change(app, async () => {
    await app.billing.refund(latest.providerId)
    await app.db.transaction((tx) => endAtProvider(tx, app, row, 'refunded'))
    await askProvider(app, row.providerId)
  })
  endSoon(app)
  return readBilling(app, applicantId)
}

/** The address of the provider's page on which the card is changed. */
export async function openPortal(app: App, applicantId: OwnApplicantId): Promise<{ url: string }> {
  const { row, status } = await readOwn(app, applicantId)
  const { customerId } = row
  if (customerId === null || !ALLOWED[status].isRunning) throw new CallFailure('NO_SUBSCRIPTION')
  const url = await change(app, () => app.billing.portalUrl(customerId, siteLinks(app.config).plan))
  if (url === undefined) throw new CallFailure('BILLING_FAILED')
  return { url }
}

async function change<Result>(app: App, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asBillingFailed(app, error)
  }
}
