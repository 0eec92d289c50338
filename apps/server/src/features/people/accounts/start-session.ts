import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts'
import { CallFailure } from '../../../http/failures.ts'
import { REFRESH_DAYS, SESSION_DAYS } from './rules.ts'
import { createToken, hashOfToken } from './secret-token.ts'

const USER_AGENT_LENGTH = 300

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/**
 * Signs a user in on one device. Throws BAD_CREDENTIALS where the password that was shown for it is
 * no longer the account's.
 */
export async function startSession(
  app: Pick<App, 'db' | 'clock' | 'tokens'>,
  userId: string,
  userAgent: string | undefined,
  passwordHash?: string | null,
): Promise<TokenPair> {
  const now = app.clock.now()
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MILLISECONDS)
  const refreshToken = await app.db.transaction(async (transaction) => {
    if (passwordHash !== undefined) await requirePassword(transaction, userId, passwordHash)
    await transaction.insert(sessions).values({
      id: sessionId,
      userId,
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    })
    return addRefreshToken(transaction, { sessionId, now, sessionExpiresAt: expiresAt })
  })
  return { accessToken: await app.tokens.issue(sessionId), refreshToken }
}

/** A new password ends all sessions: locked, so that none begins by the one before right after. */
async function requirePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  if (user?.passwordHash !== passwordHash) throw new CallFailure('BAD_CREDENTIALS')
}

interface TokenOf {
  sessionId: string
  now: Date
  sessionExpiresAt: Date
}

/** Makes a session's next refresh token; only its hash is kept. */
export async function addRefreshToken(
  db: Queryable,
  { sessionId, now, sessionExpiresAt }: TokenOf,
): Promise<string> {
  const token = createToken()
  const slidingEnd = now.getTime() + REFRESH_DAYS * DAY_MILLISECONDS
  const expiresAt = new Date(Math.min(slidingEnd, sessionExpiresAt.getTime()))
  await db.insert(refreshTokens).values({ tokenHash: hashOfToken(token), sessionId, expiresAt })
  return token
}
