import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { schools } from '../../../db/schema/scholarships.ts'
import { type BuiltInSchool, readBuiltInSchools, readCollegeList } from './built-in-schools.ts'
import { searchNameOf } from './search-name.ts'

/** PostgreSQL takes 65,535 values in one statement. */
const BATCH = 5000

/** Adds the schools that ship with the product, unless they are there; returns how many it added. */
export async function loadBuiltInSchools(db: Queryable): Promise<number> {
  const list = await readCollegeList()
  const present = await db.$count(schools, eq(schools.kind, 'college'))
  if (present >= list.length) return 0
  // The well-known come first: those have their short names with them.
  const rows = [...(await readBuiltInSchools()), ...list].map(toRow)
  let added = 0
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    const { rowCount } = await db.insert(schools).values(batch).onConflictDoNothing()
    added += rowCount ?? 0
  }
  return added
}

const toRow = ({ alias, ...school }: BuiltInSchool) => ({
  ...school,
  searchName: searchNameOf(`${school.name} ${alias ?? ''}`),
})
