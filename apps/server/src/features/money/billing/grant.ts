import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import { writeEntitlement } from './entitlements.ts'
import { readSubscriptions } from './queries.ts'

interface Grant {
  applicantId: string
  reason: string
  /** The administrator's user. */
  grantedBy?: string
  endsAt: Date
  now: Date
}

/** Gives somebody a subscription until an instant; returns its id. */
export async function grant(
  tx: Transaction,
  { applicantId, reason, grantedBy, endsAt, now }: Grant,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(subscriptions).values({
    id,
    applicantId,
    provider: 'grant',
    providerId: id,
    providerStatus: 'active',
    status: 'active',
    startedAt: now,
    periodStartsAt: now,
    periodEndsAt: endsAt,
    reason,
    grantedBy,
    asOf: now,
    asOfEventId: id,
    createdAt: now,
  })
  await writeEntitlement(tx, applicantId, await readSubscriptions(tx, { applicantId }, now))
  return id
}
