import type { ApiKey } from '@laurel/contract/api-keys'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { apiKeys } from '../../../db/schema/integrations.ts'

/** Keys of an organisation, the newest first; those that were revoked last among them. */
export async function readKeys(db: Queryable, organisationId: string): Promise<ApiKey[]> {
  return select(db, eq(apiKeys.organisationId, organisationId))
}

export async function readKey(db: Queryable, id: string): Promise<ApiKey | undefined> {
  const [key] = await select(db, eq(apiKeys.id, id))
  return key
}

export const countOpenKeys = (db: Queryable, organisationId: string): Promise<number> =>
  db.$count(apiKeys, and(eq(apiKeys.organisationId, organisationId), isNull(apiKeys.revokedAt)))

async function select(db: Queryable, which: SQL): Promise<ApiKey[]> {
  const rows = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      start: apiKeys.start,
      scopes: apiKeys.scopes,
      madeBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(which)
    .orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }))
}
