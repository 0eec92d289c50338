import { eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { users } from '../../db/schema/accounts.ts'
import { CallFailure } from '../../http/failures.ts'
import { hashOf } from '../../http/idempotency.ts'
import { insertApplicant, type Account } from './create-account.ts'
import { isPasswordOf, passwordQueue } from './hash-password.ts'
import { canLogIn } from './policy.ts'
import { findCredentials, findFirstApplicant } from './queries.ts'

/**
 * Finds the account behind an e-mail address and password. Every try counts until one succeeds, so
 * parallel guesses cannot slip past the limit; known and unknown accounts answer and take the same.
 */
export async function logIn(
  app: Pick<App, 'db' | 'clock' | 'limits' | 'config'>,
  email: string,
  password: string,
): Promise<Account> {
  const limitKey = hashOf(email)
  const found = await passwordQueue.run(async () => {
    await app.limits.use('failedLogin', limitKey)
    const credentials = await findCredentials(app.db, email)
    const isRight = await isPasswordOf(credentials?.passwordHash, password)
    return isRight && canLogIn(email, app.config) ? credentials : undefined
  })
  if (!found) throw new CallFailure('BAD_CREDENTIALS')
  await app.limits.reset('failedLogin', limitKey)
  if (found.purgeAfter !== null) throw new CallFailure('UNDER_AGE')
  return { userId: found.userId, applicantId: await provideApplicant(app, found.userId) }
}

/** Accounts made otherwise than by sign-up get their student profile when they first come. */
async function provideApplicant(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  const known = await findFirstApplicant(db, userId)
  if (known !== undefined) return known
  return db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    return (
      (await findFirstApplicant(transaction, userId)) ??
      insertApplicant(transaction, userId, { applicantType: 'STUDENT', createdAt: clock.now() })
    )
  })
}
