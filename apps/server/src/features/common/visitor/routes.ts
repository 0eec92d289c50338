import { readVisitor } from '@laurel/contract/visitor'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'

/** Spec 2 section 7: "falls back to US". */
const DEFAULT_COUNTRY = 'US'

export function visitorRoutes(app: App): void {
  const googleClientId = app.config.google?.clientId
  serve(app, readVisitor, async ({ request }) => ({
    clientIp: request.ip,
    shortCountry: (await app.countries.find(request.ip)) ?? DEFAULT_COUNTRY,
    ...(googleClientId !== undefined && { googleClientId }),
  }))
}
