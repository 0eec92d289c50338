import * as contract from '@laurel/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { networkOf } from '../../../http/network-of.ts'
import { noteSignIn } from '../../../http/note-security.ts'
import { idempotencyKeyOf, serve } from '../../../http/serve.ts'
import { ownApplicantId } from '../../../http/session.ts'
import type { MailProof } from '../accounts/check-mailed-code.ts'
import type { Account } from '../accounts/create-account.ts'
import { logInWithGoogle } from '../accounts/log-in-with-google.ts'
import { logIn } from '../accounts/log-in.ts'
import { countTry, forgetFailedLogins, trierOf } from '../accounts/limit-tries.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { signUp, signUpOnce } from '../accounts/sign-up.ts'
import { startSession } from '../accounts/start-session.ts'
import { readApplicant } from '../profile/queries.ts'

/** The calls that answer with a session and the profile; apart, because profiles need accounts. */
export function signInRoutes(app: App): void {
  serve(app, contract.signUp, async ({ body, request, reply }) => {
    await app.limits.use('signUp', networkOf(request.ip))
    const key = idempotencyKeyOf(request)
    const account = await (key === undefined ? signUp(app, body) : signUpOnce(app, key, body))
    return signIn(app, account, { request, reply })
  })
  serve(app, contract.logIn, async (asked) => {
    const trier = trierOf(app, asked.request, asked.body.userName)
    return signIn(app, await logIn(app, trier, asked.body.password), asked)
  })
  serve(app, contract.logInWithGoogle, async ({ body, request, reply }) => {
    await app.limits.use('googleLogin', networkOf(request.ip))
    return signIn(app, await logInWithGoogle(app, body), { request, reply })
  })
  for (const call of [contract.resetPassword, contract.resetPasswordByLink])
    serve(app, call, async ({ body, request, reply }) => {
      const proof = proofOf(body)
      if ('email' in proof) await countTry(app, 'codeTry', trierOf(app, request, proof.email))
      else await app.limits.use('codeTryNetwork', networkOf(request.ip))
      const account = await resetPassword(app, proof, body.newPassword)
      const answer = await signIn(app, account, { request, reply })
      await forgetFailedLogins(app, trierOf(app, request, answer.user.email))
      return answer
    })
}

const PROOF_MESSAGE = 'Please send the token of the link, or the email address and its code.'

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
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<contract.SignedIn> {
  const tokens = await startSession(app, userId, request.headers['user-agent'], passwordHash)
  noteSignIn(request)
  const now = app.clock.now()
  const user = await readApplicant(app.db, ownApplicantId(applicantId), now, request.ip)
  app.deviceProofs.leave(reply, user.email, now)
  return {
    user,
    ...tokens,
    clientIp: request.ip,
  }
}
