import type { sandboxCharges, sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import type { ChargeSnapshot, SubscriptionSnapshot } from '../billing-provider.ts'
import { testCardOf } from './test-cards.ts'

export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect
export type ChargeRow = typeof sandboxCharges.$inferSelect

export const snapshotOf = (row: SubscriptionRow): SubscriptionSnapshot => ({
  subscriptionId: row.id,
  customerId: row.customerId,
  priceId: row.priceId,
  applicantId: row.applicantId ?? undefined,
  status: row.status,
  startedAt: row.startedAt,
  trialEndsAt: row.trialEndsAt ?? undefined,
  periodStartsAt: row.periodStartsAt,
  periodEndsAt: row.periodEndsAt,
  cancelsAt: row.cancelsAt ?? undefined,
  endedAt: row.endedAt ?? undefined,
  cardFingerprint: row.fingerprint,
})

export const chargeSnapshotOf = (row: ChargeRow): ChargeSnapshot => ({
  chargeId: row.id,
  subscriptionId: row.subscriptionId,
  amountCents: row.amountCents,
  currency: row.currency,
  status: row.status,
  chargedAt: row.chargedAt,
  refundedAt: row.refundedAt ?? undefined,
  periodStartsAt: row.periodStartsAt,
  periodEndsAt: row.periodEndsAt,
  cardLabel: testCardOf(row.card)?.label,
})
