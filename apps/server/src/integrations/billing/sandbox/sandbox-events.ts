import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import type { Queryable } from '../../../db/database.ts'
import { sandboxWebhooks } from '../../../db/schema/sandbox.ts'
import { ForgedEvent, type ProviderEvent } from '../billing-provider.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'
/** What Stripe tolerates, too. */
const TOLERANCE_SECONDS = 300

/** Puts what happened in the row of what is told to the product. */
export async function tellLater(
  db: Queryable,
  clock: Clock,
  event: Omit<ProviderEvent, 'eventId'>,
): Promise<void> {
  const id = `evt_${randomUUID()}`
  const told: ProviderEvent = { eventId: id, ...event }
  const now = clock.now()
  await db
    .insert(sandboxWebhooks)
    .values({ id, payload: JSON.stringify(told), createdAt: now, tries: 0, nextTryAt: now })
}

/** `t=1763650800,v1=…`: the time and a keyed hash over it and the raw body. */
export function signEvent(key: Buffer, payload: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hashOf(key, seconds, Buffer.from(payload)).toString('hex')}`
}

const hashOf = (key: Buffer, seconds: number, rawBody: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest()

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** @throws ForgedEvent unless the body was signed with the key, and lately. */
export function readEvent(key: Buffer, rawBody: Buffer, header: string, now: Date): ProviderEvent {
  const [, time = '', hash = ''] = SIGNATURE.exec(header) ?? []
  if (hash === '') throw new ForgedEvent('The signature is missing or malformed.')
  const seconds = Number(time)
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(key, seconds, rawBody)))
    throw new ForgedEvent('The signature is wrong.')
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS)
    throw new ForgedEvent('The event was signed too long ago.')
  return JSON.parse(rawBody.toString('utf8'), reviveInstant) as ProviderEvent
}

const reviveInstant = (key: string, value: unknown): unknown =>
  key.endsWith('At') && typeof value === 'string' ? new Date(value) : value
