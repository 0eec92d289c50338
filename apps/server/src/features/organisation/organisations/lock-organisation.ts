import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'

/** One change of an organisation at a time, so that two at once do not become one too many. */
export async function lockOrganisation(
  tx: Transaction,
  id: string,
): Promise<{ name: string; slug: string; version: number }> {
  const [organisation] = await tx
    .select({
      name: organisations.name,
      slug: organisations.slug,
      version: organisations.version,
    })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('update')
  if (!organisation) throw new CallFailure('NOT_FOUND')
  return organisation
}
