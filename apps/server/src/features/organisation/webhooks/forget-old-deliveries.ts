import { lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { webhookDeliveries } from '../../../db/schema/integrations.ts'

const KEPT_DAYS = 30

/** Forgets messages after 30 days: by then each arrived or was given up long ago. */
export async function forgetOldDeliveries({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
