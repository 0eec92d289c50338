import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { insertApplicant } from './create-account.ts'
import { findFirstApplicant } from './queries.ts'

/** Accounts made otherwise than by sign-up get their student profile when they first come. */
export async function provideApplicant(
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
