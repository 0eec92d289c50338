import { createHmac } from 'node:crypto'
import {
  BillingFailure,
  ForgedEvent,
  type BillingProvider,
  type ProviderEvent,
  type ProviderState,
} from '../integrations/billing/billing-provider.ts'

/** Takes the place of a provider for what it tells: signed events, and states when it is asked. */
export interface ToldProvider {
  provider: BillingProvider
  /** What it answers by subscription; asked for another, or while away, it fails. */
  states: Map<string, ProviderState>
  isAway: boolean
}

const KEY = 'a key of tests'

export const signatureOf = (body: string): string =>
  createHmac('sha256', KEY).update(body).digest('hex')

export const bodyOf = (events: readonly ProviderEvent[]): string => JSON.stringify(events)

const refuse = (): never => {
  throw new BillingFailure('Tests do not ask for this.', true)
}

export function openToldProvider(): ToldProvider {
  const told: ToldProvider = { states: new Map(), isAway: false, provider: undefined as never }
  const read = async (id: string): Promise<ProviderState> => {
    const state = told.states.get(id)
    if (told.isAway || !state) throw new BillingFailure('The provider is away.', false)
    return state
  }
  told.provider = {
    name: 'stripe',
    openCheckout: async () => refuse(),
    createSetupIntent: async () => refuse(),
    createSubscription: async () => refuse(),
    readCheckout: async () => refuse(),
    readEvents: async (rawBody, headers) => {
      const body = rawBody.toString('utf8')
      if (headers['test-signature'] !== signatureOf(body)) throw new ForgedEvent('It is forged.')
      return JSON.parse(body, (key, value: unknown) =>
        key.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
      ) as ProviderEvent[]
    },
    readSubscription: read,
    readCard: async () => undefined,
    async *listSubscriptions() {
      yield* told.states.values()
    },
    cancelAtPeriodEnd: async () => refuse(),
    resume: async () => refuse(),
    cancelNow: async (id) => {
      const state = await read(id)
      const subscription = { ...state.subscription, status: 'ended' as const }
      told.states.set(id, { ...state, subscription })
      return subscription
    },
    refund: async () => refuse(),
    portalUrl: async () => undefined,
  }
  return told
}
