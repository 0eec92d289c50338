import type { Recipient } from '../../common/mail/read-recipient.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import {
  billingEmail,
  EVERY,
  howToCancel,
  planTitle,
  priceOf,
  type Settings,
} from './billing-email.ts'
import type { PlanRow, SubscriptionRow } from './queries.ts'
import { sayPrice } from './rules.ts'

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

/** How much, from when, and how to object: told 30 days before. */
export function priceChangeEmail(
  config: Settings,
  recipient: Recipient,
  plan: PlanRow,
  change: { priceCents: number; from: Date; objectUntil: Date },
): Email {
  const price = sayPrice(change.priceCents, plan.currency)
  const from = sayInstant(change.from, recipient.timeZone)
  return billingEmail(config, {
    recipient,
    subject: `The price of your plan changes to ${price}`,
    opening: `From ${from} on, the ${planTitle(plan)} costs ${price} ${EVERY[plan.interval]} instead of ${priceOf(plan)}. What you have paid for stays as it is; the first charge after that day is the first at the new price.`,
    items: [
      [
        `If you do not agree, object until ${sayInstant(change.objectUntil, recipient.timeZone)}. Your membership then ends with the time that is paid, at the old price.`,
      ],
      howToCancel(config, 'To object, cancel'),
    ],
    closing: 'If you agree, there is nothing to do.',
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
      'There is one free trial per person and card, and you or the card had it before. So the new trial has ended, and nothing was charged.',
    closing: 'You can subscribe without the trial at any time.',
  },
  second: {
    subject: 'You were about to pay twice',
    opening:
      'You have a subscription already, so the second one was ended. If it cost anything, that money is on its way back to you.',
    closing: 'Your first subscription continues unchanged.',
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
