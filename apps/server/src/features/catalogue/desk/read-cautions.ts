import type { Caution } from '@laurel/contract/caution-shapes'
import type { Queryable } from '../../../db/database.ts'
import { readRequirements, readScholarships } from '../scholarships/queries.ts'
import { cautionsOf } from '../trust/cautions-of.ts'

/** What a listing says itself that deserves care, by its id. */
export async function readCautions(db: Queryable, id: string): Promise<Caution[]> {
  const row = (await readScholarships(db, [id])).get(id)
  const asked = (await readRequirements(db, [id])).get(id) ?? []
  return row ? cautionsOf({ row, asked }) : []
}
