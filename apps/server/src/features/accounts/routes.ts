import * as contract from '@laurel/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { idempotencyKeyOf, serve } from '../../http/serve.ts'
import { ownApplicantId } from '../../http/session.ts'
import { readApplicant } from '../profile/queries.ts'
import type { Account } from './create-account.ts'
import { endSession } from './end-session.ts'
import { logIn } from './log-in.ts'
import { accountExists } from './queries.ts'
import { refreshSession } from './refresh-session.ts'
import { networkOf } from './rules.ts'
import { signUp, signUpOnce } from './sign-up.ts'
import { startSession } from './start-session.ts'

export function accountRoutes(app: App): void {
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
  serve(app, contract.refreshSession, ({ body }) => refreshSession(app, body.refreshToken))
  serve(app, contract.logOut, async ({ who }) => {
    await endSession(app, who.sessionId)
    return { sessionId: who.sessionId }
  })
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
