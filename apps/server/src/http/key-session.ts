import type { KeyScope } from '@laurel/contract/api-keys'
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { apiKeys } from '../db/schema/integrations.ts'
import type { UserSession } from './user-session.ts'

/** What every key begins with, so that one that lies about is known for what it is. */
export const KEY_START = 'lk_'

/** A call that a program makes: for one organisation, and for what its key was made for. */
export interface KeySession extends UserSession {
  key: { organisationId: string; scopes: readonly KeyScope[] }
}

/** A fast hash is enough for so many random bits. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** A use is noted to the minute. */
const USE_MILLISECONDS = 60_000

/** Whose key it is, and notes that it was used; undefined for one that is unknown or revoked. */
export async function findKey(
  db: Database,
  key: string,
  now: Date,
): Promise<KeySession | undefined> {
  const [row] = await db
    .select({
      sessionId: apiKeys.id,
      userId: users.id,
      role: users.role,
      organisationId: apiKeys.organisationId,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(
      and(eq(apiKeys.keyHash, hashOfKey(key)), isNull(apiKeys.revokedAt), isNull(users.purgeAfter)),
    )
  if (!row) return undefined
  const { organisationId, scopes, lastUsedAt, ...session } = row
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_MILLISECONDS
  if (!isNoted)
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, row.sessionId))
  return { ...session, key: { organisationId, scopes } }
}
