import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { listingFlags } from '../../../db/schema/listings.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

/** Takes a warning off a listing; whether it is published is decided apart. Throws NOT_FOUND. */
export async function clearFlag(app: App, id: string): Promise<void> {
  const now = app.clock.now()
  await transact(app.db, async (tx) => {
    const [flag] = await tx
      .update(listingFlags)
      .set({ clearedAt: now })
      .where(and(eq(listingFlags.id, id), isNull(listingFlags.clearedAt)))
      .returning()
    if (!flag) throw new CallFailure('NOT_FOUND')
    const { scholarshipId, words } = flag
    await recordEvents(tx, [{ scholarshipId, kind: 'unflagged', lines: [words] }], now)
    await recordCatalogueChange(tx, [scholarshipId])
  })
  await app.matches.catchUp()
}
