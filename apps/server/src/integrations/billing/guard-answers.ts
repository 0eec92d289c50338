import { BillingFailure, ForgedEvent, type BillingProvider } from './billing-provider.ts'

/**
 * A provider whose answers nobody vouches for: one that is not as its reference tells is a failure of
 * the provider's, never a fault of ours.
 */
export const guardAnswers = (provider: BillingProvider): BillingProvider => ({
  name: provider.name,
  openCheckout: guard((order) => provider.openCheckout(order)),
  createSetupIntent: guard((customer) => provider.createSetupIntent(customer)),
  createSubscription: guard((order, cardId) => provider.createSubscription(order, cardId)),
  readCheckout: guard((id) => provider.readCheckout(id)),
  readEvents: guard((rawBody, headers) => provider.readEvents(rawBody, headers)),
  readSubscription: guard((id) => provider.readSubscription(id)),
  readCard: guard((id) => provider.readCard(id)),
  async *listSubscriptions() {
    const all = provider.listSubscriptions()[Symbol.asyncIterator]()
    const next = guard(() => all.next())
    for (let each = await next(); !each.done; each = await next()) yield each.value
  },
  cancelAtPeriodEnd: guard((id) => provider.cancelAtPeriodEnd(id)),
  resume: guard((id) => provider.resume(id)),
  cancelNow: guard((id) => provider.cancelNow(id)),
  refund: guard((id) => provider.refund(id)),
  portalUrl: guard((id, returnUrl) => provider.portalUrl(id, returnUrl)),
})

const guard =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    try {
      return await ask(...asked)
    } catch (error) {
      throw error instanceof ForgedEvent ? error : asFailure(error)
    }
  }

/** What could not be read is not quoted: it may be of a person. */
function asFailure(error: unknown): BillingFailure {
  if (error instanceof BillingFailure) return error
  const kind = error instanceof Error ? error.name : typeof error
  return new BillingFailure(`The provider's answer could not be read: ${kind}.`, false)
}
