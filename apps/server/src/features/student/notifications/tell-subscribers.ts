import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import type { NewMatches } from '../../../db/schema/notifications.ts'
import { findAddressees } from './find-addressees.ts'
import { readCrowds, type Gathered } from './read-crowds.ts'
import { readEarlyPublications } from './read-publications.ts'
import { readTies } from './read-ties.ts'
import { readToldEarly } from './read-told-early.ts'
import { insertNotifications } from './write-notifications.ts'

/** Written in one transaction each. */
const BATCH = 500

type Needs = Pick<App, 'db' | 'clock' | 'metrics'>

/**
 * Tells subscribers of what only they see yet, each of them once, also who subscribes while that is
 * so. Everybody else hears of it with the run after its window has passed.
 */
export async function tellSubscribers(app: Needs, crowdSize: number): Promise<void> {
  const { done } = await readEarlyPublications(app).next()
  if (done) return
  for await (const gathered of readCrowds(app, crowdSize, { subscribedAt: app.clock.now() }))
    await tell(app, gathered)
}

async function tell(app: Needs, { crowd, ids }: Gathered): Promise<void> {
  const [told, ties] = await Promise.all([readToldEarly(app.db, ids), readTies(app.db, ids)])
  const found = await findAddressees(crowd, readEarlyPublications(app), ties, told)
  const inOrder = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (let from = 0; from < inOrder.length; from += BATCH)
    await writeEarly(app, inOrder.slice(from, from + BATCH))
}

type Matches = readonly [string, NewMatches]

/** Whom another process has told of one of them meanwhile, the next hour tells of the others. */
async function writeEarly({ db, clock, metrics }: Needs, batch: readonly Matches[]): Promise<void> {
  const made = await db.transaction(async (tx) => {
    const ids = batch.map(([id]) => id)
    await tx
      .select({ id: applicants.id })
      .from(applicants)
      .where(inArray(applicants.id, ids))
      .orderBy(applicants.id)
      .for('no key update')
    const told = await readToldEarly(tx, ids)
    const untold = batch.filter(
      ([id, { early = [] }]) => !early.some((each) => told.get(id)?.has(each)),
    )
    return insertNotifications(tx, `early:${randomUUID()}`, untold, clock.now())
  })
  metrics.notifications.inc(made)
}
