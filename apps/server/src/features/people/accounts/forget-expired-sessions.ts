import { lte, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { transact } from '../../../db/transact.ts'

/**
 * Removes sessions past their absolute end, with all their refresh tokens; when they were last used
 * stays with the user. A revoked one stays until then, so that a stolen token is still known for what
 * it is. Returns how many went.
 */
export const forgetExpiredSessions = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
  transact(db, async (tx) => {
    const now = clock.now().toISOString()
    await tx.execute(sql`
      update users set last_used_at = greatest(users.last_used_at, ended.used_at)
      from (select user_id, max(last_used_at) as used_at from sessions
        where expires_at <= ${now} group by user_id) as ended
      where users.id = ended.user_id`)
    const gone = await tx.delete(sessions).where(lte(sessions.expiresAt, new Date(now)))
    return gone.rowCount ?? 0
  })
