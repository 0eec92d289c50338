import { TERMS_VERSION } from '@laurel/contract/terms'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { termsAcceptances, users } from '../../../db/schema/accounts.ts'
import { transact } from '../../../db/transact.ts'
import type { UserSession } from '../../../http/user-session.ts'

/** Records that somebody agrees to the terms as they are now; what they agreed to before stays. */
export async function acceptTerms(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId }: Pick<UserSession, 'userId'>,
): Promise<{ termsVersion: string }> {
  const acceptedAt = clock.now()
  await transact(db, async (tx) => {
    const accepted = await tx
      .insert(termsAcceptances)
      .values({ userId, version: TERMS_VERSION, acceptedAt })
      .onConflictDoNothing()
      .returning()
    if (accepted.length > 0)
      await tx
        .update(users)
        .set({ termsVersion: TERMS_VERSION, termsAcceptedAt: acceptedAt })
        .where(eq(users.id, userId))
  })
  return { termsVersion: TERMS_VERSION }
}
