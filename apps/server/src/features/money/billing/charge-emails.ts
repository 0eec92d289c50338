import type { Recipient } from '../../common/mail/read-recipient.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import { billingEmail, howToCancel, planTitle, priceOf, type Settings } from './billing-email.ts'
import type { ChargeRow, PlanRow, SubscriptionRow } from './queries.ts'
import { sayPrice } from './rules.ts'

/** Three days before a trial ends: when, how much, and how to leave. */
export function beforeChargeEmail(
  config: Settings,
  recipient: Recipient,
  trialEndsAt: Date,
  plan: PlanRow | undefined,
): Email {
  const price = priceOf(plan)
  const when = sayInstant(trialEndsAt, recipient.timeZone)
  return billingEmail(config, {
    recipient,
    subject: `Your free trial ends soon: ${price} will be charged`,
    opening: `Your free trial ends on ${when}. Then your card is charged ${price} for the ${planTitle(plan)}.`,
    items: [howToCancel(config, 'To pay nothing, cancel before that')],
    closing: 'To continue, you don’t need to do anything.',
  })
}

/** The subscription of a charge, and its plan. */
interface ChargedFor {
  row: Pick<SubscriptionRow, 'cancelsAt' | 'periodEndsAt' | 'providerStatus' | 'endReason'>
  plan: PlanRow | undefined
}

export function receiptEmail(
  config: Settings,
  recipient: Recipient,
  charge: ChargeRow,
  { row, plan }: ChargedFor,
): Email {
  const amount = sayPrice(charge.amountCents, charge.currency)
  const isRenewed =
    row.cancelsAt === null &&
    row.endReason === null &&
    row.providerStatus !== 'ended' &&
    // Of a period before this one it is told late.
    charge.periodEndsAt >= row.periodEndsAt
  return billingEmail(config, {
    recipient,
    subject: `Receipt for ${amount}: ${charge.invoiceNumber}`,
    opening: `Thank you. ${amount} was paid on ${sayInstant(charge.chargedAt, recipient.timeZone)}.`,
    items: [
      [
        `Invoice ${charge.invoiceNumber}`,
        ...(plan ? [planTitle(plan)] : []),
        `From ${sayInstant(charge.periodStartsAt, recipient.timeZone)} to ${sayInstant(charge.periodEndsAt, recipient.timeZone)}`,
        ...(charge.cardLabel === null ? [] : [charge.cardLabel]),
        `To save the invoice as a PDF: ${siteLinks(config).plan}`,
      ],
      ...(isRenewed
        ? [
            [
              `Next charge: ${priceOf(plan)} on ${sayInstant(charge.periodEndsAt, recipient.timeZone)}`,
            ],
            howToCancel(config, 'To end it before that, cancel'),
          ]
        : []),
    ],
    ...(charge.provider === 'sandbox' && {
      closing: 'Demo: no card was charged.',
    }),
  })
}

export function refundEmail(
  config: Settings,
  recipient: Recipient,
  charge: ChargeRow,
  { endReason }: Pick<SubscriptionRow, 'endReason'>,
): Email {
  const amount = sayPrice(charge.amountCents, charge.currency)
  return billingEmail(config, {
    recipient,
    subject: `${amount} is on its way back to you: ${charge.invoiceNumber}`,
    opening: `${amount} of invoice ${charge.invoiceNumber} was refunded. It shows on your card within about ten days.`,
    ...(endReason === 'refunded' && {
      closing: 'Your subscription has ended, and nothing more will be charged.',
    }),
  })
}

export function refundRefusedEmail(
  config: Settings,
  recipient: Recipient,
  charge: ChargeRow,
  { endReason }: Pick<SubscriptionRow, 'endReason'>,
): Email {
  const amount = sayPrice(charge.amountCents, charge.currency)
  const ended = ` Nothing more is charged, and everything stays open until ${sayInstant(charge.periodEndsAt, recipient.timeZone)}, which it pays for.`
  return billingEmail(config, {
    recipient,
    subject: `${amount} could not be refunded: ${charge.invoiceNumber}`,
    opening: `Our payment provider did not allow the refund of ${amount} for invoice ${charge.invoiceNumber}.${endReason === 'refunded' ? ended : ''}`,
    items: [['If you think this is wrong, write to us:', siteLinks(config).support]],
  })
}

export function chargeFailedEmail(
  config: Settings,
  recipient: Recipient,
  graceEndsAt: Date,
  plan: PlanRow | undefined,
): Email {
  return billingEmail(config, {
    recipient,
    subject: 'Your payment did not go through',
    opening: `Your card was refused when ${priceOf(plan)} was to be charged for the ${planTitle(plan)}. Everything stays open until ${sayInstant(graceEndsAt, recipient.timeZone)}, and the payment is tried again by then.`,
    items: [
      ['To change the card:', siteLinks(config).plan],
      howToCancel(config, 'To pay nothing more, cancel'),
    ],
    closing: 'If you have changed it already, there is nothing else to do.',
  })
}
