import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { applicants, users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { AccessTokens } from './access-token.ts'
import { findKey, hashOfKey, KEY_START, type KeySession } from './key-session.ts'
import type { UserSession } from './user-session.ts'

declare const own: unique symbol
/** An applicant's id that the session vouches for: only this file makes one. */
export type OwnApplicantId = string & { readonly [own]: true }

export interface ApplicantSession extends UserSession {
  applicantId: OwnApplicantId
  timeZone: string
}

export type Session = UserSession | ApplicantSession | KeySession

/** Whether a program asks, with a key of an organisation. */
export const isKey = (session: object | undefined): session is KeySession =>
  session !== undefined && 'key' in session

export const isApplicant = (session: Session | undefined): session is ApplicantSession =>
  session !== undefined && 'applicantId' in session

/** Another process may have ended a session: its word is trusted no longer than this. */
const TRUST_MILLISECONDS = 2000
const CACHED_SESSIONS = 10_000

export interface Sessions {
  find(authorization: string | undefined): Promise<Session | undefined>
  /** Forgets what is cached of a session, after it was ended or its user changed. */
  forget(sessionId: string): void
}

/**
 * Finds the session behind a bearer token, or whoever's key it is: alive, not revoked and of an
 * account that stays.
 */
export function followSessions(db: Database, clock: Clock, tokens: AccessTokens): Sessions {
  const select = prepareSelect(db)
  const cached = new Map<string, { session: Session | undefined; readAt: number }>()
  const trusted = async (name: string, read: (now: Date) => Promise<Session | undefined>) => {
    const now = clock.now()
    const known = cached.get(name)
    if (known && now.getTime() - known.readAt < TRUST_MILLISECONDS) return known.session
    const session = await read(now)
    if (cached.size >= CACHED_SESSIONS) cached.clear()
    cached.set(name, { session, readAt: now.getTime() })
    return session
  }
  return {
    async find(authorization) {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
      if (token?.startsWith(KEY_START))
        return trusted(hashOfKey(token), (now) => findKey(db, token, now))
      const sessionId = token && (await tokens.sessionOf(token))
      if (!sessionId) return undefined
      return trusted(sessionId, (now) => readSession(select, sessionId, now))
    },
    forget(sessionId) {
      cached.delete(sessionId)
    },
  }
}

/** Prepared: nearly every request of somebody who has just come asks it. */
const prepareSelect = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      applicantId: applicants.id,
      timeZone: applicants.timeZone,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.revokedAt),
        isNull(users.purgeAfter),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(applicants.createdAt))
    .limit(1)
    .prepare('select session')

async function readSession(
  select: ReturnType<typeof prepareSelect>,
  id: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await select.execute({ id, now })
  if (!row) return undefined
  const { applicantId, timeZone, ...session } = row
  if (applicantId === null || timeZone === null) return session
  return { ...session, applicantId: applicantId as OwnApplicantId, timeZone }
}

/** For what acts for an applicant without a session: sign-up, seeding and the jobs a student set going. */
export const ownApplicantId = (applicantId: string): OwnApplicantId => applicantId as OwnApplicantId
