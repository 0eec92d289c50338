import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
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
