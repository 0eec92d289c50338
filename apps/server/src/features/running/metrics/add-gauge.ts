import { Gauge } from 'prom-client'
import type { Metrics } from '../../../http/metrics.ts'

/** A metric that is read when it is told. */
export function addGauge(
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  read: () => number,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read())
      },
    }),
  )
}
