import { and, asc, eq, gt, inArray, isNull, notExists } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Clock } from '../../../clock.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applications, bulkSubmissions, submissions } from '../../../db/schema/applications.ts'
import { writeReceiptEmail } from './write-receipt-email.ts'

/** An older receipt would be no news. */
const LATEST_DAYS = 2
/** Sent because a switch is on. */
const BY_ITSELF = new Set(['recurring', 'automatic'])

/**
 * Writes each student a mail about what was sent since the last run: one for what they sent, one
 * for what was sent by itself. Apart from sending, which it would slow down.
 */
export async function writeDueReceipts(app: App): Promise<void> {
  for (const applicantId of await readDueStudents(app)) {
    try {
      await app.db.transaction((tx) => writeToStudent(tx, app, applicantId))
    } catch (error) {
      app.server.log.error({ err: error, applicantId }, 'a receipt is left to the next time')
    }
  }
}

const isDue = (clock: Clock) =>
  and(
    isNull(submissions.receiptWrittenAt),
    gt(submissions.submittedAt, new Date(clock.now().getTime() - LATEST_DAYS * DAY_MILLISECONDS)),
  )

/** Whoever has a bulk application under way gets one mail once it has ended. */
async function readDueStudents({ db, clock }: App): Promise<string[]> {
  const { applicantId } = applications
  const isUnderWay = db
    .select({ id: bulkSubmissions.id })
    .from(bulkSubmissions)
    .where(and(eq(bulkSubmissions.applicantId, applicantId), isNull(bulkSubmissions.finishedAt)))
  const rows = await db
    .selectDistinct({ applicantId })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(and(isDue(clock), notExists(isUnderWay)))
  return rows.map((row) => row.applicantId)
}

async function writeToStudent(tx: Transaction, app: App, applicantId: string): Promise<void> {
  const due = await tx
    .select({ id: applications.id, origin: applications.origin })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(and(eq(applications.applicantId, applicantId), isDue(app.clock)))
    .orderBy(asc(submissions.applicationId))
    .for('update', { of: submissions, skipLocked: true })
  const ids = (isByItself: boolean) =>
    due.filter(({ origin }) => BY_ITSELF.has(origin) === isByItself).map(({ id }) => id)
  if (due.length === 0) return
  await writeReceiptEmail(tx, app, { applicationIds: ids(false) })
  await writeReceiptEmail(tx, app, { applicationIds: ids(true), isByItself: true })
  await tx
    .update(submissions)
    .set({ receiptWrittenAt: app.clock.now() })
    .where(inArray(submissions.applicationId, [...ids(false), ...ids(true)]))
}
