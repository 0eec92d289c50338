import * as accounts from '@laurel/contract/account-settings'
import * as contract from '@laurel/contract/privacy'
import type { ErrorCode } from '@laurel/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { networkOf } from '../../../http/network-of.ts'
import { serve } from '../../../http/serve.ts'
import { readMailChoices } from '../../common/mail/queries.ts'
import { sendSoon } from '../../common/mail/send-soon.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { confirmPrivacyRequest } from './confirm-privacy-request.ts'
import { deleteAccount } from './delete-account.ts'
import { endMailsByToken, findMailed } from './end-mails.ts'
import { exportData } from './export/export-data.ts'
import { privacyQueueRoutes } from './queue/routes.ts'
import { requestPrivacy } from './request-privacy.ts'
import { updateMailChoices } from './update-mail-choices.ts'

const refuse = (code: ErrorCode): never => {
  throw new CallFailure(code)
}

export function privacyRoutes(app: App): void {
  const limitLinks = ({ ip }: FastifyRequest) => app.limits.use('mailedLink', networkOf(ip))
  serve(app, contract.readMailChoices, ({ who }) => readMailChoices(app.db, who.userId))
  serve(app, contract.updateMailChoices, ({ who, body }) => updateMailChoices(app, who, body))
  serve(app, contract.requestPrivacy, async ({ who, body, request }) => {
    await app.limits.use('privacyRequestNetwork', networkOf(request.ip))
    await app.limits.use('privacyRequest', hashOf(body.email))
    const recorded = await requestPrivacy(app, who, body)
    sendSoon(app)
    return recorded
  })
  serve(app, contract.confirmPrivacyRequest, async ({ body, request }) => {
    await limitLinks(request)
    const confirmed = await confirmPrivacyRequest(app, body.token)
    sendSoon(app)
    return confirmed
  })
  serve(app, contract.unsubscribe, async ({ body, request }) => {
    await limitLinks(request)
    return (await endMailsByToken(app, body.token)) ?? refuse('WRONG_CODE')
  })
  serve(app, contract.unsubscribeByProgram, async ({ params, request }) => {
    await limitLinks(request)
    return (await endMailsByToken(app, params.token)) ?? refuse('NOT_FOUND')
  })
  serve(app, contract.openUnsubscribe, async ({ params: { token }, reply }) => {
    if (!(await findMailed(app, token))) refuse('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .redirect(siteLinks(app.config).unsubscribe(token))
  })
  serve(app, accounts.deleteAccount, ({ who, body }) => deleteAccount(app, who, body.password))
  serve(app, accounts.exportData, ({ who, reply }) => exportData(app, who, reply))
  privacyQueueRoutes(app)
}
