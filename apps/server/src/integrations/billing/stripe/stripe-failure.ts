import { Stripe } from 'stripe'
import { BillingFailure } from '../billing-provider.ts'

const { errors } = Stripe

/** Asks Stripe; what it refuses, or that it cannot be asked, is a BillingFailure. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof errors.StripeError ? asFailure(error) : error
  }
}

/** Conflicts and limits pass by themselves. */
const PASSING = [409, 429]

/** Its own words may quote names, addresses and keys, so that only its codes are told. */
function asFailure(error: InstanceType<typeof errors.StripeError>): BillingFailure {
  const { type, code, statusCode, requestId } = error
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    (statusCode !== undefined && PASSING.includes(statusCode))
  const details = [type, code, statusCode, requestId].filter(Boolean).join(', ')
  return new BillingFailure(`Stripe did not do it: ${details}.`, !isPassing)
}

export const isStripeCode = (error: unknown, code: string): boolean =>
  error instanceof errors.StripeError && error.code === code
