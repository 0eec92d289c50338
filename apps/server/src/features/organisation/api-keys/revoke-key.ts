import type { ApiKey } from '@laurel/contract/api-keys'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { apiKeys } from '../../../db/schema/integrations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'
import { readKey } from './queries.ts'

/** Ends a key for good; one that has ended stays as it is. */
export async function revokeKey(
  { db, clock, sessions }: Pick<App, 'db' | 'clock' | 'sessions'>,
  { userId, organisationId }: Member,
  keyId: string,
): Promise<ApiKey> {
  const own = and(eq(apiKeys.id, keyId), eq(apiKeys.organisationId, organisationId))
  const { key, keyHash } = await transact(db, async (tx) => {
    const now = clock.now()
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(own, isNull(apiKeys.revokedAt)))
      .returning({ keyHash: apiKeys.keyHash })
    const [known] = revoked
      ? [revoked]
      : await tx.select({ keyHash: apiKeys.keyHash }).from(apiKeys).where(own)
    const read = await readKey(tx, keyId)
    if (!known || !read) throw new CallFailure('NOT_FOUND')
    if (revoked)
      await recordAudit(
        tx,
        [{ organisationId, actorId: userId, action: 'revoke_key', details: { keyId } }],
        now,
      )
    return { ...known, key: read }
  })
  sessions.forget(keyHash)
  return key
}
