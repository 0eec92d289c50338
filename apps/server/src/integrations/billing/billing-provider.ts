/** Who takes the money: by setting, or the sandbox that is built in. */
export type ProviderName = 'stripe' | 'paddle' | 'sandbox'

/** A subscription as its provider has it at one moment. */
export interface SubscriptionSnapshot {
  /** The provider's id of it. */
  subscriptionId: string
  customerId: string
  /** The provider's id of what is paid for. */
  priceId: string
  /** Ours, as it was handed over at the checkout; undefined where the provider lost it. */
  applicantId: string | undefined
  /** Ours as well: that it was ordered here, should the account be gone. */
  proof?: string | undefined
  status: 'trialing' | 'active' | 'past_due' | 'ended'
  startedAt: Date
  /** Absent without a trial. */
  trialEndsAt: Date | undefined
  periodStartsAt: Date
  periodEndsAt: Date
  /** It was cancelled, and runs until then. */
  cancelsAt: Date | undefined
  endedAt: Date | undefined
  /** Tells the same card again; never a number. */
  cardFingerprint: string | undefined
}

/** One charge of a card, as its provider has it at one moment. */
export interface ChargeSnapshot {
  chargeId: string
  subscriptionId: string
  amountCents: number
  /** ISO 4217. */
  currency: string
  status: 'paid' | 'failed' | 'refunded'
  chargedAt: Date
  /** Given back so far, where that is not all: `refunded` is all of it. */
  refundedCents?: number | undefined
  /** When it was given back, or the last part of it. */
  refundedAt: Date | undefined
  periodStartsAt: Date
  periodEndsAt: Date
  /** Such as `Visa ending in 4242`. */
  cardLabel: string | undefined
}

/** What a provider tells: of a subscription, a charge or a checkout, as it was when it happened. */
export interface ProviderEvent {
  /** Unique at the provider. */
  eventId: string
  /** As the provider calls it. */
  type: string
  occurredAt: Date
  subscription?: SubscriptionSnapshot
  charge?: ChargeSnapshot
  /** A checkout that came to an end. */
  checkout?: { checkoutId: string; isCompleted: boolean; subscriptionId: string | undefined }
}

/** What somebody is about to pay for. */
export interface CheckoutOrder {
  /** Ours; handed over, and told again with what comes of it. */
  checkoutId: string
  applicantId: string
  /** Told again with what comes of it. */
  proof: string
  email: string
  name: string
  /** ISO 3166-1 alpha-2; undefined when unknown. */
  countryCode: string | undefined
  zipCode: string | undefined
  priceId: string
  /** 0 without a trial. */
  trialDays: number
  /** Full addresses that the checkout returns to. */
  successUrl: string
  cancelUrl: string
  /** Spec 2 section 3, "Checkout custom data". */
  custom: Readonly<Record<string, string>>
}

/** Where somebody pays: on a page of the provider's, or in its frame on ours. */
export type CheckoutPlace =
  | { kind: 'redirect'; providerCheckoutId: string; url: string }
  | {
      kind: 'overlay'
      providerCheckoutId: string
      clientToken: string
      environment: 'sandbox' | 'production'
    }

export interface ProviderState {
  subscription: SubscriptionSnapshot
  charges: ChargeSnapshot[]
}

/** A card as its owner knows it. */
export interface KnownCard {
  /** Such as `Visa ending in 4242`. */
  label: string
  /** YYYY-MM; undefined where the provider does not tell. */
  expiresIn: string | undefined
}

/** A provider that could not be asked, or refused. `isFinal`: asking again changes nothing. */
export class BillingFailure extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options)
    this.isFinal = isFinal
  }
}

/** An event that its provider did not send, or not like this, or long ago. */
export class ForgedEvent extends Error {}

/** Takes money and tells what came of it. Every call may throw BillingFailure. */
export interface BillingProvider {
  readonly name: ProviderName
  openCheckout(order: CheckoutOrder): Promise<CheckoutPlace>
  /** Begins to take a card in; BillingFailure where the provider has no such thing. */
  createSetupIntent(
    customer: Pick<CheckoutOrder, 'applicantId' | 'email' | 'name'>,
  ): Promise<{ setupIntentId: string; clientSecret: string }>
  /** Subscribes with the card of a setup intent. @throws BillingFailure also for a foreign one. */
  createSubscription(order: CheckoutOrder, setupIntentId: string): Promise<ProviderState>
  /** What came of a checkout, for a student who returns before the webhook does. */
  readCheckout(
    providerCheckoutId: string,
  ): Promise<{ isCompleted: boolean; subscriptionId: string | undefined }>
  /** The events in a webhook's raw body. @throws ForgedEvent */
  readEvents(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ProviderEvent[]>
  readSubscription(subscriptionId: string): Promise<ProviderState>
  /** The card that the next charge goes to; undefined where none is known, or it is no card. */
  readCard(subscriptionId: string): Promise<KnownCard | undefined>
  /** Everything that has not ended long ago, for the nightly comparison. */
  listSubscriptions(): AsyncIterable<ProviderState>
  cancelAtPeriodEnd(subscriptionId: string): Promise<SubscriptionSnapshot>
  resume(subscriptionId: string): Promise<SubscriptionSnapshot>
  /** Ends it now, as when an account is deleted. */
  cancelNow(subscriptionId: string): Promise<SubscriptionSnapshot>
  refund(chargeId: string): Promise<ChargeSnapshot>
  /** A page of the provider's to change the card on; undefined where there is none. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | undefined>
}
