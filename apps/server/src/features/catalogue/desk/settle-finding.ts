import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { settleFinding as settleCall } from '@laurel/contract/desk-admin'
import { changeLine } from '@laurel/contract/words/listing-changes'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { sourceFindings } from '../../../db/schema/sources.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { parseUrl } from '../parsing/cells/parse-url.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

/**
 * Keeps that somebody looked at what a check found. A listing that is led to another page is looked
 * at there from now on; one that is closed leaves the catalogue. Throws NOT_FOUND.
 */
export async function settleFinding(
  app: App,
  id: string,
  { act, address }: BodyOf<typeof settleCall>,
  settledBy: AdminId,
): Promise<AnswerOf<typeof settleCall>> {
  const now = app.clock.now()
  const applyUrl = act === 'move' ? parseUrl(address) : undefined
  if (act === 'move' && applyUrl === null)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { address: 'Please enter a full address, such as https://example.org/apply.' },
    })
  const settled = await transact(app.db, async (tx) => {
    const [finding] = await tx
      .update(sourceFindings)
      .set({ settledAt: now, settledBy })
      .where(and(eq(sourceFindings.id, id), isNull(sourceFindings.settledAt)))
      .returning()
    if (!finding) throw new CallFailure('NOT_FOUND')
    const isListing = eq(scholarships.id, finding.scholarshipId)
    const [listing] = await tx.select().from(scholarships).where(isListing).for('update')
    if (!listing) throw new CallFailure('NOT_FOUND')
    await recordEvents(tx, [{ scholarshipId: listing.id, ...eventOf(act, listing, applyUrl) }], now)
    if (act === 'seen') return { status: listing.status }
    const status = act === 'close' ? ('withdrawn' as const) : listing.status
    await tx
      .update(scholarships)
      .set({ status, updatedAt: now, ...(applyUrl && { applyUrl }) })
      .where(isListing)
    await recordCatalogueChange(tx, [listing.id])
    return { status }
  })
  await app.matches.catchUp()
  return settled
}

function eventOf(
  act: BodyOf<typeof settleCall>['act'],
  { applyUrl: before }: { applyUrl: string | null },
  after: string | null | undefined,
) {
  if (act === 'close') return { kind: 'closed' as const }
  if (!after) return { kind: 'reviewed' as const }
  const moved = { field: '', label: 'Where to apply', before: before ?? 'not known', after }
  return { kind: 'reviewed' as const, lines: [changeLine(moved)] }
}
