import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import type { Recipient } from '../../common/mail/read-recipient.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { PlanRow } from './queries.ts'
import { plainTitle, sayPrice } from './rules.ts'

export type Settings = Pick<Config, 'publicUrl' | 'productName'>

interface Mail {
  recipient: Recipient
  subject: string
  opening: string
  items?: readonly (readonly string[])[]
  closing?: string
}

/** Mails about money cannot be ended: each says why it came. */
export function billingEmail(
  config: Settings,
  { recipient, subject, items = [], ...mail }: Mail,
): Email {
  return {
    recipient: recipient.email,
    userId: recipient.userId,
    subject,
    bodyText: renderEmail({
      recipient,
      items,
      ...mail,
      footer: `You get this email because of your ${config.productName} subscription. To see, change or cancel it: ${siteLinks(config).plan}`,
    }),
  }
}

export const planTitle = (plan: PlanRow | undefined): string =>
  plan ? plainTitle(plan.title) : 'plan'

export const EVERY: Record<PlanRow['interval'], string> = {
  month: 'every month',
  quarter: 'every 3 months',
  year: 'every year',
}
export const priceOf = (plan: PlanRow | undefined): string =>
  plan ? sayPrice(plan.priceCents, plan.currency) : 'its price'

/** The two clicks, where they are. */
export const howToCancel = (config: Settings, cancel: string): readonly string[] => [
  `${cancel} in two clicks: open your plan, and choose Cancel subscription.`,
  siteLinks(config).plan,
]
