import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { endSessions } from './end-sessions.ts'
import { isLive } from './queries.ts'

type Needs = Pick<App, 'db' | 'clock' | 'sessions'>

/** Ends one session; ending it again changes nothing. */
export async function endSession(app: Needs, sessionId: string): Promise<void> {
  await app.db
    .update(sessions)
    .set({ revokedAt: app.clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  app.sessions.forget(sessionId)
}

/** Signs a person out on one of their own devices; throws NOT_FOUND for any other. */
export async function endOwnSession(app: Needs, who: UserSession, id: string): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, who.userId), isLive(app.clock.now()))
  const [found] = await app.db.select({ id: sessions.id }).from(sessions).where(own)
  if (!found) throw new CallFailure('NOT_FOUND')
  await endSession(app, found.id)
}

/** Signs a person out everywhere but here; returns on how many devices. */
export async function endOtherSessions(
  app: Needs,
  { userId, sessionId }: UserSession,
): Promise<number> {
  const now = app.clock.now()
  const live = and(eq(sessions.userId, userId), isLive(now))
  const ended = await app.db.transaction(async (tx) => {
    const seen = await tx.select({ id: sessions.id }).from(sessions).where(live)
    const ids = await endSessions(tx, { userId, butFor: sessionId, now })
    return { ids, count: seen.filter(({ id }) => id !== sessionId).length }
  })
  for (const id of ended.ids) app.sessions.forget(id)
  return ended.count
}
