import type { Config } from '../../config.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { Recipient } from '../mail/read-recipient.ts'
import { sayInstant } from '../mail/say-instant.ts'
import { siteLinks } from '../mail/site-links.ts'
import type { Email } from '../mail/write-email.ts'
import type { ChargeRow, PlanRow, SubscriptionRow } from './queries.ts'
import { sayPrice } from './rules.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>

interface Mail {
  recipient: Recipient
  subject: string
  opening: string
  items?: readonly (readonly string[])[]
  closing?: string
}

/** Mails about money cannot be ended: each says why it came. */
function billingEmail(config: Settings, { recipient, subject, items = [], ...mail }: Mail): Email {
  return {
    recipient: recipient.email,
    userId: recipient.userId,
    subject,
    bodyText: renderEmail({
      recipient,
      items,
      ...mail,
      footer: `You get this mail because of your ${config.productName} subscription. To see, change or cancel it: ${siteLinks(config).plan}`,
    }),
  }
}

const planTitle = (plan: PlanRow | undefined): string => plan?.title.replace(/-.*/, '') ?? 'plan'

const EVERY: Record<PlanRow['interval'], string> = {
  month: 'every month',
  quarter: 'every 3 months',
  year: 'every year',
}
const priceOf = (plan: PlanRow | undefined): string =>
  plan ? sayPrice(plan.priceCents, plan.currency) : 'its price'

/** The two clicks, where they are. */
const howToCancel = (config: Settings, cancel: string): readonly string[] => [
  `${cancel} in two clicks: open your plan, and choose Cancel subscription.`,
  siteLinks(config).plan,
]

/** At once, to keep: what was agreed to, and how to get out of it. */
export function trialBegunEmail(
  config: Settings,
  recipient: Recipient,
  trialEndsAt: Date,
  plan: PlanRow | undefined,
): Email {
  const when = sayInstant(trialEndsAt, recipient.timeZone)
  const often = plan ? `, and again ${EVERY[plan.interval]} after that` : ''
  return billingEmail(config, {
    recipient,
    subject: 'Your free trial has begun',
    opening: `Your free trial of the ${planTitle(plan)} has begun, and nothing was charged. It ends on ${when}. Then your card is charged ${priceOf(plan)}${often}.`,
    items: [howToCancel(config, 'To pay nothing, cancel before that')],
    closing: 'We write again three days before the first charge.',
  })
}

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
    closing: 'If you want to go on, there is nothing to do.',
  })
}

/** The subscription of a charge, and its plan. */
export interface ChargedFor {
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
      closing: 'This was a test checkout: no money moved.',
    }),
  })
}

export function refundEmail(
  config: Settings,
  recipient: Recipient,
  charge: ChargeRow,
  { row }: ChargedFor,
): Email {
  const amount = sayPrice(charge.amountCents, charge.currency)
  return billingEmail(config, {
    recipient,
    subject: `${amount} is on its way back to you: ${charge.invoiceNumber}`,
    opening: `${amount} of invoice ${charge.invoiceNumber} was given back. It shows on your card within ten days or so.`,
    ...(row.endReason === 'refunded' && {
      closing: 'Your subscription has ended, and nothing more will be charged.',
    }),
  })
}

export function refundRefusedEmail(
  config: Settings,
  recipient: Recipient,
  charge: ChargeRow,
): Email {
  const amount = sayPrice(charge.amountCents, charge.currency)
  return billingEmail(config, {
    recipient,
    subject: `${amount} could not be given back: ${charge.invoiceNumber}`,
    opening: `Our payment provider did not allow the refund of ${amount} for invoice ${charge.invoiceNumber}. Nothing more is charged, and everything stays open until ${sayInstant(charge.periodEndsAt, recipient.timeZone)}, which it pays for.`,
    items: [['If you think that this is wrong, please write to us:', siteLinks(config).support]],
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

export function cancelledEmail(
  config: Settings,
  recipient: Recipient,
  endsAt: Date,
  plan: PlanRow | undefined,
): Email {
  return billingEmail(config, {
    recipient,
    subject: 'Your subscription is cancelled',
    opening: `Your subscription is cancelled, and nothing more will be charged. Everything stays open until ${sayInstant(endsAt, recipient.timeZone)}.`,
    items: [
      [
        `Until then you can resume it; ${priceOf(plan)} is charged at that time, then:`,
        siteLinks(config).plan,
      ],
    ],
  })
}

export function endedAtOnceEmail(config: Settings, recipient: Recipient): Email {
  return billingEmail(config, {
    recipient,
    subject: 'Your subscription has ended',
    opening: 'Your subscription has ended, and nothing more will be charged.',
    closing: 'Everything you saved and sent stays yours.',
  })
}

const END_TEXTS = {
  trial_taken: {
    subject: 'The free trial was used before',
    opening:
      'The free trial is there once for a person, and you or the card had it before. So the new trial has ended, and nothing was charged.',
    closing: 'You can subscribe without the trial at any time.',
  },
  second: {
    subject: 'You were about to pay twice',
    opening:
      'You have a subscription already, so the second one was ended. If it cost anything, that is on its way back to you.',
    closing: 'Your first subscription goes on as it was.',
  },
} as const

/** What Laurel ends by itself; undefined for what the person asked for. */
export function endNotice(
  config: Settings,
  recipient: Recipient,
  reason: NonNullable<SubscriptionRow['endReason']>,
): Email | undefined {
  if (reason !== 'trial_taken' && reason !== 'second') return undefined
  return billingEmail(config, { recipient, ...END_TEXTS[reason] })
}
