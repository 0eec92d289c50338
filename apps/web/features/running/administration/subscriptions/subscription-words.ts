import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { HeldSubscription } from '@laurel/contract/billing-admin'
import type { SubscriptionStatus } from '@laurel/contract/billing-shapes'
import type { IconShape } from '../../../../ui/icon.tsx'
import { shortDayOf } from '../../../../instant-words.ts'

export type Provider = HeldSubscription['provider']

export const PROVIDERS: Readonly<Record<Provider, string>> = {
  stripe: 'Stripe',
  paddle: 'Paddle',
  sandbox: 'Sandbox',
  grant: 'Complimentary',
}

/** Their words and colours are those that subscribers read (features/money/plans). */
export const STATUSES: Readonly<Record<SubscriptionStatus, IconShape>> = {
  trialing: IconClock,
  active: IconCheck,
  past_due: IconAlertTriangle,
  cancelled: IconX,
  expired: IconMinus,
  refunded: IconReceiptRefund,
}

export const END_REASONS: Readonly<Record<NonNullable<HeldSubscription['endReason']>, string>> = {
  trial_taken: 'They had a trial before',
  second: 'They had another subscription',
  refunded: 'The charge was refunded',
  account_closed: 'The account was closed',
  closed_unpaid: 'The account was closed before the first charge',
}

export const nameOf = ({ applicant }: Pick<HeldSubscription, 'applicant'>): string =>
  applicant === null ? 'Account deleted' : applicant.name || applicant.email

export const planOf = ({ planTitle, provider }: HeldSubscription): string =>
  planTitle ?? (provider === 'grant' ? 'Full access' : 'Unknown plan')

/** What comes at the end of what is open now, or why it is over. */
export function endingOf(subscription: HeldSubscription): string {
  const { status, provider, trialEndsAt, periodEndsAt, endReason } = subscription
  switch (status) {
    case 'trialing':
      return `First charge ${shortDayOf(trialEndsAt ?? periodEndsAt)}`
    case 'active':
      return provider === 'grant' ? 'Then it ends' : `Renews ${shortDayOf(periodEndsAt)}`
    case 'past_due':
      return 'Unless a charge succeeds'
    case 'cancelled':
      return 'Then it ends'
    case 'refunded':
      return 'Refunded'
    case 'expired':
      return endReason === null ? 'Over' : END_REASONS[endReason]
  }
}
