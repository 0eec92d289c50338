import * as contract from '@laurel/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { hashOf } from '../../http/idempotency.ts'
import { idempotencyKeyOf, serve } from '../../http/serve.ts'
import { ownApplicantId } from '../../http/session.ts'
import { readApplicant } from '../profile/queries.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import type { Account } from './create-account.ts'
import { endOtherSessions, endOwnSession, endSession } from './end-session.ts'
import { forgotPassword } from './forgot-password.ts'
import { logInWithGoogle } from './log-in-with-google.ts'
import { logIn } from './log-in.ts'
import { accountExists, readSessions } from './queries.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { networkOf } from './rules.ts'
import { mailConfirmation } from './send-confirmation.ts'
import { signUp, signUpOnce } from './sign-up.ts'
import { startSession } from './start-session.ts'

export function accountRoutes(app: App): void {
  signingInRoutes(app)
  passwordRoutes(app)
  confirmationRoutes(app)
  sessionRoutes(app)
}

function signingInRoutes(app: App): void {
  serve(app, contract.signUp, async ({ body, request }) => {
    await app.limits.use('signUp', networkOf(request.ip))
    const key = idempotencyKeyOf(request)
    const account = await (key === undefined ? signUp(app, body) : signUpOnce(app, key, body))
    return signIn(app, account, request)
  })
  serve(app, contract.checkEmail, async ({ body, request }) => {
    await app.limits.use('checkEmail', networkOf(request.ip))
    return accountExists(app.db, body.email)
  })
  serve(app, contract.logIn, async ({ body, request }) =>
    signIn(app, await logIn(app, body.userName, body.password), request),
  )
  serve(app, contract.logInWithGoogle, async ({ body, request }) => {
    await app.limits.use('googleLogin', networkOf(request.ip))
    return signIn(app, await logInWithGoogle(app, body), request)
  })
  serve(app, contract.refreshSession, ({ body }) => refreshSession(app, body.refreshToken))
  serve(app, contract.logOut, async ({ who }) => {
    await endSession(app, who.sessionId)
    return { sessionId: who.sessionId }
  })
}

function passwordRoutes(app: App): void {
  serve(app, contract.forgotPassword, async ({ body: { email }, request }) => {
    await app.limits.use('codeMailNetwork', networkOf(request.ip))
    await app.limits.use('codeMail', hashOf(email))
    forgotPassword(app, email)
    return { email }
  })
  serve(app, contract.resetPassword, async ({ body, request }) => {
    const { email, otp, newPassword } = body
    await app.limits.use('codeTryNetwork', networkOf(request.ip))
    await app.limits.use('codeTry', hashOf(email))
    return signIn(app, await resetPassword(app, { email, code: otp }, newPassword), request)
  })
  serve(app, contract.resetPasswordByLink, async ({ body, request }) => {
    await app.limits.use('codeTryNetwork', networkOf(request.ip))
    const { token, newPassword } = body
    return signIn(app, await resetPassword(app, { token }, newPassword), request)
  })
  serve(app, contract.changePassword, async ({ who, body }) => ({
    endedSessions: await changePassword(app, who, body),
  }))
}

function confirmationRoutes(app: App): void {
  serve(app, contract.mailConfirmation, async ({ who }) => ({
    email: await mailConfirmation(app, who.userId),
  }))
  serve(app, contract.confirmEmail, async ({ who: { userId }, body }) => {
    await app.limits.use('codeTry', userId)
    return { email: await confirmEmail(app, { userId, code: body.code }) }
  })
  serve(app, contract.confirmEmailByLink, async ({ body, request }) => {
    await app.limits.use('codeTryNetwork', networkOf(request.ip))
    return { email: await confirmEmail(app, { token: body.token }) }
  })
}

function sessionRoutes(app: App): void {
  serve(app, contract.listSessions, ({ who }) => readSessions(app.db, who, app.clock.now()))
  serve(app, contract.endSession, async ({ who, params: { id } }) => {
    await endOwnSession(app, who, id)
    return { id }
  })
  serve(app, contract.endOtherSessions, async ({ who }) => ({
    endedSessions: await endOtherSessions(app, who),
  }))
}

async function signIn(
  app: App,
  { userId, applicantId }: Account,
  request: FastifyRequest,
): Promise<contract.SignedIn> {
  const tokens = await startSession(app, userId, request.headers['user-agent'])
  return {
    user: await readApplicant(app.db, ownApplicantId(applicantId), app.clock.now()),
    ...tokens,
    clientIp: request.ip,
  }
}
