import type { Call } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { checkouts } from '../db/schema/billing.ts'
import { BillingFailure, type BillingProvider } from '../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aCheckout, aGrant, subscribeInSandbox } from '../testing/factories/billing.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  rightBody,
  sharedProvocations,
  signedIn,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
  type Sent,
} from '../testing/provocations.ts'
import { hashOf } from './idempotency.ts'
import type { LimitName } from './limits.ts'

let app: TestApp
let sandbox: BillingProvider
beforeAll(async () => {
  app = await createTestApp()
  app.onceWait = { tries: 2, milliseconds: 1 }
  sandbox = app.billing
})
afterAll(() => app.close())

const ORDER = { priceId: 'sandbox_quarter' }
const RIGHT_BODIES = {
  createCheckoutSession: ORDER,
  createSubscription: { ...ORDER, setupIntentId: 'seti_1' },
  recordPlanClick: {
    event: 'Subscription Button clicked',
    buttonName: 'Crown',
    pageName: 'Header',
  },
  grantSubscription: {
    email: 'nobody@example.org',
    reason: 'A prize',
    endsAt: '2030-01-01T00:00:00Z',
  },
}

const of = (call: Call, { headers }: Pick<Student, 'headers'>, id?: string): Sent => ({
  url: urlOf(call, id),
  headers,
  ...rightBody(call, RIGHT_BODIES),
})

const tooOften =
  (name: LimitName): Provocation =>
  async (call) => {
    const student = await aStudent(app)
    await useUp(app, name, student.applicantId)
    return of(call, student)
  }

const asSubscriber: Provocation = async (call) => {
  const student = await aStudent(app)
  app.billing = sandbox
  await subscribeInSandbox(app, student)
  return of(call, student)
}

const withoutSubscription: Provocation = async (call) => of(call, await aStudent(app))

/** Everything that is asked of the provider fails. */
const away = (): BillingProvider =>
  new Proxy(sandbox, {
    get: (target, name) =>
      name === 'name'
        ? target.name
        : () => Promise.reject(new BillingFailure('The provider is away.', false)),
  })

const whileAway =
  (prepare: Provocation): Provocation =>
  async (call) => {
    const sent = await prepare(call)
    app.billing = away()
    return sent
  }

/** A key that was used already, in whatever way. */
const keyed =
  (used: { bodyHash?: string; statusCode: number | null }): Provocation =>
  async (call) => {
    const admin = await aStudent(app, { role: 'ADMIN' })
    const bodyHash = await hashOfRight(call)
    const key = await aUsedKey(app, call, admin, { bodyHash, ...used })
    return { ...of(call, admin), headers: { ...admin.headers, ...key } }
  }

const hashOfRight = async ({ id, body }: Call): Promise<string> => {
  const parsed = body?.parse(RIGHT_BODIES[id as keyof typeof RIGHT_BODIES])
  return hashOf(JSON.stringify([undefined, parsed]))
}

const once = {
  IDEMPOTENCY_MISMATCH: keyed({ bodyHash: 'other', statusCode: 200 }),
  IDEMPOTENCY_IN_PROGRESS: keyed({ statusCode: null }),
}

const unknownPlan: Provocation = async (call) => ({
  ...of(call, await aStudent(app)),
  payload: { ...RIGHT_BODIES[call.id as keyof typeof RIGHT_BODIES], priceId: 'none' },
})

const asStudent: Provocation = async (call) => of(call, await aStudent(app))

const change = {
  TOO_MANY_REQUESTS: tooOften('planChange'),
  NO_SUBSCRIPTION: withoutSubscription,
  BILLING_FAILED: whileAway(asSubscriber),
}

const webhook =
  (sent: Partial<Sent>): Provocation =>
  async () => ({
    url: '/api/v1/user-payments/webhooks/sandbox',
    payload: '{}',
    ...sent,
  })

async function confirming(call: Call, student: Student): Promise<Sent> {
  const id = await aCheckout(app, student)
  await app.db
    .update(checkouts)
    .set({ providerId: `co_${id}` })
    .where(eq(checkouts.id, id))
  return of(call, student, id)
}

const OWN: Provocations = {
  readGuide: { SUBSCRIPTION_REQUIRED: async (call) => of(call, await aStudent(app)) },
  createCheckoutSession: {
    ...once,
    UNKNOWN_PLAN: unknownPlan,
    ALREADY_SUBSCRIBED: asSubscriber,
    BILLING_FAILED: whileAway(asStudent),
    TOO_MANY_REQUESTS: tooOften('checkout'),
  },
  createSetupIntent: {
    ...once,
    BILLING_FAILED: whileAway(asStudent),
    TOO_MANY_REQUESTS: tooOften('checkout'),
  },
  createSubscription: {
    ...once,
    UNKNOWN_PLAN: unknownPlan,
    ALREADY_SUBSCRIBED: asSubscriber,
    BILLING_FAILED: asStudent,
    TOO_MANY_REQUESTS: tooOften('checkout'),
  },
  confirmCheckout: {
    BILLING_FAILED: whileAway(async (call) => confirming(call, await aStudent(app))),
    async TOO_MANY_REQUESTS(call) {
      const student = await aStudent(app)
      await useUp(app, 'checkoutOutcome', student.applicantId)
      return confirming(call, student)
    },
  },
  receiveBillingEvent: {
    FORGED_EVENT: webhook({}),
    BILLING_FAILED: whileAway(webhook({})),
    UNSUPPORTED_MEDIA_TYPE: webhook({ headers: { 'content-encoding': 'gzip' } }),
  },
  readNextCard: {
    TOO_MANY_REQUESTS: tooOften('nextCard'),
    BILLING_FAILED: whileAway(asSubscriber),
  },
  cancelSubscription: change,
  resumeSubscription: {
    TOO_MANY_REQUESTS: tooOften('planChange'),
    NO_SUBSCRIPTION: withoutSubscription,
    BILLING_FAILED: whileAway(async (call) => {
      const sent = await asSubscriber(call)
      const url = '/api/v1/user-payments/cancel'
      await app.server.inject({ method: 'POST', url, headers: sent.headers ?? {} })
      return sent
    }),
  },
  refundSubscription: {
    ...change,
    async NOT_REFUNDABLE(call) {
      const sent = await asSubscriber(call)
      await app.server.inject({ method: 'POST', ...sent })
      return sent
    },
  },
  openBillingPortal: change,
  readInvoice: { TOO_MANY_REQUESTS: tooOften('essayFile') },
  recordPlanClick: { TOO_MANY_REQUESTS: tooOften('planClick') },
  listSubscriptions: { NOT_FOUND: asStudent },
  listBillingEvents: { NOT_FOUND: asStudent },
  readRevenue: {
    NOT_FOUND: asStudent,
    VALIDATION_FAILED: async (call) => ({
      url: `${urlOf(call)}?months=0`,
      headers: await signedIn(app),
    }),
  },
  grantSubscription: {
    ...once,
    NOT_FOUND: asStudent,
    async ALREADY_SUBSCRIBED(call) {
      const admin = await aStudent(app, { role: 'ADMIN' })
      const { email } = await aGrant(app)
      return { ...of(call, admin), payload: { ...RIGHT_BODIES.grantSubscription, email } }
    },
  },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['billing', 'billing-admin'], []))('$name: $code', async (failure) => {
    app.billing = sandbox
    const { call, code } = failure
    const shared = sharedProvocations(app, RIGHT_BODIES)
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
