import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { flagListing as flagCall } from '@laurel/contract/desk-admin'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { listingFlags } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { tellCautions } from '../trust/find-cautions.ts'
import { holdListing } from '../trust/hold-listing.ts'
import { readFlags } from '../trust/read-flags.ts'
import { recordEvents } from '../trust/record-events.ts'
import { readCautions } from './read-cautions.ts'

/**
 * Puts a warning on a listing, for everybody to read; one of the same kind is replaced. With two
 * kinds, whoever found them, it waits for a person. Throws NOT_FOUND.
 */
export async function flagListing(
  app: App,
  id: string,
  { kind, words }: BodyOf<typeof flagCall>,
  setBy: AdminId,
): Promise<AnswerOf<typeof flagCall>> {
  const now = app.clock.now()
  const flagged = await transact(app.db, async (tx) => {
    const [listing] = await tx
      .select({ status: scholarships.status })
      .from(scholarships)
      .where(eq(scholarships.id, id))
      .for('update')
    if (!listing) throw new CallFailure('NOT_FOUND')
    await tx
      .update(listingFlags)
      .set({ clearedAt: now })
      .where(
        and(
          eq(listingFlags.scholarshipId, id),
          eq(listingFlags.kind, kind),
          isNull(listingFlags.clearedAt),
        ),
      )
    const flag = { id: randomUUID(), scholarshipId: id, kind, words, setAt: now, setBy }
    await tx.insert(listingFlags).values(flag)
    await recordEvents(tx, [{ scholarshipId: id, kind: 'flagged', lines: [words] }], now)
    const reason = tellCautions([...(await readCautions(tx, id)), ...(await readFlags(tx, id))])
    if (reason !== null && listing.status === 'published') {
      await holdListing(tx, { id, reason }, now)
      return { status: 'draft' as const }
    }
    await recordCatalogueChange(tx, [id])
    return { status: listing.status }
  })
  await app.matches.catchUp()
  return flagged
}
