import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { publicationRuns } from '../../db/schema/notifications.ts'
import { beginRun, type Run } from './begin-run.ts'
import { findAddressees, gather, type Crowd } from './find-addressees.ts'
import { readApplicants } from './read-applicants.ts'
import { readPublications } from './read-publications.ts'
import { writeNotifications } from './write-notifications.ts'

/** Applicants that are matched together: more take more memory, fewer more matches. */
const CROWD = 10_000

type Needs = Pick<App, 'db' | 'clock' | 'metrics'>

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
  const found = await findAddressees(crowd, readPublications(app, run))
  return writeNotifications(app, run, found, upTo)
}

/** How far it came names a person, who may go; it is not needed any more. */
async function finish({ db, clock }: Needs, { id }: Run): Promise<void> {
  await db
    .update(publicationRuns)
    .set({ finishedAt: clock.now(), afterApplicant: null })
    .where(and(eq(publicationRuns.id, id), isNull(publicationRuns.finishedAt)))
}
