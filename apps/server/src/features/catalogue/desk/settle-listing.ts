import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { settleListing as settleCall } from '@laurel/contract/desk-admin'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { listingHolds } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

type Verdict = BodyOf<typeof settleCall>['verdict']

/** Publishes a listing that is held back, leaves it out for good, or lets it wait again. */
export async function settleListing(
  app: App,
  id: string,
  verdict: Verdict,
): Promise<AnswerOf<typeof settleCall>> {
  const now = app.clock.now()
  const isHold = eq(listingHolds.scholarshipId, id)
  const isHeldBack = and(eq(importRows.scholarshipId, id), isNotNull(importRows.heldBack))
  const settled = await app.db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ status: scholarships.status })
      .from(scholarships)
      .where(eq(scholarships.id, id))
      .for('update')
    const isKnown =
      (await tx.$count(importRows, isHeldBack)) + (await tx.$count(listingHolds, isHold)) > 0
    // What somebody withdrew or merged meanwhile is not put back by this.
    if (!listing || !isKnown || !['draft', 'published'].includes(listing.status))
      throw new CallFailure('NOT_FOUND')
    const dismissedAt = verdict === 'wait' ? null : now
    await tx.update(importRows).set({ dismissedAt }).where(isHeldBack)
    await tx.update(listingHolds).set({ dismissedAt }).where(isHold)
    const status = verdict === 'publish' ? ('published' as const) : ('draft' as const)
    if (status === listing.status) return { status }
    await tx.update(scholarships).set({ status, updatedAt: now }).where(eq(scholarships.id, id))
    if (verdict === 'publish')
      await recordEvents(tx, [{ scholarshipId: id, kind: 'reviewed' }], now)
    await recordCatalogueChange(tx, [id])
    return { status }
  })
  await app.matches.catchUp()
  return settled
}
