import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

/** Any number all writers of the catalogue agree on. */
const CATALOGUE_LOCK = 7_262_116
export const CATALOGUE_CHANNEL = 'laurel_catalogue'

/**
 * Tells every process that these scholarships changed. Call it last in the transaction: from here
 * to the commit no other writer can take a sequence, so sequences follow the order of commits.
 */
export async function recordCatalogueChange(
  tx: Transaction,
  scholarshipIds: readonly string[],
): Promise<void> {
  if (scholarshipIds.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
  await tx.execute(sql`
    insert into catalogue_changes (sequence, scholarship_id)
    select nextval('catalogue_sequence'), id
    from jsonb_array_elements_text(${JSON.stringify(scholarshipIds)}::jsonb) with ordinality as changed(text_id, position),
      lateral (select text_id::uuid as id) as converted
    order by position`)
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`)
}
