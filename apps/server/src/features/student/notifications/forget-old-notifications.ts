import { asc, inArray, lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { notifications } from '../../../db/schema/notifications.ts'

/** By then nearly everything they tell of has closed. */
const KEPT_DAYS = 180
/** Forgotten at a time: a statement with all of them might never come to its end. */
const BATCH = 10_000

export async function forgetOldNotifications(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  atATime = BATCH,
): Promise<void> {
  const keptFrom = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)
  const oldest = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, keptFrom))
    .orderBy(asc(notifications.createdAt))
    .limit(atATime)
  for (;;) {
    const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, oldest))
    if (!rowCount) return
  }
}
