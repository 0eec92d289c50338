import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { schools } from '../../../db/schema/scholarships.ts'
import { searchWords } from './search-name.ts'

const MAX_FOUND = 20
/** Nobody types more; each further word would only cost time. */
const MAX_WORDS = 10

export interface FoundSchool {
  _id: string
  name: string
  city: string
  state: string
}

/**
 * Schools with every word of the query in their name: those that begin with it first, then the
 * well-known, then by name.
 */
export async function searchSchools(
  db: Queryable,
  kind: 'college' | 'high_school',
  query: string,
  wellKnownIds: readonly string[],
): Promise<FoundSchool[]> {
  const words = searchWords(query).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const { searchName } = schools
  const begins = sql<boolean>`${searchName} like ${`${words.join(' ')}%`}`
  return db
    .select({ _id: schools.id, name: schools.name, city: schools.city, state: schools.state })
    .from(schools)
    .where(and(eq(schools.kind, kind), ...words.map((word) => like(searchName, `%${word}%`))))
    .orderBy(
      desc(begins),
      desc(inArray(schools.id, [...wellKnownIds])),
      asc(searchName),
      asc(schools.id),
    )
    .limit(MAX_FOUND)
}
