import { changeLine } from '@laurel/contract/words/listing-changes'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { scholarships } from '../../../../db/schema/scholarships.ts'
import { recordCatalogueChange } from '../../../catalogue/matches/record-catalogue-change.ts'
import { recordEvents } from '../../../catalogue/trust/record-events.ts'

/** Notes the other name at all that the organisation gives, and tells every process; comes last. */
export async function tellOfName(
  tx: Transaction,
  organisationId: string,
  { before, after }: { before: string; after: string },
  now: Date,
): Promise<void> {
  const given = await tx
    .select({ id: scholarships.id, status: scholarships.status })
    .from(scholarships)
    .where(eq(scholarships.organisationId, organisationId))
  const lines = [changeLine({ field: '', label: 'Sponsor', before, after })]
  const seen = given.filter(({ status }) => status === 'published')
  await recordEvents(
    tx,
    seen.map(({ id }) => ({ scholarshipId: id, kind: 'updated' as const, lines })),
    now,
  )
  await recordCatalogueChange(
    tx,
    given.map(({ id }) => id),
  )
}
