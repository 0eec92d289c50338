import { and, desc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Queryable } from '../../db/database.ts'
import { publicationRuns, publications } from '../../db/schema/notifications.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { isOpen } from '../scholarships/policy.ts'
import { beginRun, type Run } from './begin-run.ts'
import { findAddressees, gather, type Crowd, type Published } from './find-addressees.ts'
import { readApplicants } from './read-applicants.ts'
import { writeNotifications } from './write-notifications.ts'

/** Applicants that are matched together: more take more memory, fewer more matches. */
const CROWD = 10_000

type Needs = Pick<App, 'db' | 'clock'>

/**
 * Tells applicants once of the newly published scholarships they are eligible for: all that came
 * since the last time in one notification. Goes on where a run that was cut short has stopped.
 */
export async function notifyOfPublications(app: Needs, crowdSize = CROWD): Promise<void> {
  const run = await beginRun(app)
  if (!run) return
  let crowd: Crowd = new Map()
  let [gathered, last] = [0, '']
  for await (const page of readApplicants(app.db, run.afterApplicant, crowdSize)) {
    await gather(crowd, page, app.clock.now())
    gathered += page.length
    last = page.at(-1)?.id ?? last
    if (gathered < crowdSize) continue
    if (!(await tell(app, run, crowd, last))) return
    crowd = new Map()
    gathered = 0
  }
  if (gathered > 0 && !(await tell(app, run, crowd, last))) return
  await finish(app, run)
}

async function tell(app: Needs, run: Run, crowd: Crowd, upTo: string): Promise<boolean> {
  const found = await findAddressees(crowd, await readStillOpen(app, run))
  return writeNotifications(app, run, found, upTo)
}

/** What the run is about and can still be applied to, the highest amounts first. */
async function readStillOpen({ db, clock }: Needs, { id }: Run): Promise<Published[]> {
  const now = clock.now()
  const rows = await readPublications(db, id)
  return rows.filter((row) => isOpen(row, now))
}

const readPublications = (db: Queryable, runId: string) =>
  db
    .select({
      id: scholarships.id,
      criteria: scholarships.criteria,
      status: scholarships.status,
      opensAt: scholarships.opensAt,
      closesAt: scholarships.closesAt,
    })
    .from(publications)
    .innerJoin(scholarships, eq(scholarships.id, publications.scholarshipId))
    .where(eq(publications.runId, runId))
    .orderBy(desc(scholarships.amountMaxUsd), scholarships.id)

/** How far it came names a person, who may go; it is not needed any more. */
async function finish({ db, clock }: Needs, { id }: Run): Promise<void> {
  await db
    .update(publicationRuns)
    .set({ finishedAt: clock.now(), afterApplicant: null })
    .where(and(eq(publicationRuns.id, id), isNull(publicationRuns.finishedAt)))
}
