import * as settings from '@laurel/contract/account-settings'
import * as contract from '@laurel/contract/accounts'
import type { App } from '../../../app-context.ts'
import { networkOf } from '../../../http/network-of.ts'
import { serve } from '../../../http/serve.ts'
import { acceptTerms } from './accept-terms.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { endOtherSessions, endOwnSession, endSession } from './end-session.ts'
import { forgotPassword } from './forgot-password.ts'
import { accountExists, readSessions } from './queries.ts'
import { countTry, trierOf } from './limit-tries.ts'
import { refreshSession } from './refresh-session.ts'
import { mailConfirmation } from './mail-confirmation.ts'

/** All but the calls that sign in: `features/people/sign-in`. */
export function accountRoutes(app: App): void {
  passwordRoutes(app)
  confirmationRoutes(app)
  sessionRoutes(app)
}

function passwordRoutes(app: App): void {
  serve(app, contract.checkEmail, async ({ body, request }) => {
    await app.limits.use('checkEmail', networkOf(request.ip))
    return accountExists(app.db, body.email)
  })
  serve(app, contract.forgotPassword, async ({ body: { email }, request }) => {
    await countTry(app, 'codeMail', trierOf(app, request, email))
    forgotPassword(app, email)
    return { email }
  })
  serve(app, contract.acceptTerms, ({ who }) => acceptTerms(app, who))
  serve(app, settings.changePassword, async ({ who, body }) => ({
    endedSessions: await changePassword(app, who, body),
  }))
}

function confirmationRoutes(app: App): void {
  serve(app, contract.mailConfirmation, async ({ who }) => ({
    email: await mailConfirmation(app, who.userId),
  }))
  serve(app, contract.confirmEmail, async ({ who: { userId }, body }) => {
    await app.limits.use('confirmationTry', userId)
    return { email: await confirmEmail(app, { userId, code: body.code }) }
  })
  serve(app, contract.confirmEmailByLink, async ({ body, request }) => {
    await app.limits.use('codeTryNetwork', networkOf(request.ip))
    return { email: await confirmEmail(app, { token: body.token }) }
  })
}

function sessionRoutes(app: App): void {
  serve(app, contract.refreshSession, ({ body }) => refreshSession(app, body.refreshToken))
  serve(app, contract.logOut, async ({ who }) => {
    await endSession(app, who.sessionId)
    return { sessionId: who.sessionId }
  })
  serve(app, settings.listSessions, ({ who }) => readSessions(app.db, who, app.clock.now()))
  serve(app, settings.endSession, async ({ who, params: { id } }) => {
    await endOwnSession(app, who, id)
    return { id }
  })
  serve(app, settings.endOtherSessions, async ({ who }) => ({
    endedSessions: await endOtherSessions(app, who),
  }))
}
