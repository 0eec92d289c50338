import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { App } from '../../../app-context.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { inTime } from './in-time.ts'

/** How many requests wait for an answer, and how long the oldest has: the contact page promises a day. */
export function followSupport({ clock, db, metrics }: Pick<App, 'clock' | 'db' | 'metrics'>): void {
  const registers = [metrics.registry]
  const waiting = new Gauge({
    name: 'laurel_support_requests',
    help: 'Requests to support that wait for an answer, of subscribers (priority) and of others.',
    labelNames: ['priority'],
    registers,
  })
  const oldest = new Gauge({
    name: 'laurel_support_oldest_age_seconds',
    help: 'Since the longest waiting request to support was written; 0 when none waits.',
    registers,
  })
  metrics.readings.add(async () => {
    const told = await inTime(() => readWaiting(db))
    waiting.reset()
    oldest.remove({})
    const [row] = told?.rows ?? []
    if (!row) return
    waiting.set({ priority: 'yes' }, row.priority)
    waiting.set({ priority: 'no' }, row.others)
    const since = row.oldestMs === null ? 0 : clock.now().getTime() - row.oldestMs
    oldest.set(since / 1000)
  })
}

interface Waiting extends Record<string, unknown> {
  priority: number
  others: number
  oldestMs: number | null
}

const readWaiting = (db: App['db']) =>
  db.execute<Waiting>(sql`
    select count(*) filter (where is_priority)::int as priority,
      count(*) filter (where not is_priority)::int as others,
      (extract(epoch from min(created_at)) * 1000)::float8 as "oldestMs"
    from ${supportRequests} where status = 'Active'`)
