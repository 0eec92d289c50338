import { sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { type KeptRobots, sourceHosts } from '../../../db/schema/sources.ts'

interface Host {
  robots: Record<string, KeptRobots>
}

/** A page may take this long to come; until then nobody else asks the same server. */
const HELD_MILLISECONDS = 60_000

/** Takes a server for one request, whatever process asks; undefined while it rests. */
export async function takeHost(db: Database, host: string, now: Date): Promise<Host | undefined> {
  const freeAt = new Date(now.getTime() + HELD_MILLISECONDS)
  const [taken] = await db
    .insert(sourceHosts)
    .values({ host, freeAt })
    .onConflictDoUpdate({
      target: sourceHosts.host,
      set: { freeAt },
      setWhere: sql`${sourceHosts.freeAt} <= ${now.toISOString()}`,
    })
    .returning({ robots: sourceHosts.robots })
  return taken
}

interface Rest {
  clock: Clock
  restMilliseconds: number
  robots?: { origin: string; text: string }
}

/** A server may have as many origins as ports: past this only the one read last is kept. */
const KEPT_CHARACTERS = 2_000_000

/** Lets a server rest from now on; keeps what it allows where that was what it was asked for. */
export async function letRest(
  db: Database,
  host: string,
  { clock, restMilliseconds, robots }: Rest,
): Promise<void> {
  const now = clock.now()
  const kept = robots && { [robots.origin]: { text: robots.text, readAt: now.toISOString() } }
  await db
    .update(sourceHosts)
    .set({
      freeAt: new Date(now.getTime() + restMilliseconds),
      ...(kept && {
        robots: sql`
        case when length(${sourceHosts.robots}::text) < ${KEPT_CHARACTERS} then ${sourceHosts.robots}
        else '{}' end || ${JSON.stringify(kept)}::jsonb`,
      }),
    })
    .where(sql`${sourceHosts.host} = ${host}`)
}
