import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'

/** Spec 3 "People": sessions ended, "data purged within 24 h". */
const PURGE_HOURS = 24

/** Signs a person under 16 out everywhere and marks the account to be removed. */
export async function endUnderAge(
  app: Pick<App, 'db' | 'clock' | 'sessions'>,
  userId: string,
): Promise<void> {
  const now = app.clock.now()
  const purgeAfter = new Date(now.getTime() + PURGE_HOURS * 3_600_000)
  const ended = await app.db.transaction(async (transaction) => {
    await transaction.update(users).set({ purgeAfter }).where(eq(users.id, userId))
    return transaction
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id })
  })
  for (const { id } of ended) app.sessions.forget(id)
}
