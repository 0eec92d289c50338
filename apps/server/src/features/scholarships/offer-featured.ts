import { and, desc, asc, eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { scholarships } from '../../db/schema/scholarships.ts'

type Parts = Pick<App, 'config' | 'db' | 'matches'>

/**
 * Puts the featured scholarship before the others, if it is among them, and leaves their order:
 * specification 2, section 4, offers it once somebody has an account.
 */
export async function offerFeatured(app: Parts, ids: readonly string[]): Promise<string[]> {
  const offered = (await readFeaturedIds(app)).find((id) => ids.includes(id))
  return offered === undefined ? [...ids] : [offered, ...ids.filter((id) => id !== offered)]
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
