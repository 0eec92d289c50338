import fc from 'fast-check'
import { DAY_MILLISECONDS } from '../../days.ts'
import type {
  ChargeSnapshot,
  ProviderEvent,
  ProviderState,
  SubscriptionSnapshot,
} from '../../integrations/billing/billing-provider.ts'

/** What may happen next to a subscription, in whatever order. */
const STEPS = [
  'renew',
  'refuse',
  'recover',
  'cancel',
  'resume',
  'refund',
  'refund-part',
  'refuse-refund',
  'end',
] as const
export type Step = (typeof STEPS)[number]

export const aLife = fc.record({
  hasTrial: fc.boolean(),
  steps: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 7 }),
})
export type Life = typeof aLife extends fc.Arbitrary<infer Value> ? Value : never

const PERIOD_DAYS = 30
const after = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MILLISECONDS)

interface Lived {
  events: ProviderEvent[]
  state: ProviderState
}

/** Plays a life as a provider would: every change is an event of its own instant. */
export function live(
  { hasTrial, steps }: Life,
  of: { id: string; applicantId: string; priceId: string; from: Date },
): Lived {
  const player = new Player(of, hasTrial)
  for (const step of steps) player.play(step)
  return player
}

class Player implements Lived {
  readonly events: ProviderEvent[] = []
  readonly state: ProviderState
  #clock: Date
  readonly #id: string

  constructor(
    of: { id: string; applicantId: string; priceId: string; from: Date },
    hasTrial: boolean,
  ) {
    this.#clock = of.from
    this.#id = of.id
    const periodEndsAt = after(of.from, hasTrial ? 7 : PERIOD_DAYS)
    this.state = {
      charges: [],
      subscription: {
        subscriptionId: of.id,
        customerId: `cus_${of.id}`,
        priceId: of.priceId,
        applicantId: of.applicantId,
        status: hasTrial ? 'trialing' : 'active',
        startedAt: of.from,
        trialEndsAt: hasTrial ? periodEndsAt : undefined,
        periodStartsAt: of.from,
        periodEndsAt,
        cancelsAt: undefined,
        endedAt: undefined,
        cardFingerprint: `card_${of.id}`,
      },
    }
    this.#tell('created')
    if (!hasTrial) this.#charge('paid')
  }

  play(step: Step): void {
    const { subscription } = this.state
    this.#clock = after(this.#clock, 1)
    if (step === 'refuse-refund') return this.#refuseRefund()
    if (subscription.status === 'ended') return
    if (step === 'renew' && subscription.cancelsAt === undefined) this.#renew('paid')
    if (step === 'refuse' && subscription.status !== 'past_due' && !subscription.cancelsAt)
      this.#renew('failed')
    if (step === 'recover' && subscription.status === 'past_due') this.#recover()
    if (step === 'cancel' && subscription.status !== 'past_due' && !subscription.cancelsAt)
      this.#change({ cancelsAt: subscription.periodEndsAt })
    if (step === 'resume' && subscription.cancelsAt) this.#change({ cancelsAt: undefined })
    if (step === 'refund') this.#refund()
    if (step === 'refund-part') this.#refundPart()
    if (step === 'end') this.#change({ status: 'ended', endedAt: this.#clock })
  }

  #renew(status: 'paid' | 'failed'): void {
    const { periodEndsAt, status: before } = this.state.subscription
    if (before === 'past_due') return this.#recover()
    if (periodEndsAt > this.#clock) this.#clock = periodEndsAt
    this.#change({
      periodStartsAt: periodEndsAt,
      periodEndsAt: after(periodEndsAt, PERIOD_DAYS),
      status: status === 'paid' ? 'active' : 'past_due',
    })
    this.#charge(status)
  }

  #recover(): void {
    const refused = this.state.charges.findLast(({ status }) => status === 'failed')
    if (!refused) return
    this.#tellCharge({ ...refused, status: 'paid' })
    this.#change({ status: 'active' })
  }

  #refund(): void {
    const paid = this.state.charges.findLast(({ status }) => status === 'paid')
    if (!paid) return
    const refundedAt = this.#clock
    this.#tellCharge({ ...paid, status: 'refunded', refundedCents: undefined, refundedAt })
    this.#change({ status: 'ended', endedAt: this.#clock })
  }

  /** Of the latest charge, as providers add it up. */
  #refundPart(): void {
    const paid = this.state.charges.findLast(({ status }) => status === 'paid')
    if (!paid) return
    const refundedCents = (paid.refundedCents ?? 0) + 100
    this.#tellCharge({ ...paid, refundedCents, refundedAt: this.#clock })
  }

  #refuseRefund(): void {
    const refunded = this.state.charges.findLast(({ status }) => status === 'refunded')
    if (refunded) this.#tellCharge({ ...refunded, status: 'paid', refundedAt: undefined })
  }

  #charge(status: 'paid' | 'failed'): void {
    const { periodStartsAt, periodEndsAt } = this.state.subscription
    this.#tellCharge({
      chargeId: `ch_${this.#id}_${this.state.charges.length}`,
      subscriptionId: this.#id,
      amountCents: 1500,
      currency: 'USD',
      status,
      chargedAt: periodStartsAt,
      refundedAt: undefined,
      periodStartsAt,
      periodEndsAt,
      cardLabel: 'Visa ending in 4242',
    })
  }

  #change(changes: Partial<SubscriptionSnapshot>): void {
    this.state.subscription = { ...this.state.subscription, ...changes }
    this.#tell('updated')
  }

  #tell(type: string): void {
    this.#keep({ type, subscription: this.state.subscription })
  }

  #tellCharge(charge: ChargeSnapshot): void {
    const others = this.state.charges.filter(({ chargeId }) => chargeId !== charge.chargeId)
    this.state.charges = [...others, charge]
    this.#keep({ type: `charge.${charge.status}`, charge })
  }

  #keep(event: Pick<ProviderEvent, 'type' | 'subscription' | 'charge'>): void {
    // No two at one instant: then nobody but the provider could say which came first.
    this.#clock = new Date(this.#clock.getTime() + 1000)
    const eventId = `evt_${this.#id}_${String(this.events.length).padStart(3, '0')}`
    this.events.push({ eventId, occurredAt: this.#clock, ...event })
  }
}
