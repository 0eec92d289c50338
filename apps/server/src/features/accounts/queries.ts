import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { applicants, users } from '../../db/schema/accounts.ts'

export async function accountExists(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}

export interface Credentials {
  userId: string
  passwordHash: string | null
  /** Set while an account waits to be removed. */
  purgeAfter: Date | null
}

const CREDENTIALS = {
  userId: users.id,
  passwordHash: users.passwordHash,
  purgeAfter: users.purgeAfter,
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
