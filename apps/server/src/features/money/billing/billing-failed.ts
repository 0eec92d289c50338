import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { BillingFailure } from '../../../integrations/billing/billing-provider.ts'
import { BillingProblem } from './told.ts'

/** A provider's failure, or an answer of its that cannot be taken in, as the caller hears of it; the log has the reason. */
export function asBillingFailed({ server }: Pick<App, 'server'>, error: unknown): unknown {
  if (!(error instanceof BillingFailure || error instanceof BillingProblem)) return error
  server.log.warn({ err: error }, 'the billing provider failed')
  return new CallFailure('BILLING_FAILED')
}
