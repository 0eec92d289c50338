import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { isPasswordOf, passwordQueue } from './hash-password.ts'

interface Owner {
  id: string
  passwordHash: string | null
}

/**
 * Asks somebody who is signed in for the password once more; accounts that have none pass. Throws
 * WRONG_PASSWORD, and TOO_MANY_REQUESTS when it was wrong too often.
 */
export async function checkPassword(
  { limits }: Pick<App, 'limits'>,
  { id, passwordHash }: Owner,
  password: string | undefined,
): Promise<void> {
  if (passwordHash === null) return
  const isRight = await passwordQueue.run(async () => {
    await limits.use('failedPassword', id)
    return password !== undefined && isPasswordOf(passwordHash, password)
  })
  if (!isRight) throw new CallFailure('WRONG_PASSWORD')
  await limits.reset('failedPassword', id)
}
