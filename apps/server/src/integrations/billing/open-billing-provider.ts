import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { readSharedKey } from '../../http/shared-key.ts'
import type { BillingProvider } from './billing-provider.ts'
import { openPaddleProvider } from './paddle/paddle-provider.ts'
import { openSandboxProvider } from './sandbox/sandbox-provider.ts'
import { openStripeProvider } from './stripe/stripe-provider.ts'

interface Parts {
  db: Database
  clock: Clock
  config: Pick<Config, 'billing' | 'publicUrl'>
}

/** Signs what the sandbox tells; shared by every process, as the sandbox itself is. */
export const readSandboxKey = (db: Database): Promise<Buffer> =>
  readSharedKey(db, 'sandbox-webhook-key')

/** Who takes the money, by the settings. */
export async function openBillingProvider({ db, clock, config }: Parts): Promise<BillingProvider> {
  const { billing: settings, publicUrl } = config
  if (settings.provider === 'stripe') return openStripeProvider({ settings, clock })
  if (settings.provider === 'paddle') return openPaddleProvider({ settings, clock })
  const webhookKey = await readSandboxKey(db)
  return openSandboxProvider({ db, clock, publicUrl, webhookKey })
}
