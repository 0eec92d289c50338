import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { sessions } from '../../../db/schema/sessions.ts'

interface Ending {
  userId: string
  /** The one that goes on. */
  butFor?: string | undefined
  now: Date
}

/**
 * Signs somebody out everywhere. Returns the sessions that ended, for `sessions.forget` once the
 * transaction is committed.
 */
export async function endSessions(
  tx: Transaction,
  { userId, butFor, now }: Ending,
): Promise<string[]> {
  const isOther = butFor === undefined ? undefined : ne(sessions.id, butFor)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isOther))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}
