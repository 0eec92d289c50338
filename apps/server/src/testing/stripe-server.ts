import { startStubApi, type ApiAnswer, type ApiRequest, type StubApi } from './stub-api.ts'
import {
  stripeCharge,
  stripeInvoice,
  stripePaymentMethod,
  stripeRefund,
  stripeSession,
  stripeSetupIntent,
  stripeSubscription,
} from './stripe-objects.ts'

type Fields = Record<string, unknown>

export interface StripeServer extends StubApi {
  /** What it knows; a test puts its own in. */
  stored: {
    customers: Fields[]
    sessions: Fields[]
    setupIntents: Fields[]
    subscriptions: Fields[]
    invoices: Fields[]
    charges: Fields[]
    refunds: Fields[]
  }
}

/** An account at Stripe on this computer: a part of its API, as its public reference tells it. */
export async function startStripeServer(): Promise<StripeServer> {
  const stored: StripeServer['stored'] = {
    customers: [],
    sessions: [stripeSession()],
    setupIntents: [stripeSetupIntent()],
    subscriptions: [stripeSubscription({ default_payment_method: stripePaymentMethod })],
    invoices: [stripeInvoice()],
    charges: [stripeCharge()],
    refunds: [],
  }
  const api = await startStubApi((request) => answer(stored, request))
  return Object.assign(api, { stored })
}

type Stored = StripeServer['stored']

const PLACES: Record<string, keyof Stored> = {
  '/v1/customers': 'customers',
  '/v1/checkout/sessions': 'sessions',
  '/v1/setup_intents': 'setupIntents',
  '/v1/subscriptions': 'subscriptions',
  '/v1/invoices': 'invoices',
  '/v1/charges': 'charges',
  '/v1/refunds': 'refunds',
}

function answer(stored: Stored, request: ApiRequest): ApiAnswer {
  const [method = '', path = ''] = request.call.split(' ')
  if (path === '/v1/billing_portal/sessions')
    return {
      body: { object: 'billing_portal.session', url: 'https://billing.stripe.com/p/session/1' },
    }
  if (path === '/v1/invoice_payments') return { body: pageOf(paymentsOf(stored, request), request) }
  const list = PLACES[path]
  if (list !== undefined)
    return method === 'GET'
      ? { body: pageOf(filtered(stored[list], request), request) }
      : { body: create(stored, list, request) }
  const [, folder = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const found = stored[PLACES[folder] ?? 'customers'].find((each) => each['id'] === id)
  if (!found) return missing(id)
  if (method === 'POST') Object.assign(found, changesOf(readForm(request.body)))
  if (method === 'DELETE') Object.assign(found, { status: 'canceled', ended_at: found['created'] })
  return { body: found }
}

const missing = (id: string): ApiAnswer => ({
  status: 404,
  headers: { 'request-id': 'req_123' },
  body: {
    error: {
      code: 'resource_missing',
      message: `No such object: '${id}'`,
      type: 'invalid_request_error',
    },
  },
})

/** Lists go by pages of `limit`, after `starting_after`. */
function pageOf(all: readonly Fields[], { query, call }: ApiRequest): Fields {
  const after = query.get('starting_after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const limit = Number(query.get('limit') ?? 10)
  const data = all.slice(start, start + limit)
  const url = call.split(' ')[1]
  return { object: 'list', url, data, has_more: start + limit < all.length }
}

const FILTERS = ['email', 'customer', 'payment_intent']

function filtered(all: readonly Fields[], { query }: ApiRequest): Fields[] {
  const subscription = query.get('subscription')
  return all.filter(
    (each) =>
      FILTERS.every((name) => query.get(name) === null || query.get(name) === each[name]) &&
      (subscription === null || JSON.stringify(each['parent']).includes(subscription)),
  )
}

const paymentsOf = ({ invoices }: Stored, { query }: ApiRequest): Fields[] =>
  invoices
    .flatMap(({ payments }) => (payments as { data: Fields[] }).data)
    .filter(
      ({ payment }) =>
        (payment as Fields)['payment_intent'] === query.get('payment[payment_intent]'),
    )

/** By the same key, the same again. */
const idempotent = new WeakMap<Stored, Map<string, Fields>>()

function create(stored: Stored, list: keyof Stored, { body, headers }: ApiRequest): Fields {
  const key = String(headers['idempotency-key'])
  const known = idempotent.get(stored) ?? new Map<string, Fields>()
  idempotent.set(stored, known)
  const before = known.get(key)
  if (before) return before
  const form = readForm(body)
  const made = makers[list](form)
  stored[list].push(made)
  known.set(key, made)
  return made
}

const makers: Record<keyof Stored, (form: Fields) => Fields> = {
  customers: (form) => ({ id: `cus_${form['email'] as string}`, object: 'customer', ...form }),
  sessions: (form) => stripeSession({ metadata: form['metadata'], customer: form['customer'] }),
  setupIntents: (form) => stripeSetupIntent({ ...form, status: 'requires_payment_method' }),
  subscriptions: (form) =>
    stripeSubscription({
      id: 'sub_new',
      customer: form['customer'],
      metadata: form['metadata'],
      default_payment_method: stripePaymentMethod,
    }),
  invoices: () => stripeInvoice(),
  charges: () => stripeCharge(),
  refunds: (form) => stripeRefund({ payment_intent: form['payment_intent'] }),
}

const changesOf = ({ cancel_at_period_end: isAtEnd, cancel_at: at }: Fields): Fields => ({
  ...(isAtEnd !== undefined && { cancel_at_period_end: isAtEnd === 'true' }),
  ...(at === '' && { cancel_at: null }),
})

/** `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`. */
export function readForm(body: string): Fields {
  const form: Fields = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    const last = path.pop() ?? name
    let place = form
    for (const part of path) place = (place[part] ??= {}) as Fields
    place[last] = value
  }
  return form
}
