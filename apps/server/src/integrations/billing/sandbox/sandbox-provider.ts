import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import { sandboxCharges, sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import {
  BillingFailure,
  ForgedEvent,
  type BillingProvider,
  type CheckoutOrder,
  type ProviderState,
} from '../billing-provider.ts'
import { oldestEnd } from '../recent-end.ts'
import { beginSubscription } from './begin-subscription.ts'
import { openCardForm, openPortal, useCard } from './card-forms.ts'
import { cancelAtPeriodEnd, cancelNow, refundCharge, resume } from './change-subscription.ts'
import { findCheckout, openCheckout } from './checkouts.ts'
import { readEvent, SIGNATURE_HEADER } from './sandbox-events.ts'
import { chargeSnapshotOf, snapshotOf, type SubscriptionRow } from './sandbox-snapshots.ts'
import { readSandboxTime, type SandboxParts } from './sandbox-time.ts'
import { testCardOf } from './test-cards.ts'

/** Below the site's own address: its pages are served by this server. */
export const SANDBOX_PATH = '/sandbox-checkout'
export const checkoutPath = (id: string): string => `${SANDBOX_PATH}/${id}`
export const cardFormPath = (secret: string): string => `${SANDBOX_PATH}/cards/${secret}`

interface Parts extends SandboxParts {
  publicUrl: string
  /** Signs what it tells. */
  webhookKey: Buffer
}

/** Takes no money: it plays a provider by its own tables and clock. */
export function openSandboxProvider(parts: Parts): BillingProvider {
  const { db, clock, publicUrl, webhookKey } = parts
  return {
    name: 'sandbox',
    async openCheckout(order) {
      const { id } = await openCheckout(parts, order)
      return { kind: 'redirect', providerCheckoutId: id, url: publicUrl + checkoutPath(id) }
    },
    async createSetupIntent({ applicantId }) {
      const { id, secret } = await openCardForm(parts, { applicantId })
      return { setupIntentId: id, clientSecret: secret }
    },
    createSubscription: (order, setupIntentId) => subscribe(parts, order, setupIntentId),
    async readCheckout(providerCheckoutId) {
      const found = await findCheckout(db, providerCheckoutId)
      if (!found) throw new BillingFailure('The sandbox knows no such checkout.', true)
      const isCompleted = found.status === 'completed'
      return { isCompleted, subscriptionId: found.subscriptionId ?? undefined }
    },
    async readEvents(rawBody, headers) {
      const header = headers[SIGNATURE_HEADER]
      if (header === undefined) throw new ForgedEvent('The signature is missing.')
      return [readEvent(webhookKey, rawBody, header, clock.now())]
    },
    readSubscription: async (id) => stateOf(db, await findSubscription(db, id)),
    async readCard(id) {
      const card = testCardOf((await findSubscription(db, id)).card)
      return card && { label: card.label, expiresIn: undefined }
    },
    listSubscriptions: () => listSubscriptions(parts),
    cancelAtPeriodEnd: async (id) => snapshotOf(await cancelAtPeriodEnd(parts, id)),
    resume: async (id) => snapshotOf(await resume(parts, id)),
    cancelNow: async (id) => snapshotOf(await cancelNow(parts, id)),
    refund: async (chargeId) => chargeSnapshotOf(await refundCharge(parts, chargeId)),
    async portalUrl(customerId, returnUrl) {
      const { secret } = await openPortal(parts, customerId, returnUrl)
      return publicUrl + cardFormPath(secret)
    },
  }
}

async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow> {
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  if (!row) throw new BillingFailure('The sandbox knows no such subscription.', true)
  return row
}

async function subscribe(
  { db, clock }: Parts,
  order: CheckoutOrder,
  setupIntentId: string,
): Promise<ProviderState> {
  return db.transaction(async (tx) => {
    const ofOrder = eq(sandboxSubscriptions.checkoutId, order.checkoutId)
    const [begun] = await tx.select().from(sandboxSubscriptions).where(ofOrder)
    if (begun) return stateOf(tx, begun)
    const taken = await useCard(tx, setupIntentId, order.applicantId)
    const now = await readSandboxTime(tx, clock)
    const row = await beginSubscription(tx, clock, { order, taken, now, isCheckout: false })
    return stateOf(tx, row)
  })
}

async function stateOf(db: Pick<Database, 'select'>, row: SubscriptionRow): Promise<ProviderState> {
  const charges = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.subscriptionId, row.id))
    .orderBy(desc(sandboxCharges.periodStartsAt))
  return { subscription: snapshotOf(row), charges: charges.map(chargeSnapshotOf) }
}

const PAGE_SIZE = 100

async function* listSubscriptions({ db, clock }: Parts): AsyncGenerator<ProviderState> {
  const since = oldestEnd(clock.now())
  const isRecent = or(isNull(sandboxSubscriptions.endedAt), gt(sandboxSubscriptions.endedAt, since))
  for (let after = ''; ;) {
    const page = await db
      .select()
      .from(sandboxSubscriptions)
      .where(and(isRecent, gt(sandboxSubscriptions.id, after)))
      .orderBy(asc(sandboxSubscriptions.id))
      .limit(PAGE_SIZE)
    for (const row of page) yield await stateOf(db, row)
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
