import {
  paddleAddress,
  paddleAdjustment,
  paddleCustomer,
  paddleSubscription,
  paddleTransaction,
} from './paddle-objects.ts'
import { startStubApi, type ApiAnswer, type ApiRequest, type StubApi } from './stub-api.ts'

type Fields = Record<string, unknown>

export interface PaddleServer extends StubApi {
  /** What it knows; a test puts its own in. */
  stored: {
    customers: Fields[]
    addresses: Fields[]
    transactions: Fields[]
    subscriptions: Fields[]
  }
}

/** An account at Paddle on this computer: a part of its API, as its public reference tells it. */
export async function startPaddleServer(): Promise<PaddleServer> {
  const stored: PaddleServer['stored'] = {
    customers: [],
    addresses: [],
    transactions: [paddleTransaction()],
    subscriptions: [paddleSubscription()],
  }
  const api = await startStubApi((request) => answer(stored, request))
  return Object.assign(api, { stored })
}

type Stored = PaddleServer['stored']

const META = { request_id: '3a0d6a3c-5a5c-4c3c-8f7a-1c1f2c9d6a10' }

function answer(stored: Stored, request: ApiRequest): ApiAnswer {
  const [method = '', path = ''] = request.call.split(' ')
  const [, list = '', id, part] = path.split('/')
  const body = request.body === '' ? {} : (JSON.parse(request.body) as Fields)
  if (list === 'adjustments')
    return { status: 201, body: { data: adjust(stored, body), meta: META } }
  if (part === 'portal-sessions') return { status: 201, body: { data: portal(id), meta: META } }
  if (part === 'addresses')
    return method === 'GET'
      ? { body: pageOf(stored.addresses, request) }
      : keep(stored.addresses, paddleAddress({ id: `add_${stored.addresses.length}`, ...body }))
  if (id === undefined) return listOrCreate(stored, list, request, body)
  const found = stored[list as keyof Stored].find((each) => each['id'] === id)
  if (!found) return refusal(404, 'not_found')
  if (method === 'PATCH') Object.assign(found, body)
  if (part === 'cancel') Object.assign(found, cancelled(found, body))
  return { body: { data: found, meta: META } }
}

function listOrCreate(stored: Stored, list: string, request: ApiRequest, body: Fields): ApiAnswer {
  if (request.call.startsWith('GET'))
    return { body: pageOf(filtered(stored, list, request), request) }
  if (list === 'customers')
    return keep(stored.customers, paddleCustomer({ ...body, id: 'ctm_new' }))
  const draft = { id: 'txn_new', status: 'ready', subscription_id: null, payments: [] }
  return keep(
    stored.transactions,
    paddleTransaction({ ...draft, custom_data: body['custom_data'] }),
  )
}

function keep(list: Fields[], made: Fields): ApiAnswer {
  list.push(made)
  return { status: 201, body: { data: made, meta: META } }
}

export const refusal = (status: number, code: string, type = 'request_error'): ApiAnswer => ({
  status,
  body: { error: { type, code, detail: 'dana@example.org', documentation_url: '' }, meta: META },
})

function filtered(stored: Stored, list: string, { query }: ApiRequest): Fields[] {
  const [email, subscription] = [query.get('email'), query.get('subscription_id')]
  return stored[list as keyof Stored].filter(
    (each) =>
      (email === null || each['email'] === email) &&
      (subscription === null || each['subscription_id'] === subscription),
  )
}

/** Lists go by pages of `per_page`, after `after`. */
function pageOf(all: readonly Fields[], { query }: ApiRequest): Fields {
  const after = query.get('after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const size = Number(query.get('per_page') ?? 50)
  const pagination = {
    per_page: size,
    next: 'https://api.paddle.com/next',
    has_more: start + size < all.length,
    estimated_total: all.length,
  }
  return { data: all.slice(start, start + size), meta: { ...META, pagination } }
}

function adjust({ transactions }: Stored, body: Fields): Fields {
  const given = paddleAdjustment(body)
  const items = body['items'] as { amount: string }[] | undefined
  const total = items && String(items.reduce((sum, { amount }) => sum + Number(amount), 0))
  const adjustment = {
    ...given,
    totals: { ...(given['totals'] as Fields), ...(total && { total }) },
  }
  const found = transactions.find(({ id }) => id === body['transaction_id'])
  const before = (found?.['adjustments'] ?? []) as Fields[]
  if (found) Object.assign(found, { adjustments: [...before, adjustment] })
  return adjustment
}

const portal = (customerId: string | undefined): Fields => ({
  id: 'cpls_01h4ge9r64c22exjsx0fy8b48b',
  customer_id: customerId,
  urls: { general: { overview: 'https://customer-portal.paddle.com/cpl_1' }, subscriptions: [] },
  created_at: '2026-11-20T15:00:00.000000Z',
})

function cancelled(found: Fields, { effective_from: when }: Fields): Fields {
  const at = '2026-11-20T16:00:00.000000Z'
  if (when === 'immediately')
    return { status: 'canceled', canceled_at: at, current_billing_period: null }
  const effective = found['next_billed_at']
  return { scheduled_change: { action: 'cancel', effective_at: effective, resume_at: null } }
}
