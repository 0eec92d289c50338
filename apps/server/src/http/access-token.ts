import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { readSharedKey } from './shared-key.ts'

/** Spec 3: "Access 15 minutes". */
const ACCESS_TOKEN_MINUTES = 15
const SECRET_NAME = 'access-token-key'
const ONLY = { algorithms: ['HS256'] }
/** A signature that was right stays right: only the end of the token is looked at again. */
const VERIFIED_TOKENS = 10_000

export interface AccessTokens {
  issue(sessionId: string): Promise<string>
  /** The session a token belongs to; undefined when it is forged, malformed or expired. */
  sessionOf(token: string): Promise<string | undefined>
}

/** Signs and verifies with the key that all processes share. */
export async function loadAccessTokens(db: Database, clock: Clock): Promise<AccessTokens> {
  const key = await readSharedKey(db, SECRET_NAME)
  const verified = new Map<string, { sessionId: string; endsAt: number }>()
  return {
    async issue(sessionId) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(key)
    },
    async sessionOf(token) {
      const now = clock.now()
      const known = verified.get(token)
      if (known) return known.endsAt > now.getTime() ? known.sessionId : undefined
      try {
        const { sub, exp } = (await jwtVerify(token, key, { ...ONLY, currentDate: now })).payload
        if (sub === undefined || exp === undefined) return undefined
        if (verified.size >= VERIFIED_TOKENS) verified.clear()
        verified.set(token, { sessionId: sub, endsAt: exp * 1000 })
        return sub
      } catch {
        return undefined
      }
    },
  }
}
