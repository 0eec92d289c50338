import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Account } from './create-account.ts'
import { isPasswordOf, passwordQueue } from './hash-password.ts'
import { countTry, forgiveTries, slowDown, type Trier } from './limit-tries.ts'
import { canLogIn } from './policy.ts'
import { provideApplicant } from './provide-applicant.ts'
import { findCredentials, isForgotten } from './queries.ts'

/**
 * Finds the account behind an e-mail address and password. Every try counts until one succeeds, so
 * parallel guesses cannot slip past the limit; known and unknown accounts answer and take the same.
 */
export async function logIn(
  app: Pick<App, 'db' | 'clock' | 'limits' | 'config'>,
  trier: Trier,
  password: string,
): Promise<Account & { passwordHash: string | null }> {
  const { email } = trier
  const found = await passwordQueue.run(async () => {
    await slowDown(app, trier)
    await countTry(app, 'failedLogin', trier)
    const credentials = await findCredentials(app.db, email)
    const isRight = await isPasswordOf(credentials?.passwordHash, password)
    return isRight && canLogIn(email, app.config) ? credentials : undefined
  })
  if (!found || isForgotten(found)) throw new CallFailure('BAD_CREDENTIALS')
  await forgiveTries(app, trier)
  if (found.purgeAfter !== null) throw new CallFailure('UNDER_AGE')
  const { userId, passwordHash } = found
  return { userId, passwordHash, applicantId: await provideApplicant(app, userId) }
}
