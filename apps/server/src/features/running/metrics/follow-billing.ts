import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { App } from '../../../app-context.ts'
import { inTime } from './in-time.ts'

/** How many events of the provider wait, and how many have a problem: more than none is an alert. */
export function followBilling({ db, metrics }: Pick<App, 'db' | 'metrics'>): void {
  const events = new Gauge({
    name: 'laurel_billing_events',
    help: 'Events of the billing provider that are not applied: waiting for a try, or with a problem.',
    labelNames: ['state'],
    registers: [metrics.registry],
  })
  metrics.readings.add(async () => {
    const told = await inTime(() =>
      db.execute<{ waiting: number; problem: number }>(sql`
        select count(*) filter (where problem is null)::int as waiting,
          count(*) filter (where problem is not null)::int as problem
        from billing_events where applied_at is null`),
    )
    events.reset()
    const [row] = told?.rows ?? []
    if (!row) return
    events.set({ state: 'waiting' }, row.waiting)
    events.set({ state: 'problem' }, row.problem)
  })
}
