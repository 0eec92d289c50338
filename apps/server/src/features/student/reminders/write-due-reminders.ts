import { and, count, eq, gte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { deadlineReminders } from '../../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { forEachStudent } from '../automation/for-each-student.ts'
import { readAutomation } from '../automation/queries.ts'
import { readRecipient } from '../../common/mail/read-recipient.ts'
import { writeEndableEmail } from '../../common/mail/write-endable-email.ts'
import { readPending, type Pending } from '../planner/read-pending.ts'
import { isOpen } from '../../catalogue/scholarships/policy.ts'
import { readScholarships, type ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import { reminderEmail, type DueDeadline } from './emails.ts'
import { lastMorning, reminderOn, REMINDER_WINDOW_MILLISECONDS } from './rules.ts'

/**
 * Writes each student one mail a day about the deadlines that are seven days or one day away. A
 * morning that was missed is made up for until the next; what was saved after it is not.
 */
export async function writeDueReminders(app: App): Promise<void> {
  const now = app.clock.now()
  const closesBefore = new Date(now.getTime() + REMINDER_WINDOW_MILLISECONDS)
  const pending = await readPending(app.db, { now, closesBefore })
  const rows = await readScholarships(app.db, [
    ...new Set(pending.map(({ scholarshipId }) => scholarshipId)),
  ])
  const students = Map.groupBy(pending, ({ applicantId }) => applicantId)
  await forEachStudent(app, students, ([applicantId, mine]) =>
    remindStudent(app, applicantId, mine, rows),
  )
}

async function remindStudent(
  app: App,
  applicantId: OwnApplicantId,
  pending: readonly Pending[],
  rows: ReadonlyMap<string, ScholarshipRow>,
): Promise<void> {
  const now = app.clock.now()
  const recipient = await readRecipient(app.db, applicantId)
  if (!recipient) return
  const morning = lastMorning(recipient.timeZone, now)
  const due = pending.flatMap((each) => dueDeadline(each, rows, morning, now))
  if (due.length === 0) return
  await app.db.transaction(async (tx) => {
    const { remindsOfDeadlines } = await readAutomation(tx, applicantId)
    if (!remindsOfDeadlines || (await wasWrittenSince(tx, applicantId, morning))) return
    const noted = await noteReminders(tx, applicantId, due, now)
    const left = due.filter(({ row }) => noted.has(row.id))
    if (left.length === 0) return
    await writeEndableEmail(
      tx,
      app,
      'deadlineReminders',
      reminderEmail(recipient, left, app.config),
    )
  })
}

function dueDeadline(
  { scholarshipId, draftId, since }: Pending,
  rows: ReadonlyMap<string, ScholarshipRow>,
  morning: Date,
  now: Date,
): DueDeadline[] {
  const row = rows.get(scholarshipId)
  if (!row || !row.closesAt || since > morning || !isOpen(row, now)) return []
  // No mail says "closes tomorrow" of a day that nobody has announced.
  if (row.deadline.isEstimate) return []
  const { closesAt, timeZone } = row
  const daysBefore = reminderOn(morning, { closesAt, timeZone })
  if (daysBefore === undefined) return []
  return [{ row: { ...row, closesAt }, daysBefore, hasDraft: draftId !== null }]
}

async function wasWrittenSince(
  tx: Transaction,
  applicantId: OwnApplicantId,
  morning: Date,
): Promise<boolean> {
  const mine = eq(deadlineReminders.applicantId, applicantId)
  const [row] = await tx
    .select({ number: count() })
    .from(deadlineReminders)
    .where(and(mine, gte(deadlineReminders.writtenAt, morning)))
  return (row?.number ?? 0) > 0
}

/** Notes what is reminded of; the ids of those that nobody noted before. */
async function noteReminders(
  tx: Transaction,
  applicantId: OwnApplicantId,
  due: readonly DueDeadline[],
  writtenAt: Date,
): Promise<Set<string>> {
  const noted = await tx
    .insert(deadlineReminders)
    .values(
      due.map(({ row, daysBefore }) => ({
        applicantId,
        scholarshipId: row.id,
        cycle: row.cycle,
        daysBefore,
        writtenAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: deadlineReminders.scholarshipId })
  return new Set(noted.map(({ id }) => id))
}
