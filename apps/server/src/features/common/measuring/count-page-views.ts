import { lt, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import { transact } from '../../../db/transact.ts'
import { pageDays, pageViews, visitDays } from '../../../db/schema/measuring.ts'
import { uncountedPages, uncountedVisits } from './queries.ts'
import { RAW_DAYS } from './rules.ts'

/** Counts together what was looked at on days that are over, and forgets single views after 30 days. */
export async function countPageViews({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = dayIn('UTC', now)
  await transact(db, async (tx) => {
    // Before the pages: what stands there counts as counted.
    await tx.execute(sql`insert into ${visitDays} ${uncountedVisits(today)} on conflict do nothing`)
    await tx.execute(sql`insert into ${pageDays} ${uncountedPages(today)} on conflict do nothing`)
  })
  const oldest = new Date(now.getTime() - RAW_DAYS * DAY_MILLISECONDS)
  await db.delete(pageViews).where(lt(pageViews.viewedAt, oldest))
}
