import type { SignedInDevice } from '@laurel/contract/account-settings'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { nameDevice } from './name-device.ts'
import { REFRESH_DAYS } from './rules.ts'

export async function accountExists(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}

export interface Credentials {
  userId: string
  passwordHash: string | null
  /** Set while an account waits to be removed. */
  purgeAfter: Date | null
  purgeReason: typeof users.$inferSelect.purgeReason
}

/** Whoever asked to be forgotten, or did not come for years, is unknown; whoever is under 16 is told so. */
export const isForgotten = ({
  purgeAfter,
  purgeReason,
}: Pick<Credentials, 'purgeAfter' | 'purgeReason'>): boolean =>
  purgeAfter !== null && (purgeReason === 'own_request' || purgeReason === 'unused')

const CREDENTIALS = {
  userId: users.id,
  passwordHash: users.passwordHash,
  purgeAfter: users.purgeAfter,
  purgeReason: users.purgeReason,
}

export async function findCredentials(
  db: Queryable,
  email: string,
): Promise<Credentials | undefined> {
  const [found] = await db.select(CREDENTIALS).from(users).where(eq(users.email, email))
  return found
}

export async function readCredentials(
  db: Queryable,
  userId: string,
): Promise<Credentials | undefined> {
  const [found] = await db.select(CREDENTIALS).from(users).where(eq(users.id, userId))
  return found
}

/** The student a session of this user is about: the first one, as sessions choose. */
export async function findFirstApplicant(
  db: Queryable,
  userId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.userId, userId))
    .orderBy(asc(applicants.createdAt))
    .limit(1)
  return found?.id
}

/** A session that nobody has renewed for so long cannot be renewed any more. */
export const isLive = (now: Date) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, new Date(now.getTime() - REFRESH_DAYS * DAY_MILLISECONDS)),
  )

/** Where a person is signed in, the latest use first. */
export async function readSessions(
  db: Queryable,
  { userId, sessionId }: UserSession,
  now: Date,
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: nameDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisOne: id === sessionId,
  }))
}
