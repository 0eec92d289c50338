import type {
  ChargeSnapshot,
  ProviderEvent,
  ProviderName,
  ProviderState,
  SubscriptionSnapshot,
} from '../../../integrations/billing/billing-provider.ts'
import type { SubscriptionRow } from './queries.ts'

/** What a provider told of one subscription, by an event or because it was asked. */
export interface Told {
  provider: ProviderName
  subscriptionId: string
  subscription: SubscriptionSnapshot | undefined
  charges: readonly ChargeSnapshot[]
  asOf: Date
  eventId: string
}

/** Sorts after every event's id of the same instant. */
const ASKED = '~asked'

/** A problem with what was told that no later try solves by itself; its text names nobody. */
export class BillingProblem extends Error {}

export const toldByAnswer = (
  provider: ProviderName,
  { subscription, charges }: ProviderState,
  asOf: Date,
): Told => ({
  provider,
  subscriptionId: subscription.subscriptionId,
  subscription,
  charges,
  asOf,
  eventId: ASKED,
})

/** Undefined for an event that is of a checkout only. */
export function toldByEvent(provider: ProviderName, event: ProviderEvent): Told | undefined {
  const { subscription, charge, eventId, occurredAt } = event
  const subscriptionId = subscription?.subscriptionId ?? charge?.subscriptionId
  if (subscriptionId === undefined) return undefined
  const charges = charge ? [charge] : []
  return { provider, subscriptionId, subscription, charges, asOf: occurredAt, eventId }
}

type Dated = Pick<SubscriptionRow, 'asOf' | 'asOfEventId'>

/**
 * The newest word wins, whenever it arrives; of one instant, what the provider was asked for, else
 * the one whose id sorts last.
 */
export function isNewer({ asOf, eventId }: Pick<Told, 'asOf' | 'eventId'>, known: Dated): boolean {
  const later = asOf.getTime() - known.asOf.getTime()
  return later > 0 || (later === 0 && (eventId === ASKED || eventId > known.asOfEventId))
}

/** Clocks of two systems differ by less than this. */
const CLOCK_MILLISECONDS = 300_000

/**
 * Whether nobody but the provider can say which of two words is the newer: two events of one
 * instant, or an event of about the time at which the provider was asked.
 */
export function isUnclear(told: Told, known: SubscriptionRow | undefined): boolean {
  if (told.subscription === undefined) return known === undefined
  if (known === undefined || told.eventId === known.asOfEventId) return false
  if (saysTheSame(told.subscription, known)) return false
  const earlier = known.asOf.getTime() - told.asOf.getTime()
  return known.asOfEventId === ASKED ? earlier >= 0 && earlier <= CLOCK_MILLISECONDS : earlier === 0
}

function saysTheSame(snapshot: SubscriptionSnapshot, row: SubscriptionRow): boolean {
  const times = [
    [snapshot.periodEndsAt, row.periodEndsAt],
    [snapshot.cancelsAt, row.cancelsAt],
    [snapshot.endedAt, row.endedAt],
  ]
  const areTimesSame = times.every(([a, b]) => (a?.getTime() ?? 0) === (b?.getTime() ?? 0))
  return snapshot.status === row.providerStatus && areTimesSame
}

/** Instants as they were before the event was kept as JSON. */
export function readStoredEvent(stored: unknown): ProviderEvent {
  return JSON.parse(JSON.stringify(stored), (key, value: unknown) =>
    key.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
  ) as ProviderEvent
}
