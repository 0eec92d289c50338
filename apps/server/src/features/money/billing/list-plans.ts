import type { Plan } from '@laurel/contract/billing-shapes'
import type { App } from '../../../app-context.ts'
import { priceIdOf, readPlans, toPlan } from './queries.ts'

/** What is offered, as far as the provider that is set up here knows its price. */
export async function listPlans({ db, billing }: Pick<App, 'db' | 'billing'>): Promise<Plan[]> {
  const all = await readPlans(db)
  return all
    .filter((plan) => plan.isOffered && priceIdOf(plan, billing.name) !== undefined)
    .map((plan) => toPlan(plan, all, billing))
}
