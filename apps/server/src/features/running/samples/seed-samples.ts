import { sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { storeScholarships } from '../../catalogue/scholarships/store-scholarships.ts'
import { readSamples } from './read-samples.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedRounds } from './seed-rounds.ts'
import { seedSupport } from './seed-support.ts'

/** Any number all of Laurel's processes agree on. */
const SEED_LOCK = 7_262_117

/**
 * Loads the sample catalogue into an empty database, whole or not at all; two starts at once load
 * it once. Demo accounts come with it on loopback only, where nobody else can sign in.
 */
export async function seedSamples(
  db: Database,
  clock: Clock,
  config: Pick<Config, 'isLoopback'> & Partial<Pick<Config, 'demoPassword'>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [first] = await tx.select({ id: scholarships.id }).from(scholarships).limit(1)
    if (first) return
    const now = clock.now()
    await storeScholarships(tx, await readSamples(now), now)
    if (!config.isLoopback) return
    await seedAccounts(tx, now, config.demoPassword)
    await seedSupport(tx, now)
    await seedRounds(tx, now)
  })
}
