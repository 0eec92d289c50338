import * as accounts from '@laurel/contract/accounts'
import * as contract from '@laurel/contract/privacy'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { hashOf } from '../../http/idempotency.ts'
import { serve } from '../../http/serve.ts'
import { networkOf } from '../accounts/rules.ts'
import { readMailChoices } from '../mail/queries.ts'
import { siteLinks } from '../mail/site-links.ts'
import { confirmPrivacyRequest } from './confirm-privacy-request.ts'
import { deleteAccount } from './delete-account.ts'
import { endMailsByLink } from './end-mails.ts'
import { exportData } from './export/export-data.ts'
import { requestPrivacy } from './request-privacy.ts'
import { updateMailChoices } from './update-mail-choices.ts'

export function privacyRoutes(app: App): void {
  const limitLinks = ({ ip }: FastifyRequest) => app.limits.use('mailedLink', networkOf(ip))
  serve(app, contract.readMailChoices, ({ who }) => readMailChoices(app.db, who.userId))
  serve(app, contract.updateMailChoices, ({ who, body }) => updateMailChoices(app, who, body))
  serve(app, contract.requestPrivacy, async ({ body, request }) => {
    await app.limits.use('privacyRequestNetwork', networkOf(request.ip))
    await app.limits.use('privacyRequest', hashOf(body.email))
    return requestPrivacy(app, body)
  })
  serve(app, contract.confirmPrivacyRequest, async ({ body, request }) => {
    await limitLinks(request)
    return confirmPrivacyRequest(app, body.token)
  })
  serve(app, contract.unsubscribe, async ({ body, request }) => {
    await limitLinks(request)
    return endMailsByLink(app, body.token)
  })
  serve(app, contract.unsubscribeByProgram, async ({ params, request }) => {
    await limitLinks(request)
    return endMailsByLink(app, params.token)
  })
  serve(app, contract.openUnsubscribe, async ({ params, reply }) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(siteLinks(app.config).unsubscribe(encodeURIComponent(params.token))),
  )
  serve(app, accounts.deleteAccount, ({ who, body }) => deleteAccount(app, who, body.password))
  serve(app, accounts.exportData, ({ who, reply }) => exportData(app, who, reply))
}
