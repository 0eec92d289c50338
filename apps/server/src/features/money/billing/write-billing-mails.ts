import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { billingMails } from '../../../db/schema/billing.ts'
import { ownApplicantId } from '../../../http/session.ts'
import { readRecipient, type Recipient } from '../../common/mail/read-recipient.ts'
import { writeEmail, type Email } from '../../common/mail/write-email.ts'
import type { BillingParts } from './billing-parts.ts'
import {
  chargeFailedEmail,
  receiptEmail,
  refundEmail,
  refundRefusedEmail,
} from './charge-emails.ts'
import { readPlan, type ChargeRow, type PlanRow, type SubscriptionRow } from './queries.ts'
import type { DerivedState } from './states.ts'
import {
  cancelledEmail,
  endedAtOnceEmail,
  endNotice,
  trialBegunEmail,
} from './subscription-emails.ts'

type Kind = (typeof billingMails.$inferSelect)['kind']
type Of = Pick<SubscriptionRow, 'id' | 'applicantId'>
type Writes = Pick<BillingParts, 'clock' | 'config'>

/** Writes a mail about a subscription once, however often its reason is told; nothing to who is gone. */
export async function writeOnce(
  tx: Transaction,
  { clock }: Writes,
  { id: subscriptionId, applicantId }: Of,
  { kind, about }: { kind: Kind; about: string },
  make: (recipient: Recipient) => Email | undefined | Promise<Email>,
): Promise<void> {
  if (applicantId === null) return
  const recipient = await readRecipient(tx, ownApplicantId(applicantId))
  const email = recipient && (await make(recipient))
  if (!email) return
  const writtenAt = clock.now()
  const [first] = await tx
    .insert(billingMails)
    .values({ subscriptionId, kind, about, writtenAt })
    .onConflictDoNothing()
    .returning()
  if (first) await writeEmail(tx, email, writtenAt)
}

/** The same of a mail that tells of the plan, which is read where there is somebody to tell. */
const writeOfPlan = (
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  what: { kind: Kind; about: string },
  make: (recipient: Recipient, plan: PlanRow | undefined) => Email,
) => writeOnce(tx, app, row, what, async (recipient) => make(recipient, await readPlan(tx, row)))

export const writeReceipt = (
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  charge: ChargeRow,
) =>
  writeOfPlan(tx, app, row, { kind: 'receipt', about: charge.id }, (recipient, plan) =>
    receiptEmail(app.config, recipient, charge, { row, plan }),
  )

/** A part that was given back is told of apart from the rest. */
const refundName = ({ id, status, refundedCents }: ChargeRow): string =>
  status === 'refunded' || refundedCents === 0 ? id : `${id} ${refundedCents}`

export const writeRefundNotice = (
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  charge: ChargeRow,
  cents: number,
) =>
  writeOnce(tx, app, row, { kind: 'refund', about: refundName(charge) }, (recipient) =>
    refundEmail(app.config, recipient, { ...charge, amountCents: cents }, row),
  )

/** The provider refused to give back what the person was told comes back. */
export const writeRefundRefusal = (
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  charge: ChargeRow,
  cents: number,
) =>
  writeOnce(tx, app, row, { kind: 'refund_refused', about: refundName(charge) }, (recipient) =>
    refundRefusedEmail(app.config, recipient, { ...charge, amountCents: cents }, row),
  )

/** What a person has to know of a state that began. */
export async function writeStateMails(
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  { status, accessUntil }: DerivedState,
): Promise<void> {
  const about = accessUntil.toISOString()
  const { trialEndsAt, endReason } = row
  if (status === 'trialing' && trialEndsAt !== null && endReason === null)
    await writeOfPlan(tx, app, row, { kind: 'trial_begun', about: row.id }, (recipient, plan) =>
      trialBegunEmail(app.config, recipient, trialEndsAt, plan),
    )
  if (status === 'past_due' && endReason === null)
    await writeOfPlan(tx, app, row, { kind: 'charge_failed', about }, (recipient, plan) =>
      chargeFailedEmail(app.config, recipient, accessUntil, plan),
    )
  if (status === 'cancelled' && endReason === null)
    await writeOfPlan(tx, app, row, { kind: 'cancelled', about }, (recipient, plan) =>
      cancelledEmail(app.config, recipient, accessUntil, plan),
    )
  // Its provider gave up: whoever cancelled was told before.
  const isGivenUp = row.providerStatus === 'ended' && row.cancelsAt === null
  if (status === 'expired' && isGivenUp && endReason === null) await writeEndedAtOnce(tx, app, row)
  // Whoever takes it up again and cancels again is told again.
  if (status === 'active' || status === 'trialing')
    await tx
      .delete(billingMails)
      .where(and(eq(billingMails.subscriptionId, row.id), eq(billingMails.kind, 'cancelled')))
}

/** A subscription that was cancelled while nothing was paid, or given up by its provider. */
export const writeEndedAtOnce = (tx: Transaction, app: Writes, row: SubscriptionRow) =>
  writeOnce(tx, app, row, { kind: 'ended', about: row.id }, (recipient) =>
    endedAtOnceEmail(app.config, recipient),
  )

export const writeEndNotice = (tx: Transaction, app: Writes, row: SubscriptionRow) =>
  writeOnce(tx, app, row, { kind: 'ended', about: row.id }, (recipient) =>
    row.endReason === null ? undefined : endNotice(app.config, recipient, row.endReason),
  )
