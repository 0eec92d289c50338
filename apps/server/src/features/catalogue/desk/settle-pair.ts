import type { BodyOf } from '@laurel/contract/define-call'
import type { settlePair as settleCall } from '@laurel/contract/desk-admin'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { listingPairs } from '../../../db/schema/duplicates.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { mergeListings } from '../duplicates/merge-listings.ts'

/**
 * Joins the two entries of a pair, or keeps that they are two. Throws NOT_FOUND, and PAIR_IN_USE where
 * students work on the one that would go.
 */
export async function settlePair(
  app: App,
  id: string,
  { verdict }: BodyOf<typeof settleCall>,
  settledBy: AdminId,
): Promise<void> {
  const now = app.clock.now()
  await transact(app.db, async (tx) => {
    const [pair] = await tx
      .update(listingPairs)
      .set({ settledAt: now, settledBy })
      .where(and(eq(listingPairs.id, id), isNull(listingPairs.settledAt)))
      .returning()
    if (!pair) throw new CallFailure('NOT_FOUND')
    if (verdict === 'different') return
    const { staysId: survivorId, goesId: mergedId, likeness } = pair
    const merge = { survivorId, mergedId, likeness, basis: 'person' as const, mergedBy: settledBy }
    if (!(await mergeListings(tx, merge, now))) throw new CallFailure('PAIR_IN_USE')
  })
  await app.matches.catchUp()
}
