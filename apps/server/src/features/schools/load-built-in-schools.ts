import type { Queryable } from '../../db/database.ts'
import { schools } from '../../db/schema/scholarships.ts'
import { readBuiltInSchools } from './built-in-schools.ts'
import { searchNameOf } from './search-name.ts'

/** Fills an empty list of schools with the well-known ones; returns how many it added. */
export async function loadBuiltInSchools(db: Queryable): Promise<number> {
  const [present] = await db.select({ id: schools.id }).from(schools).limit(1)
  if (present) return 0
  const rows = (await readBuiltInSchools()).map(({ alias, ...school }) => ({
    ...school,
    searchName: searchNameOf(`${school.name} ${alias ?? ''}`),
  }))
  const added = await db.insert(schools).values(rows).onConflictDoNothing()
  return added.rowCount ?? 0
}
