import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import * as tables from '../../db/schema/notifications.ts'
import { catalogueChanges, scholarships } from '../../db/schema/scholarships.ts'

const { catalogueReaders, publicationRuns, publications } = tables
const READER = 'publications'

export type Run = Pick<typeof publicationRuns.$inferSelect, 'id' | 'afterApplicant'>

/**
 * The run that was not finished, else a new one about everything that was published and has opened
 * since the last; undefined when there is no news. What is a sample is never news.
 */
export async function beginRun({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Run | undefined> {
  return db.transaction(async (tx) => {
    // One process at a time: two would each begin a run.
    const [reader] = await tx
      .select()
      .from(catalogueReaders)
      .where(eq(catalogueReaders.name, READER))
      .for('update')
    if (!reader) throw new Error('The reader of publications is missing.')
    const [unfinished] = await tx
      .select()
      .from(publicationRuns)
      .where(isNull(publicationRuns.finishedAt))
      .orderBy(asc(publicationRuns.begunAt))
      .limit(1)
    if (unfinished) return unfinished
    await notePublications(tx, reader.sequence)
    return startRun(tx, clock.now())
  })
}

/** Takes in the changes of the catalogue after a sequence. */
async function notePublications(tx: Transaction, sequence: number): Promise<void> {
  const [row] = await tx.select({ last: max(catalogueChanges.sequence) }).from(catalogueChanges)
  const last = row?.last ?? 0
  if (last <= sequence) return
  const published = tx
    .selectDistinct({ scholarshipId: scholarships.id, runId: sql`null::uuid`.as('run_id') })
    .from(catalogueChanges)
    .innerJoin(scholarships, eq(scholarships.id, catalogueChanges.scholarshipId))
    .where(
      and(
        gt(catalogueChanges.sequence, sequence),
        lte(catalogueChanges.sequence, last),
        eq(scholarships.status, 'published'),
        eq(scholarships.isSample, false),
      ),
    )
  await tx.insert(publications).select(published).onConflictDoNothing()
  await tx.update(catalogueReaders).set({ sequence: last }).where(eq(catalogueReaders.name, READER))
}

async function startRun(tx: Transaction, now: Date): Promise<Run | undefined> {
  const [first] = await selectDue(tx, now).limit(1)
  if (!first) return undefined
  const run = { id: randomUUID(), afterApplicant: null }
  await tx.insert(publicationRuns).values({ ...run, begunAt: now })
  await tx
    .update(publications)
    .set({ runId: run.id })
    .where(inArray(publications.scholarshipId, selectDue(tx, now)))
  return run
}

/** What nobody was told of and is open. */
function selectDue(tx: Transaction, now: Date) {
  const { opensAt, closesAt } = scholarships
  return tx
    .select({ id: scholarships.id })
    .from(publications)
    .innerJoin(scholarships, eq(scholarships.id, publications.scholarshipId))
    .where(
      and(
        isNull(publications.runId),
        eq(scholarships.status, 'published'),
        or(isNull(opensAt), lte(opensAt, now)),
        or(isNull(closesAt), gte(closesAt, now)),
      ),
    )
}
