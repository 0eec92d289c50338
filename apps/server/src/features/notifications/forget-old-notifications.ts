import { lt } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import { notifications } from '../../db/schema/notifications.ts'

/** By then nearly everything they tell of has closed. */
const KEPT_DAYS = 180

export async function forgetOldNotifications({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<void> {
  const keptFrom = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)
  await db.delete(notifications).where(lt(notifications.createdAt, keptFrom))
}
