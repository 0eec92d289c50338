import type {
  Billing,
  Invoice,
  Subscription,
  SubscriptionStatus,
} from '@laurel/contract/billing-shapes'
import { EVERY, moneyWords } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'

const RUNNING: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'cancelled']

/** It runs at its provider: there is no second one beside it, even while its access is closed. */
export const isRunning = ({ status }: Subscription): boolean => RUNNING.includes(status)

export const isSubscribed = ({ isActive, subscription }: Billing): boolean =>
  isActive || (subscription !== null && isRunning(subscription))

/** What was given has nothing to cancel. */
export const canCancel = (subscription: Subscription): boolean =>
  isRunning(subscription) &&
  subscription.status !== 'cancelled' &&
  subscription.provider !== 'grant'

type Tone = 'info' | 'success' | 'danger' | 'warn' | 'neutral'

export const STATUS_BADGES: Readonly<Record<SubscriptionStatus, { tone: Tone; word: string }>> = {
  trialing: { tone: 'info', word: 'Free trial' },
  active: { tone: 'success', word: 'Active' },
  past_due: { tone: 'danger', word: 'Charge refused' },
  cancelled: { tone: 'warn', word: 'Cancelled' },
  expired: { tone: 'neutral', word: 'Ended' },
  refunded: { tone: 'neutral', word: 'Refunded' },
}

const UNLIMITED = 'open and apply to as many scholarships as you like.'

/** The charge that was refused last, where one is owed. */
export const owedInvoice = ({ invoices, subscription }: Billing): Invoice | undefined =>
  subscription?.status === 'past_due'
    ? invoices.find(({ status }) => status === 'failed')
    : undefined

/** "Your card was refused for $15 on 30 December 2026" */
function refusalWords(billing: Billing): string {
  const owed = owedInvoice(billing)
  return owed
    ? `Your card was refused for ${moneyWords(owed.amountCents, owed.currency)} on ${dayOf(owed.chargedAt)}`
    : 'Your card was refused'
}

/** Resuming is agreeing to pay again: it says how much, and when. */
function resumeWords({ plan, cancelsAt }: Subscription): string {
  return plan && cancelsAt
    ? ` If you resume it, ${plan.price} is charged on ${dayOf(cancelsAt)}, and ${EVERY[plan.interval]} after that.`
    : ''
}

/** What a subscription is doing, in a sentence or two. */
export function statusWords(billing: Billing, subscription: Subscription): string {
  const { status, provider, trialEndsAt, cancelsAt } = subscription
  const until = billing.accessUntil && dayOf(billing.accessUntil)
  switch (status) {
    case 'trialing':
      return `Your free trial runs${trialEndsAt ? ` until ${dayOf(trialEndsAt)}` : ''}: ${UNLIMITED}`
    case 'active':
      return provider === 'grant'
        ? `Full access was given to you${until ? ` until ${until}` : ''}. Nothing is charged.`
        : `Your subscription is active: ${UNLIMITED}`
    case 'past_due':
      return until
        ? `${refusalWords(billing)}. Everything stays open until ${until}; please change the card before then.`
        : `${refusalWords(billing)}, and full access has ended. It opens again as soon as a charge succeeds.`
    case 'cancelled':
      return cancelsAt
        ? `It is cancelled. Everything stays open until ${dayOf(cancelsAt)}, and nothing more is charged.${resumeWords(subscription)}`
        : 'It is cancelled, and nothing more is charged.'
    case 'refunded':
      return 'Your money was refunded, and the subscription has ended.'
    case 'expired':
      return until
        ? `The subscription has ended. Everything stays open until ${until}.`
        : 'The subscription has ended.'
  }
}

/** "$3 given back"; undefined where nothing went back, or all of it. */
export function partBackWords({
  status,
  refundedCents,
  currency,
}: Pick<Invoice, 'status' | 'refundedCents' | 'currency'>): string | undefined {
  if (status === 'refunded' || refundedCents === 0) return undefined
  return `${moneyWords(refundedCents, currency)} refunded`
}

interface Card {
  label: string
  expiresIn: string | null
}

/** "Visa ending in 4242, expires 08/2030". */
export function cardWords({ label, expiresIn }: Card): string {
  const [year, month] = expiresIn?.split('-') ?? []
  return year && month ? `${label}, expires ${month}/${year}` : label
}

/** What cancelling does, before it is done. */
export function cancelWords(billing: Billing, { status, trialEndsAt, periodEndsAt }: Subscription) {
  if (status === 'past_due')
    return 'It ends at once, because the last charge was refused. Nothing more is charged.'
  const end = status === 'trialing' ? trialEndsAt : periodEndsAt
  const until = end ?? billing.accessUntil
  return status === 'trialing'
    ? `Everything stays open until your trial ends${until ? ` on ${dayOf(until)}` : ''}. Nothing is charged.`
    : `Everything stays open until ${until ? dayOf(until) : 'the end of the period you paid for'}. Nothing more is charged.`
}
