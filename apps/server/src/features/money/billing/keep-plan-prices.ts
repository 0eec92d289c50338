import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { plans } from '../../../db/schema/billing.ts'
import { priceIdOf } from '../../../read-billing-settings.ts'
import { readPlans } from './queries.ts'

/** Writes to the plans what the settings say their prices are called at the provider. */
export async function keepPlanPrices({ db, config }: Pick<App, 'db' | 'config'>): Promise<void> {
  const { billing } = config
  if (billing.provider === 'sandbox') return
  const column = billing.provider === 'stripe' ? 'stripePriceId' : 'paddlePriceId'
  for (const plan of await readPlans(db)) {
    const priceId = priceIdOf(billing, plan)
    if (plan[column] !== priceId)
      await db
        .update(plans)
        .set({ [column]: priceId })
        .where(eq(plans.id, plan.id))
  }
}
