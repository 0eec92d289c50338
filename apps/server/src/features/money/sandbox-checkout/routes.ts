import type { FastifyInstance } from 'fastify'
import type { App } from '../../../app-context.ts'
import { acceptForms } from '../../../http/accept-forms.ts'
import { CallFailure } from '../../../http/failures.ts'
import { SANDBOX_PATH } from '../../../integrations/billing/sandbox/sandbox-provider.ts'
import { cardFormRoutes } from './card-form-routes.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { clockRoute } from './move-clock.ts'
import { renderGone } from './render-page.ts'
import { sendPage } from './send-page.ts'

const FORM_LIMIT_BYTES = 4096

/** The sandbox's own pages; there are none where another provider takes the money. */
export function sandboxCheckoutRoutes(app: App): void {
  if (app.billing.name !== 'sandbox') return
  void app.server.register(
    async (scope: FastifyInstance) => {
      acceptForms(scope, FORM_LIMIT_BYTES)
      void scope.register(async (pages: FastifyInstance) => {
        // People look at these: what is missing is told as a page, everything else as ever.
        pages.setErrorHandler(async (error, _request, reply) => {
          if (!(error instanceof CallFailure) || error.code !== 'NOT_FOUND') throw error
          const { config } = app
          const page = renderGone(config.productName, siteLinks(config).plan)
          return sendPage(app, reply.code(404), page)
        })
        checkoutRoutes(pages, app)
        cardFormRoutes(pages, app)
      })
      clockRoute(scope, app)
    },
    { prefix: SANDBOX_PATH },
  )
}
