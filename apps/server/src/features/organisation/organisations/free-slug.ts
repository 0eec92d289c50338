import { and, eq, not } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isOwned, organisations } from '../../../db/schema/organisations.ts'
import { slugOf } from '../../catalogue/scholarships/find-organisations.ts'

/** Behind the name of one that only an import made: no name's own words end so. */
const BESIDE = '--own'

/** The slug of a name: its own, or beside that of an organisation that only an import made. */
export async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const slug = slugOf(name)
  const [unrun] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.slug, slug), not(isOwned(organisations.id))))
  return unrun ? slug + BESIDE : slug
}
