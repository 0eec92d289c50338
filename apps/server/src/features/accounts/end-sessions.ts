import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'

/** Ends one session; ending it again changes nothing. */
export async function endSession(
  app: Pick<App, 'db' | 'clock' | 'sessions'>,
  sessionId: string,
): Promise<void> {
  await app.db
    .update(sessions)
    .set({ revokedAt: app.clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  app.sessions.forget(sessionId)
}

/** Ends every session of a user; the caller forgets the returned ids once that is committed. */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}
