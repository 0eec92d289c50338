import * as contract from '@laurel/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { hashOf } from '../../http/idempotency.ts'
import { idempotencyKeyOf, serve } from '../../http/serve.ts'
import { ownApplicantId } from '../../http/session.ts'
import type { Account } from '../accounts/create-account.ts'
import { logInWithGoogle } from '../accounts/log-in-with-google.ts'
import { logIn } from '../accounts/log-in.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { networkOf } from '../accounts/rules.ts'
import { signUp, signUpOnce } from '../accounts/sign-up.ts'
import { startSession } from '../accounts/start-session.ts'
import { readApplicant } from '../profile/queries.ts'

/** The calls that answer with a session and the profile; apart, because profiles need accounts. */
export function signInRoutes(app: App): void {
  serve(app, contract.signUp, async ({ body, request }) => {
    await app.limits.use('signUp', networkOf(request.ip))
    const key = idempotencyKeyOf(request)
    const account = await (key === undefined ? signUp(app, body) : signUpOnce(app, key, body))
    return signIn(app, account, request)
  })
  serve(app, contract.logIn, async ({ body, request }) =>
    signIn(app, await logIn(app, body.userName, body.password), request),
  )
  serve(app, contract.logInWithGoogle, async ({ body, request }) => {
    await app.limits.use('googleLogin', networkOf(request.ip))
    return signIn(app, await logInWithGoogle(app, body), request)
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
}

type SignsIn = Account & {
  /** As it was when the password was shown for it. */
  passwordHash?: string | null
}

async function signIn(
  app: App,
  { userId, applicantId, passwordHash }: SignsIn,
  request: FastifyRequest,
): Promise<contract.SignedIn> {
  const tokens = await startSession(app, userId, request.headers['user-agent'], passwordHash)
  return {
    user: await readApplicant(app.db, ownApplicantId(applicantId), app.clock.now()),
    ...tokens,
    clientIp: request.ip,
  }
}
