import { lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { bulkSubmissions } from '../../../db/schema/applications.ts'
import { REPLAY_DAYS } from '../../../http/idempotency.ts'

/** Forgets how bulk applications went once their keys are no longer replayed; what was sent stays. */
export async function forgetBulkSubmissions({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const before = new Date(clock.now().getTime() - REPLAY_DAYS * DAY_MILLISECONDS)
  await db.delete(bulkSubmissions).where(lt(bulkSubmissions.finishedAt, before))
}
