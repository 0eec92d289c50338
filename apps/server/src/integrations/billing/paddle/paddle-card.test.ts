import { Paddle, type Environment } from '@paddle/paddle-node-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paddlePayment, paddleTransaction } from '../../../testing/paddle-objects.ts'
import { startPaddleServer, type PaddleServer } from '../../../testing/paddle-server.ts'
import { openPaddleCalls } from './ask-paddle.ts'
import { readPaddleCard } from './paddle-card.ts'

const SUBSCRIPTION_ID = 'sub_01hv8x29kz0t586xy6zn1a62ny'
const TIMEOUT_MILLISECONDS = 2000

let server: PaddleServer
let paddle: Paddle
beforeAll(async () => {
  server = await startPaddleServer()
  paddle = new Paddle('pdl_hidden', { environment: server.url as Environment })
})
afterAll(() => server.close())

const read = () =>
  readPaddleCard({ paddle, calls: openPaddleCalls(TIMEOUT_MILLISECONDS) }, SUBSCRIPTION_ID)

const card = { type: 'american_express', last4: '8431', expiry_month: 12, expiry_year: 2029 }
const newCard = paddlePayment({ method_details: { type: 'card', card } })
const payPal = paddlePayment({ method_details: { type: 'paypal', card: null } })
const exchange = paddleTransaction({ id: 'txn_2', payments: [newCard] })
const unpaid = paddleTransaction({ id: 'txn_3', payments: [] })

it.each([
  [
    'the one that was last paid with',
    [paddleTransaction({ payments: [paddlePayment()] })],
    { label: 'Visa ending in 4242', expiresIn: '2031-01' },
  ],
  [
    'the one it was changed to since',
    [unpaid, exchange, paddleTransaction({ payments: [paddlePayment()] })],
    { label: 'American express ending in 8431', expiresIn: '2029-12' },
  ],
  [
    'none, where something else pays by now',
    [paddleTransaction({ payments: [payPal] }), exchange],
    undefined,
  ],
  ['none, where nothing was paid yet', [], undefined],
])('the card that Paddle charges next is %s', async (_which, transactions, known) => {
  server.stored.transactions = transactions
  server.requests.length = 0
  expect(await read()).toEqual(known)
  const query = server.requests[0]?.query
  expect(query?.get('order_by')).toBe('created_at[DESC]')
  expect(query?.get('status')).toBe('paid,completed,billed,past_due')
})
