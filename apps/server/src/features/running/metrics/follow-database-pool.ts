import { Gauge } from 'prom-client'
import type { App } from '../../../app-context.ts'
import { addGauge } from './add-gauge.ts'

/** How busy the connections to the database are. */
export function followDatabasePool({ db, metrics }: Pick<App, 'db' | 'metrics'>): void {
  const pool = db.$client
  const connections = new Gauge({
    name: 'laurel_database_pool_connections',
    help: 'Open connections to the database, idle and busy.',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  const most = pool.options.max
  addGauge(metrics, 'laurel_database_pool_max_connections', 'How many there may be.', () => most)
  const waiting = 'Queries that wait for a connection.'
  addGauge(metrics, 'laurel_database_pool_waiting', waiting, () => pool.waitingCount)
}
