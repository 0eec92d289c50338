import { LogLevel, Paddle, type Environment, type Subscription } from '@paddle/paddle-node-sdk'
import type { Clock } from '../../../clock.ts'
import type { PaddleSettings } from '../../../read-billing-settings.ts'
import {
  BillingFailure,
  ForgedEvent,
  type BillingProvider,
  type ProviderState,
} from '../billing-provider.ts'
import { guardAnswers } from '../guard-answers.ts'
import { isRecentEnd } from '../recent-end.ts'
import { skipUnreadable } from '../skip-unreadable.ts'
import { openPaddleCalls, type PaddleCalls } from './ask-paddle.ts'
import { readPaddleCard } from './paddle-card.ts'
import { listCharges, refundTransaction } from './paddle-charges.ts'
import { openPaddleCheckout } from './paddle-checkout.ts'
import { mapEvent, verifyEvent } from './paddle-events.ts'
import { snapshotOf } from './paddle-snapshots.ts'

const TIMEOUT_MILLISECONDS = 10_000

interface Parts {
  settings: PaddleSettings
  clock: Clock
  timeoutMs?: number
  /** Before a question is asked again; doubled for the third time. */
  firstPauseMs?: number
}

interface Asks {
  paddle: Paddle
  calls: PaddleCalls
}

/** Paddle, whose frame takes the money on a page of ours. */
export function openPaddleProvider({
  settings,
  clock,
  timeoutMs,
  firstPauseMs,
}: Parts): BillingProvider {
  const paddle = openPaddle(settings)
  const calls = openPaddleCalls(timeoutMs ?? TIMEOUT_MILLISECONDS, firstPauseMs)
  const asks = { paddle, calls }
  const priceIds = Object.values(settings.prices)
  const { webhookSecrets: secrets } = settings
  return guardAnswers({
    name: 'paddle',
    openCheckout: (order) => openPaddleCheckout({ ...asks, settings }, order),
    createSetupIntent: refuseCards,
    createSubscription: refuseCards,
    async readCheckout(id) {
      const { status, subscriptionId } = await calls.read(() => paddle.transactions.get(id))
      const isPaid = status === 'completed' || status === 'paid'
      return {
        isCompleted: isPaid && subscriptionId !== null,
        subscriptionId: subscriptionId ?? undefined,
      }
    },
    async readEvents(rawBody, headers) {
      const header = headers['paddle-signature']
      if (header === undefined) throw new ForgedEvent('The signature is missing.')
      const event = verifyEvent(rawBody, header, { secrets, now: clock.now() })
      const mapped = await mapEvent({ ...asks, priceIds }, event)
      return mapped ? [mapped] : []
    },
    readSubscription: async (id) =>
      stateOf(asks, await calls.read(() => paddle.subscriptions.get(id))),
    readCard: (id) => readPaddleCard(asks, id),
    listSubscriptions: () => listSubscriptions(asks, clock),
    ...changesOf(asks),
    refund: (chargeId) => refundTransaction(asks, chargeId),
    async portalUrl(customerId) {
      const { urls } = await calls.change(() =>
        paddle.customerPortalSessions.create(customerId, []),
      )
      return urls.general.overview
    },
  })
}

/** Any other address than Paddle's two stands where the client expects the name of one. */
const openPaddle = ({ apiKey, apiUrl, environment }: PaddleSettings): Paddle =>
  new Paddle(apiKey, {
    environment: (apiUrl ?? environment) as Environment,
    logLevel: LogLevel.none,
  })

const refuseCards = () =>
  Promise.reject(new BillingFailure('Paddle takes cards in at its checkout only.', true))

function changesOf({
  paddle,
  calls,
}: Asks): Pick<BillingProvider, 'cancelAtPeriodEnd' | 'resume' | 'cancelNow'> {
  const { subscriptions } = paddle
  const read = (id: string) => calls.read(() => subscriptions.get(id))
  return {
    async cancelAtPeriodEnd(id) {
      const present = await read(id)
      if (present.scheduledChange?.action === 'cancel') return snapshotOf(present)
      const when = { effectiveFrom: 'next_billing_period' } as const
      return snapshotOf(await calls.change(() => subscriptions.cancel(id, when)))
    },
    async resume(id) {
      const present = await read(id)
      if (present.status !== 'canceled' && present.scheduledChange === null)
        return snapshotOf(present)
      const unscheduled = { scheduledChange: null }
      return snapshotOf(await calls.change(() => subscriptions.update(id, unscheduled)))
    },
    async cancelNow(id) {
      const present = await read(id)
      if (present.status === 'canceled') return snapshotOf(present)
      const when = { effectiveFrom: 'immediately' } as const
      return snapshotOf(await calls.change(() => subscriptions.cancel(id, when)))
    },
  }
}

async function stateOf(asks: Asks, subscription: Subscription): Promise<ProviderState> {
  return {
    subscription: snapshotOf(subscription),
    charges: await listCharges(asks, subscription.id),
  }
}

/** The most that Paddle tells at once. */
const PAGE = 200

/** Everything of ours in the account, which may sell other things as well. */
async function* listSubscriptions(asks: Asks, clock: Clock): AsyncGenerator<ProviderState> {
  const { paddle, calls } = asks
  for (let after: string | undefined; ;) {
    const parameters = { perPage: PAGE, ...(after !== undefined && { after }) }
    const page = await calls.read(() => paddle.subscriptions.list(parameters).next())
    for (const each of page) {
      const state = await skipUnreadable(async () => {
        const { applicantId, endedAt } = snapshotOf(each)
        if (applicantId === undefined || !isRecentEnd(endedAt, clock.now())) return undefined
        return stateOf(asks, each)
      })
      if (state) yield state
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}
