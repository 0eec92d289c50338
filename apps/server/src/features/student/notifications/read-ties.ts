import type { Queryable } from '../../../db/database.ts'
import { selectTiesOfMany, type Ties } from '../../catalogue/conflicts/ties.ts'

/** By applicant, what keeps them out of scholarships; only of those whom anything does. */
export async function readTies(
  db: Queryable,
  applicantIds: string[],
): Promise<ReadonlyMap<string, Ties>> {
  const rows = await selectTiesOfMany(db, { applicantIds })
  return new Map(rows.map(({ applicantId, ...ties }) => [applicantId, ties]))
}
