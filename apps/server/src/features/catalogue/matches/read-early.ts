import { and, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'

interface Memory {
  /** The catalogue change up to which it holds. */
  sequence: number
  early: readonly { id: string; until: Date }[]
}
const memories = new WeakMap<App['matches'], Memory>()

const NONE: ReadonlySet<string> = new Set()

/** The scholarships that only subscribers see now; random draws are never among them. */
export async function readEarlyIds({
  db,
  matches,
  clock,
}: Pick<App, 'db' | 'matches' | 'clock'>): Promise<ReadonlySet<string>> {
  const { sequence } = matches.state()
  let known = memories.get(matches)
  if (known?.sequence !== sequence) {
    const rows = await db
      .select({ id: scholarships.id, until: scholarships.earlyAccessUntil })
      .from(scholarships)
      .where(
        and(
          isNotNull(scholarships.earlyAccessUntil),
          eq(scholarships.status, 'published'),
          eq(scholarships.isRandomDraw, false),
        ),
      )
    const early = rows.flatMap(({ id, until }) => (until ? [{ id, until }] : []))
    known = { sequence, early }
    memories.set(matches, known)
  }
  const now = clock.now()
  const present = known.early.filter(({ until }) => until > now)
  return present.length > 0 ? new Set(present.map(({ id }) => id)) : NONE
}
