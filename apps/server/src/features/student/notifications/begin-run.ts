import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import * as tables from '../../../db/schema/notifications.ts'
import { catalogueChanges, scholarships } from '../../../db/schema/scholarships.ts'
import { isOpenToAll } from '../../catalogue/scholarships/open-condition.ts'

const { catalogueReaders, publicationRuns, publications } = tables
const READER = 'publications'
/** Taken in with one statement: one with all of a mass import might never come to its end. */
const BATCH = 20_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export type Run = Pick<typeof publicationRuns.$inferSelect, 'id' | 'afterApplicant'>

/**
 * The run that was not finished, else a new one about everything that was published and has opened
 * since the last; undefined when there is no news. What is a sample is never news.
 */
export async function beginRun(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  atATime = BATCH,
): Promise<Run | undefined> {
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
    await notePublications(tx, reader.sequence, atATime)
    return startRun(tx, clock.now(), atATime)
  })
}

/** Takes in the changes of the catalogue after a sequence. */
async function notePublications(tx: Transaction, read: number, atATime: number): Promise<void> {
  const { sequence } = catalogueChanges
  let upTo = read
  for (;;) {
    const next = tx
      .select({ sequence })
      .from(catalogueChanges)
      .where(gt(sequence, upTo))
      .orderBy(asc(sequence))
      .limit(atATime)
      .as('next')
    const [row] = await tx.select({ last: max(next.sequence) }).from(next)
    const last = row?.last ?? null
    if (last === null) break
    await tx
      .insert(publications)
      .select(selectPublished(tx, upTo, last))
      .onConflictDoNothing()
    upTo = last
  }
  if (upTo > read)
    await tx
      .update(catalogueReaders)
      .set({ sequence: upTo })
      .where(eq(catalogueReaders.name, READER))
}

/** What the changes after one sequence up to another have left published. */
const selectPublished = (tx: Transaction, after: number, upTo: number) =>
  tx
    .selectDistinct({ scholarshipId: scholarships.id, runId: sql`null::uuid`.as('run_id') })
    .from(catalogueChanges)
    .innerJoin(scholarships, eq(scholarships.id, catalogueChanges.scholarshipId))
    .where(
      and(
        gt(catalogueChanges.sequence, after),
        lte(catalogueChanges.sequence, upTo),
        eq(scholarships.status, 'published'),
        eq(scholarships.isSample, false),
      ),
    )

async function startRun(tx: Transaction, now: Date, atATime: number): Promise<Run | undefined> {
  const [first] = await selectDue(tx, now, BEFORE_ALL, 1)
  if (!first) return undefined
  const run = { id: randomUUID(), afterApplicant: null }
  await tx.insert(publicationRuns).values({ ...run, begunAt: now })
  let last: string | undefined = BEFORE_ALL
  while (last !== undefined) {
    const taken: { id: string }[] = await tx
      .update(publications)
      .set({ runId: run.id })
      .where(inArray(publications.scholarshipId, selectDue(tx, now, last, atATime)))
      .returning({ id: publications.scholarshipId })
    last = taken
      .map(({ id }) => id)
      .toSorted()
      .at(-1)
  }
  return run
}

/** What no run has told of and is open to everybody, by id. */
function selectDue(tx: Transaction, now: Date, after: string, atMost: number) {
  const { id } = scholarships
  return tx
    .select({ id })
    .from(publications)
    .innerJoin(scholarships, eq(id, publications.scholarshipId))
    .where(
      and(
        isNull(publications.runId),
        // Said of both, so that neither is gone through from its start.
        gt(publications.scholarshipId, after),
        gt(id, after),
        isOpenToAll(scholarships, now),
      ),
    )
    .orderBy(asc(id))
    .limit(atMost)
}
