import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applications } from '../../db/schema/applications.ts'
import { automationSteps } from '../../db/schema/automation.ts'
import { writeReceiptEmail } from '../mail/write-receipt-email.ts'
import { forEachStudent } from './for-each-student.ts'

/** Writes each student one mail about the applications that were sent by themselves since the last. */
export async function tellWhatWasSent(app: App): Promise<void> {
  const untold = Map.groupBy(await readUntold(app), ({ applicantId }) => applicantId)
  await forEachStudent(app, untold, ([, sent]) => tellStudent(app, sent))
}

type Untold = Awaited<ReturnType<typeof readUntold>>[number]

function readUntold({ db }: Pick<App, 'db'>) {
  const { id, applicantId, scholarshipId, cycle } = applications
  return db
    .select({ id, applicantId, scholarshipId, cycle })
    .from(applications)
    .leftJoin(
      automationSteps,
      and(
        eq(automationSteps.applicantId, applicantId),
        eq(automationSteps.scholarshipId, scholarshipId),
        eq(automationSteps.cycle, cycle),
        eq(automationSteps.step, 'told'),
      ),
    )
    .where(
      and(
        eq(applications.status, 'Received'),
        inArray(applications.origin, ['automatic', 'recurring']),
        isNull(automationSteps.takenAt),
      ),
    )
    .orderBy(asc(applicantId), asc(id))
}

async function tellStudent(app: App, sent: readonly Untold[]): Promise<void> {
  await app.db.transaction(async (tx) => {
    const noted = await tx
      .insert(automationSteps)
      .values(
        sent.map(({ applicantId, scholarshipId, cycle }) => ({
          applicantId,
          scholarshipId,
          cycle,
          step: 'told' as const,
          takenAt: app.clock.now(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: automationSteps.scholarshipId })
    const told = new Set(noted.map(({ id }) => id))
    const mine = sent.filter(({ scholarshipId }) => told.has(scholarshipId))
    const applicationIds = mine.map(({ id }) => id)
    await writeReceiptEmail(tx, app, { applicationIds, isByItself: true })
  })
}
