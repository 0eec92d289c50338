import { randomUUID } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { writeEndableEmail } from '../../common/mail/write-endable-email.ts'
import { noticeEmail } from './emails.ts'
import { readConcerned, type Concerned, type NoticeRow } from './read-concerned.ts'
import { readScholarships } from '../../catalogue/scholarships/queries.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'unsubscribeTokens'>

/** Told in one transaction each: what a run that is killed has to do again is never more. */
const BATCH = 200

/**
 * Tells everybody a changed scholarship concerns, each once, by notification and mail. Goes on where
 * a run that was cut short has stopped, whichever process that was.
 */
export async function tellNotices(app: Parts): Promise<void> {
  const waiting = await app.db
    .select({ id: scholarshipNotices.id })
    .from(scholarshipNotices)
    .where(isNull(scholarshipNotices.finishedAt))
    .orderBy(asc(scholarshipNotices.madeAt), asc(scholarshipNotices.id))
  for (const { id } of waiting) while (await tellBatch(app, id));
}

/** Tells the next of a notice; false once there is nobody left. */
const tellBatch = (app: Parts, id: string): Promise<boolean> =>
  transact(app.db, async (tx) => {
    const isNotice = eq(scholarshipNotices.id, id)
    const [notice] = await tx.select().from(scholarshipNotices).where(isNotice).for('update')
    if (!notice || notice.finishedAt) return false
    const concerned = await readConcerned(tx, notice, BATCH)
    const last = concerned.at(-1)
    const now = app.clock.now()
    if (!last) {
      await tx.update(scholarshipNotices).set({ finishedAt: now, toldUpTo: null }).where(isNotice)
      return false
    }
    await tell(tx, app, notice, concerned)
    await tx.update(scholarshipNotices).set({ toldUpTo: last.applicantId }).where(isNotice)
    return true
  })

async function tell(
  tx: Transaction,
  app: Parts,
  notice: NoticeRow,
  concerned: readonly Concerned[],
): Promise<void> {
  const { id, kind, scholarshipId } = notice
  const scholarship = (await readScholarships(tx, [scholarshipId])).get(scholarshipId)
  if (!scholarship) throw new Error(`There is no scholarship ${scholarshipId}.`)
  const told = await tx
    .insert(notifications)
    .values(
      concerned.map(({ applicantId }) => ({
        id: randomUUID(),
        applicantId,
        kind,
        payload: { count: 1, scholarshipIds: [scholarshipId] },
        origin: `notice:${id}`,
        createdAt: app.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ applicantId: notifications.applicantId })
  const fresh = new Set(told.map(({ applicantId }) => applicantId))
  for (const person of concerned) {
    if (!fresh.has(person.applicantId)) continue
    const email = noticeEmail(person, notice, scholarship, app.config)
    // Who only saved it has asked for no more than reminders.
    if (person.involvement === 'saved') await writeEndableEmail(tx, app, 'deadlineReminders', email)
    else await writeEmail(tx, email, app.clock.now())
  }
}
