import type { Paddle } from '@paddle/paddle-node-sdk'
import type { PaddleSettings } from '../../../read-billing-settings.ts'
import type { CheckoutOrder, CheckoutPlace } from '../billing-provider.ts'
import type { PaddleCalls } from './ask-paddle.ts'

interface Asks {
  paddle: Paddle
  calls: PaddleCalls
  settings: PaddleSettings
}

/** Opens a transaction that Paddle's frame takes on; the trial is part of the price at Paddle. */
export async function openPaddleCheckout(
  { paddle, calls, settings }: Asks,
  order: CheckoutOrder,
): Promise<CheckoutPlace> {
  const customerId = await findOrCreateCustomer({ paddle, calls }, order)
  const addressId = await findOrCreateAddress({ paddle, calls }, customerId, order)
  const { checkoutId, applicantId, proof, custom } = order
  const transaction = await calls.change(() =>
    paddle.transactions.create({
      items: [{ priceId: order.priceId, quantity: 1 }],
      customerId,
      ...(addressId !== undefined && { addressId }),
      customData: { ...custom, checkoutId, applicantId, proof },
    }),
  )
  const { clientToken, environment } = settings
  return { kind: 'overlay', providerCheckoutId: transaction.id, clientToken, environment }
}

type Calls = Pick<Asks, 'paddle' | 'calls'>

/** Paddle has one customer for an address. */
async function findOrCreateCustomer(
  { paddle, calls }: Calls,
  { email, name }: CheckoutOrder,
): Promise<string> {
  const found = await calls.read(() => paddle.customers.list({ email: [email] }).next())
  const [known] = found
  if (known) return known.id
  const { id } = await calls.change(() =>
    paddle.customers.create({ email, ...(name !== '' && { name }) }),
  )
  return id
}

/** Spares typing it; without a country Paddle asks for it. A code that Paddle refuses is left to it. */
async function findOrCreateAddress(
  { paddle, calls }: Calls,
  customerId: string,
  { countryCode, zipCode }: CheckoutOrder,
): Promise<string | undefined> {
  if (countryCode === undefined) return undefined
  const addresses = await calls.read(() => paddle.addresses.list(customerId).next())
  const isSame = (each: { countryCode: string; postalCode: string | null }) =>
    each.countryCode === countryCode && (each.postalCode ?? undefined) === zipCode
  const known = addresses.find(isSame)
  if (known) return known.id
  return calls
    .change(() =>
      paddle.addresses.create(customerId, {
        countryCode: countryCode as Parameters<typeof paddle.addresses.create>[1]['countryCode'],
        ...(zipCode !== undefined && { postalCode: zipCode }),
      }),
    )
    .then(({ id }) => id)
    .catch(() => undefined)
}
