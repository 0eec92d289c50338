import { and, lt, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sandboxCardForms, sandboxCheckouts, sandboxWebhooks } from '../../../db/schema/sandbox.ts'
import { addDays } from '../../../integrations/billing/sandbox/billing-periods.ts'
import { expireCheckouts } from '../../../integrations/billing/sandbox/checkouts.ts'
import { playSubscriptions } from '../../../integrations/billing/sandbox/play-subscriptions.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

type Parts = Pick<App, 'server' | 'db' | 'clock' | 'billing'>

/** Does what is due in the sandbox and tells of it; nothing where another provider takes money. */
export async function playSandbox(app: Parts): Promise<void> {
  if (app.billing.name !== 'sandbox') return
  await expireCheckouts(app)
  await playSubscriptions(app)
  await forgetOldRows(app)
  await deliverWebhooks(app)
}

/** Providers give up what nobody took in for a month, too. */
const KEPT_DAYS = 30

async function forgetOldRows({ db, clock }: Parts): Promise<void> {
  const old = addDays(clock.now(), -KEPT_DAYS)
  await db.delete(sandboxWebhooks).where(lt(sandboxWebhooks.createdAt, old))
  await db.delete(sandboxCardForms).where(lt(sandboxCardForms.createdAt, old))
  await db
    .delete(sandboxCheckouts)
    .where(and(ne(sandboxCheckouts.status, 'open'), lt(sandboxCheckouts.createdAt, old)))
}
