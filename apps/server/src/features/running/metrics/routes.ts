import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { METRICS_TYPE, tellMetrics } from '../../../http/metrics.ts'
import { ANSWERED_UNDER_PRESSURE } from '../../../http/shed-load.ts'
import { followBilling } from './follow-billing.ts'
import { followDatabasePool } from './follow-database-pool.ts'
import { followIndex } from './follow-index.ts'
import { followSupport } from './follow-support.ts'
import { hasMetricsToken, mayReadWithoutToken } from './policy.ts'

/** What operators watch, outside the API: nothing in it is about a person. */
export function metricsRoutes(app: App): void {
  followIndex(app)
  followDatabasePool(app)
  followBilling(app)
  followSupport(app)
  const { metricsToken } = app.config
  // Pressure is when they are needed.
  app.server.get('/metrics', { config: ANSWERED_UNDER_PRESSURE }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (metricsToken === undefined) {
      if (!mayReadWithoutToken(app, request)) throw new CallFailure('NOT_FOUND')
    } else if (!hasMetricsToken(metricsToken, request)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8')
      return 'Metrics need the token that METRICS_TOKEN is set to.\n'
    }
    const told = await tellMetrics(app.metrics)
    return reply.type(METRICS_TYPE).send(told)
  })
}
