import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOfToken } from './secret-token.ts'
import { addRefreshToken, type TokenPair } from './start-session.ts'

type Outcome =
  | { kind: 'refreshed'; sessionId: string; refreshToken: string }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'unknown' }

/**
 * Trades a refresh token for a new pair, once. A token that comes a second time was stolen from or
 * by somebody, so the whole session ends; that must outlive the failure, hence the outcome is
 * committed before anything is thrown.
 */
export async function refreshSession(
  app: Pick<App, 'db' | 'clock' | 'tokens' | 'sessions'>,
  token: string,
): Promise<TokenPair> {
  const now = app.clock.now()
  const outcome = await app.db.transaction((transaction) => tradeToken(transaction, token, now))
  if (outcome.kind === 'reused') app.sessions.forget(outcome.sessionId)
  if (outcome.kind !== 'refreshed') throw new CallFailure('SESSION_ENDED')
  const { sessionId, refreshToken } = outcome
  return { accessToken: await app.tokens.issue(sessionId), refreshToken }
}

async function tradeToken(transaction: Transaction, token: string, now: Date): Promise<Outcome> {
  const tokenHash = hashOfToken(token)
  const [row] = await transaction
    .select({
      sessionId: sessions.id,
      usedAt: refreshTokens.usedAt,
      tokenExpiresAt: refreshTokens.expiresAt,
      sessionExpiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      purgeAfter: users.purgeAfter,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: [refreshTokens, sessions] })
  if (!row || row.revokedAt !== null || row.purgeAfter !== null) return { kind: 'unknown' }
  const { sessionId, sessionExpiresAt } = row
  if (row.usedAt !== null) {
    await transaction.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId))
    return { kind: 'reused', sessionId }
  }
  if (row.tokenExpiresAt <= now || sessionExpiresAt <= now) return { kind: 'unknown' }
  const byHash = eq(refreshTokens.tokenHash, tokenHash)
  await transaction.update(refreshTokens).set({ usedAt: now }).where(byHash)
  await transaction.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId))
  const refreshToken = await addRefreshToken(transaction, { sessionId, now, sessionExpiresAt })
  return { kind: 'refreshed', sessionId, refreshToken }
}
