import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { billingMails } from '../../db/schema/billing.ts'
import { ownApplicantId } from '../../http/session.ts'
import { readRecipient, type Recipient } from '../mail/read-recipient.ts'
import { writeEmail, type Email } from '../mail/write-email.ts'
import type { AppliesTold } from './apply-told.ts'
import {
  cancelledEmail,
  chargeFailedEmail,
  endedAtOnceEmail,
  endNotice,
  receiptEmail,
  refundEmail,
} from './emails.ts'
import type { ChargeRow, SubscriptionRow } from './queries.ts'
import type { DerivedState } from './states.ts'

type Kind = (typeof billingMails.$inferSelect)['kind']
type Of = Pick<SubscriptionRow, 'id' | 'applicantId'>
type Writes = Pick<AppliesTold, 'clock' | 'config'>

/** Writes a mail about a subscription once, however often its reason is told; nothing to who is gone. */
export async function writeOnce(
  tx: Transaction,
  { clock }: Writes,
  { id: subscriptionId, applicantId }: Of,
  { kind, about }: { kind: Kind; about: string },
  make: (recipient: Recipient) => Email | undefined,
): Promise<void> {
  if (applicantId === null) return
  const recipient = await readRecipient(tx, ownApplicantId(applicantId))
  const email = recipient && make(recipient)
  if (!email) return
  const writtenAt = clock.now()
  const [first] = await tx
    .insert(billingMails)
    .values({ subscriptionId, kind, about, writtenAt })
    .onConflictDoNothing()
    .returning()
  if (first) await writeEmail(tx, email, writtenAt)
}

export const writeReceipt = (tx: Transaction, app: Writes, of: Of, charge: ChargeRow) =>
  writeOnce(tx, app, of, { kind: 'receipt', about: charge.id }, (recipient) =>
    receiptEmail(app.config, recipient, charge),
  )

export const writeRefundNotice = (tx: Transaction, app: Writes, of: Of, charge: ChargeRow) =>
  writeOnce(tx, app, of, { kind: 'refund', about: charge.id }, (recipient) =>
    refundEmail(app.config, recipient, charge),
  )

/** What a person has to know of a state that began: it is cancelled, or a card was refused. */
export async function writeStateMails(
  tx: Transaction,
  app: Writes,
  row: SubscriptionRow,
  { status, accessUntil }: DerivedState,
): Promise<void> {
  const about = accessUntil.toISOString()
  if (status === 'past_due' && row.endReason === null)
    await writeOnce(tx, app, row, { kind: 'charge_failed', about }, (recipient) =>
      chargeFailedEmail(app.config, recipient, accessUntil),
    )
  if (status === 'cancelled' && row.endReason === null)
    await writeOnce(tx, app, row, { kind: 'cancelled', about }, (recipient) =>
      cancelledEmail(app.config, recipient, accessUntil),
    )
  // Whoever takes it up again and cancels again is told again.
  if (status === 'active' || status === 'trialing')
    await tx
      .delete(billingMails)
      .where(and(eq(billingMails.subscriptionId, row.id), eq(billingMails.kind, 'cancelled')))
}

/** A subscription that was cancelled while nothing was paid ends at once. */
export const writeEndedAtOnce = (tx: Transaction, app: Writes, row: SubscriptionRow) =>
  writeOnce(tx, app, row, { kind: 'ended', about: row.id }, (recipient) =>
    endedAtOnceEmail(app.config, recipient),
  )

export const writeEndNotice = (tx: Transaction, app: Writes, row: SubscriptionRow) =>
  writeOnce(tx, app, row, { kind: 'ended', about: row.id }, (recipient) =>
    row.endReason === null ? undefined : endNotice(app.config, recipient, row.endReason),
  )
