import type { FastifyInstance } from 'fastify'
import type { App } from '../../app-context.ts'
import { SANDBOX_PATH } from '../../integrations/billing/sandbox/sandbox-provider.ts'
import { cardFormRoutes } from './card-form-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { clockRoute } from './move-clock.ts'

const FORM_LIMIT_BYTES = 4096

/** The sandbox's own pages; there are none where another provider takes the money. */
export function sandboxCheckoutRoutes(app: App): void {
  if (app.billing.name !== 'sandbox') return
  void app.server.register(
    async (scope: FastifyInstance) => {
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
        async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
      )
      checkoutRoutes(scope, app)
      cardFormRoutes(scope, app)
      clockRoute(scope, app)
    },
    { prefix: SANDBOX_PATH },
  )
}
