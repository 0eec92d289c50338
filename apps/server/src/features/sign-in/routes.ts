import * as contract from '@laurel/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import { hashOf } from '../../http/idempotency.ts'
import { networkOf } from '../../http/network-of.ts'
import { idempotencyKeyOf, serve } from '../../http/serve.ts'
import { ownApplicantId } from '../../http/session.ts'
import type { MailProof } from '../accounts/check-mailed-code.ts'
import type { Account } from '../accounts/create-account.ts'
import { logInWithGoogle } from '../accounts/log-in-with-google.ts'
import { logIn } from '../accounts/log-in.ts'
import { resetPassword } from '../accounts/reset-password.ts'
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
  for (const call of [contract.resetPassword, contract.resetPasswordByLink])
    serve(app, call, async ({ body, request }) => {
      const proof = proofOf(body)
      await app.limits.use('codeTryNetwork', networkOf(request.ip))
      if ('email' in proof) await app.limits.use('codeTry', hashOf(proof.email))
      return signIn(app, await resetPassword(app, proof, body.newPassword), request)
    })
}

const PROOF_MESSAGE = 'Please send the token of the link, or the e-mail address and its code.'

type Shown = Partial<Record<'token' | 'email' | 'otp', string | undefined>>

/** What shows that somebody has read the mail. */
function proofOf({ token, email, otp }: Shown): MailProof {
  if (token !== undefined) return { token }
  if (email !== undefined && otp !== undefined) return { email, code: otp }
  throw new CallFailure('VALIDATION_FAILED', { fields: { token: PROOF_MESSAGE } })
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
