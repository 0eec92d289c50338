import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import { BillingFailure } from '../../integrations/billing/billing-provider.ts'

/** A provider's failure as the person hears of it; the log has the reason. */
export function asBillingFailed({ server }: Pick<App, 'server'>, error: unknown): unknown {
  if (!(error instanceof BillingFailure)) return error
  server.log.warn({ err: error }, 'the billing provider failed')
  return new CallFailure('BILLING_FAILED')
}
