import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import type { Queryable } from '../../db/database.ts'
import { refreshTokens, sessions } from '../../db/schema/sessions.ts'
import { REFRESH_DAYS, SESSION_DAYS } from './rules.ts'

const TOKEN_BYTES = 32
const USER_AGENT_LENGTH = 300

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** Signs a user in on one device. */
export async function startSession(
  app: Pick<App, 'db' | 'clock' | 'tokens'>,
  userId: string,
  userAgent: string | undefined,
): Promise<TokenPair> {
  const now = app.clock.now()
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MILLISECONDS)
  const refreshToken = await app.db.transaction(async (transaction) => {
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

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A fast hash is enough: the token is 256 random bits. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
