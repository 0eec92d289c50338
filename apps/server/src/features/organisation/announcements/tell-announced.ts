import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Database } from '../../../db/database.ts'
import { announcementItems, announcements } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { asCallFailure } from '../../../http/failures.ts'
import { tellPeople, type Announced } from './tell-people.ts'

/** Told in one transaction: what a job that is killed has to do again is never more. */
const BATCH = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

type Telling = Pick<App, 'db' | 'clock' | 'config' | 'metrics' | 'server'>

/**
 * Tells everybody of every announcement who was not told yet. Safe to repeat, to be cut short and
 * to run at several places at once: whoever holds a person's row tells them, and the row says so in
 * the same transaction.
 */
export async function tellAnnounced(app: Telling, atATime = BATCH): Promise<void> {
  for (const announcement of await readUnfinished(app.db)) {
    await tellAll(app, announcement, atATime)
    await finish(app, announcement)
  }
}

const readUnfinished = (db: Database): Promise<Announced[]> =>
  db
    .select()
    .from(announcements)
    .where(isNull(announcements.finishedAt))
    .orderBy(asc(announcements.madeAt), asc(announcements.ordinal))

async function tellAll(app: Telling, announcement: Announced, atATime: number): Promise<void> {
  for (let after = FIRST; ;) {
    const ids = await readUntold(app.db, announcement, after, atATime)
    const last = ids.at(-1)
    if (last === undefined) return
    await tellBatch(app, announcement, ids)
    after = last
  }
}

async function readUntold(
  db: Database,
  { id }: Announced,
  after: string,
  atATime: number,
): Promise<string[]> {
  const { announcementId, applicationId, toldAt } = announcementItems
  const rows = await db
    .select({ applicationId })
    .from(announcementItems)
    .where(and(eq(announcementId, id), isNull(toldAt), gt(applicationId, after)))
    .orderBy(asc(applicationId))
    .limit(atATime)
  return rows.map((row) => row.applicationId)
}

/** Where one person cannot be told, the others are, and this one the next time. */
async function tellBatch(app: Telling, announcement: Announced, ids: string[]): Promise<void> {
  try {
    const told = await transact(app.db, (tx) => tellPeople(tx, app, announcement, ids))
    app.metrics.notifications.inc(told)
  } catch (error) {
    // Nobody can be told while the database is away.
    if (asCallFailure(error)) throw error
    const [only, ...more] = ids
    if (only !== undefined && more.length === 0) {
      app.server.log.error({ err: error, applicationId: only }, 'an outcome is told the next time')
      return
    }
    for (const id of ids) await tellBatch(app, announcement, [id])
  }
}

async function finish({ db, clock }: Telling, { id }: Announced): Promise<void> {
  const untold = db
    .select({ one: sql`1` })
    .from(announcementItems)
    .where(and(eq(announcementItems.announcementId, id), isNull(announcementItems.toldAt)))
  await db
    .update(announcements)
    .set({ finishedAt: clock.now() })
    .where(and(eq(announcements.id, id), isNull(announcements.finishedAt), notExists(untold)))
}
