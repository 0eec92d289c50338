import type { MatchQuery } from '@laurel/matching/match-index'
import { and, desc, asc, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'

type Parts = Pick<App, 'config' | 'db' | 'matches'>

/**
 * The featured scholarship that is among the matches of a query, if one is: specification 2,
 * section 4, offers it once somebody has an account.
 */
export async function findOffered(app: Parts, query: MatchQuery): Promise<string | undefined> {
  const featured = await readFeaturedIds(app)
  if (featured.length === 0) return undefined
  const among = app.matches.index.query({ ...query, within: featured })
  const ids = new Set(among.page(0, featured.length).map(({ id }) => id))
  return featured.find((id) => ids.has(id))
}

interface Memory {
  /** The catalogue change up to which it holds. */
  sequence: number
  ids: readonly string[]
}
const memories = new WeakMap<App['matches'], Memory>()

/** The setting's, else those the catalogue calls featured, the newest first. */
async function readFeaturedIds({ config, db, matches }: Parts): Promise<readonly string[]> {
  if (config.featuredScholarshipId !== undefined) return [config.featuredScholarshipId]
  const { sequence } = matches.state()
  const known = memories.get(matches)
  if (known?.sequence === sequence) return known.ids
  const rows = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(and(eq(scholarships.isFeatured, true), eq(scholarships.status, 'published')))
    .orderBy(desc(scholarships.createdAt), asc(scholarships.id))
  const ids = rows.map(({ id }) => id)
  memories.set(matches, { sequence, ids })
  return ids
}
