import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { secrets } from '../db/schema/sessions.ts'

const KEY_BYTES = 32

/** Reads a key that all processes share, making it the first time. */
export async function readSharedKey(db: Database, name: string): Promise<Buffer> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url')
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing()
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!stored) throw new Error(`The key ${name} could not be kept.`)
  return Buffer.from(stored.value, 'base64url')
}
