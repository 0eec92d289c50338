import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { secrets } from '../../../db/schema/sessions.ts'

const SECRET_NAME = 'demo-password'
const RANDOM_BYTES = 5

/**
 * The password of the demo accounts: the one that is set, else one made up for this database, which
 * the start tells. Were it the same everywhere, a proxy nobody told us of would let everybody in.
 */
export async function keepDemoPassword(db: Queryable, chosen: string | undefined): Promise<string> {
  const value = chosen ?? `laurel-${randomBytes(RANDOM_BYTES).toString('hex')}`
  await db
    .insert(secrets)
    .values({ name: SECRET_NAME, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } })
  return value
}

/** Undefined where no demo account was made. */
export async function readDemoPassword(db: Queryable): Promise<string | undefined> {
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, SECRET_NAME))
  return kept?.value
}
