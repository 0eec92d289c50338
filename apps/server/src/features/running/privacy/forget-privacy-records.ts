import { and, lte, notInArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { awardRecords, privacyRequests } from '../../../db/schema/privacy.ts'
import { REQUEST_YEARS, yearsLater } from './rules.ts'
import { OPEN } from './states.ts'

/**
 * Removes what is kept for the law once it asks for it no more: requests two years after they ended,
 * and never while they wait. Returns how many of each.
 */
export async function forgetPrivacyRecords({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<{ requests: number; awards: number }> {
  const oldest = yearsLater(clock.now(), -REQUEST_YEARS)
  const { receivedAt, settledAt, status } = privacyRequests
  const ended = sql<Date>`coalesce(${settledAt}, ${receivedAt})`
  const requests = await db
    .delete(privacyRequests)
    .where(and(lte(ended, oldest), notInArray(status, [...OPEN])))
  const awards = await db.delete(awardRecords).where(lte(awardRecords.keptUntil, clock.now()))
  return { requests: requests.rowCount ?? 0, awards: awards.rowCount ?? 0 }
}
