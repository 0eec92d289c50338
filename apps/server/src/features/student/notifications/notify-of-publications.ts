import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { publicationRuns } from '../../../db/schema/notifications.ts'
import { beginRun, type Run } from './begin-run.ts'
import { findAddressees } from './find-addressees.ts'
import { readCrowds, type Gathered } from './read-crowds.ts'
import { hasOnceEarly, readPublications } from './read-publications.ts'
import { readTies } from './read-ties.ts'
import { readToldEarly } from './read-told-early.ts'
import { tellSubscribers } from './tell-subscribers.ts'
import { writeNotifications } from './write-notifications.ts'

/** Applicants that are matched together: more take more memory, fewer more matches. */
const CROWD = 10_000

type Needs = Pick<App, 'db' | 'clock' | 'metrics'>

/**
 * Tells applicants once of the newly published scholarships they are eligible for: all that came
 * since the last time in one notification. Goes on where a run that was cut short has stopped.
 * Subscribers hear of what is theirs first, everybody else once it is everybody's.
 */
export async function notifyOfPublications(app: Needs, crowdSize = CROWD): Promise<void> {
  const run = await beginRun(app)
  await tellSubscribers(app, crowdSize)
  if (!run) return
  for await (const gathered of readCrowds(app, crowdSize, { after: run.afterApplicant }))
    if (!(await tell(app, run, gathered))) return
  await finish(app, run)
}

async function tell(app: Needs, run: Run, { crowd, ids }: Gathered): Promise<boolean> {
  const told = (await hasOnceEarly(app, run)) ? await readToldEarly(app.db, ids) : undefined
  const ties = await readTies(app.db, ids)
  const found = await findAddressees(crowd, readPublications(app, run), ties, told)
  return writeNotifications(app, run, found, ids.at(-1) ?? '')
}

/** How far it came names a person, who may go; it is not needed any more. */
async function finish({ db, clock }: Needs, { id }: Run): Promise<void> {
  await db
    .update(publicationRuns)
    .set({ finishedAt: clock.now(), afterApplicant: null })
    .where(and(eq(publicationRuns.id, id), isNull(publicationRuns.finishedAt)))
}
