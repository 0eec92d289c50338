import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  EventName,
  Webhooks,
  type EventEntity,
  type IEvents,
  type Paddle,
  type TransactionNotification,
} from '@paddle/paddle-node-sdk'
import { ForgedEvent, type ProviderEvent } from '../billing-provider.ts'
import type { PaddleCalls } from './ask-paddle.ts'
import { chargeSnapshotOf, customOf, snapshotOf } from './paddle-snapshots.ts'

/** The client's own check allows five seconds by its own clock, fewer than a delivery may take. */
const TOLERANCE_SECONDS = 300
const TIME = /^ts=(\d{1,12})$/
const HASH = /^h1=([0-9a-f]{64})$/

/** The event of a raw body, by whichever of the secrets signed it. @throws ForgedEvent */
export function verifyEvent(
  rawBody: Buffer,
  header: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): EventEntity {
  const parts = header.split(';').map((part) => part.trim())
  const [time] = parts.flatMap((part) => TIME.exec(part)?.[1] ?? [])
  // While a secret is exchanged, there is one hash by each.
  const hashes = parts.flatMap((part) => HASH.exec(part)?.[1] ?? [])
  if (time === undefined || hashes.length === 0)
    throw new ForgedEvent('The signature is missing or malformed.')
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}:`).update(rawBody).digest(),
  )
  const given = hashes.map((hash) => Buffer.from(hash, 'hex'))
  if (!expected.some((hash) => given.some((each) => timingSafeEqual(hash, each))))
    throw new ForgedEvent('No secret of the webhook fits the signature.')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS)
    throw new ForgedEvent('The event was signed too long ago.')
  return Webhooks.fromJson(JSON.parse(rawBody.toString('utf8')) as IEvents)
}

export interface Asks {
  paddle: Paddle
  calls: PaddleCalls
  /** Prices that are sold here: the account may sell other things as well. */
  priceIds: readonly string[]
}

type Told = Pick<ProviderEvent, 'subscription' | 'charge' | 'checkout'>

/** What an event says of a subscription of ours; undefined for everything else in the account. */
export async function mapEvent(asks: Asks, event: EventEntity): Promise<ProviderEvent | undefined> {
  const told = await readTold(asks, event)
  if (!told || Object.keys(told).length === 0) return undefined
  const { eventId, eventType: type, occurredAt } = event
  return { eventId, type, occurredAt: new Date(occurredAt), ...told }
}

async function readTold(asks: Asks, event: EventEntity): Promise<Told | undefined> {
  switch (event.eventType) {
    case EventName.SubscriptionCreated:
    case EventName.SubscriptionTrialing:
    case EventName.SubscriptionActivated:
    case EventName.SubscriptionUpdated:
    case EventName.SubscriptionPastDue:
    case EventName.SubscriptionPaused:
    case EventName.SubscriptionResumed:
    case EventName.SubscriptionCanceled: {
      const subscription = snapshotOf(event.data)
      return subscription.applicantId === undefined ? undefined : { subscription }
    }
    case EventName.TransactionCompleted:
      return { ...toldOfCheckout(event.data), ...toldOfCharge(asks, event.data) }
    case EventName.TransactionCanceled:
      return toldOfCheckout(event.data)
    case EventName.TransactionPaymentFailed:
    case EventName.TransactionPastDue:
      return toldOfCharge(asks, event.data, new Date(event.occurredAt))
    case EventName.AdjustmentCreated:
    case EventName.AdjustmentUpdated:
      return event.data.action === 'refund'
        ? toldOfRefund(asks, event.data.transactionId)
        : undefined
    default:
      return undefined
  }
}

function toldOfCheckout(transaction: TransactionNotification): Told {
  const checkoutId = customOf(transaction.customData, 'checkoutId')
  if (checkoutId === undefined) return {}
  const isCompleted = transaction.status === 'completed'
  const subscriptionId = transaction.subscriptionId ?? undefined
  return { checkout: { checkoutId, isCompleted, subscriptionId } }
}

function toldOfCharge(
  { priceIds }: Asks,
  transaction: TransactionNotification,
  toldAt?: Date,
): Told {
  if (!isOurs(transaction, priceIds)) return {}
  const charge = chargeSnapshotOf(transaction, toldAt)
  return charge ? { charge } : {}
}

/** A transaction of a renewal does not carry what was given along at the checkout. */
const isOurs = (
  { customData, items }: Pick<TransactionNotification, 'customData' | 'items'>,
  priceIds: readonly string[],
): boolean =>
  customOf(customData, 'applicantId') !== undefined ||
  items.some(({ price }) => price !== null && priceIds.includes(price.id))

/** A refund is told without its charge, and may be refused later: the transaction says how it is. */
async function toldOfRefund({ paddle, calls, priceIds }: Asks, id: string): Promise<Told> {
  const transaction = await calls.read(() =>
    paddle.transactions.get(id, { include: ['adjustment'] }),
  )
  if (!isOurs(transaction, priceIds)) return {}
  const charge = chargeSnapshotOf(transaction)
  return charge ? { charge } : {}
}
