import type { FieldValue } from '@laurel/contract/application-shapes'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applicationAnswers, applications, submissions } from '../../../db/schema/applications.ts'
import { automationSteps } from '../../../db/schema/automation.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { ownApplicantId, type OwnApplicantId } from '../../../http/session.ts'
import { holdFiles, withoutLostFiles } from '../applications/hold-files.ts'
import { keepDraft, mergeAnswers } from '../applications/save-answers.ts'
import { readRequirements } from '../../catalogue/scholarships/queries.ts'
import { forEachStudent } from './for-each-student.ts'

interface Earlier {
  applicationId: string
  applicantId: OwnApplicantId
  scholarshipId: string
  /** The round that has begun since. */
  cycle: string
}

/**
 * Prepares a draft of the present round for whoever applied to the last one, with the answers that
 * are still asked for. Each student once a round: a draft that was discarded does not come back.
 */
export async function prepareReapplications(app: App): Promise<void> {
  const earlier = await findEarlier(app)
  await forEachStudent(app, earlier, (each) =>
    app.db.transaction((tx) => prepareDraft(tx, app, each)),
  )
}

/** The latest application of each student to a scholarship whose round has changed since. */
async function findEarlier({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Earlier[]> {
  const now = clock.now().toISOString()
  const { rows } = await db.execute<Omit<Earlier, 'applicantId'> & { applicantId: string }>(sql`
    select latest.id as "applicationId", latest.applicant_id as "applicantId",
      scholarship.id as "scholarshipId", scholarship.cycle
    from ${scholarships} as scholarship
    join lateral (
      select distinct on (applicant_id) * from ${applications} as any_round
      where any_round.scholarship_id = scholarship.id
      order by applicant_id, created_at desc, id
    ) as latest on true
    join ${submissions} as sent on sent.application_id = latest.id
    join ${applicants} as student on student.id = latest.applicant_id
    join ${users} as person on person.id = student.user_id and person.purge_after is null
    where scholarship.status = 'published' and scholarship.delivery = 'laurel'
      and (scholarship.closes_at is null or scholarship.closes_at >= ${now}::timestamptz)
      and latest.cycle <> scholarship.cycle
      and latest.status = 'Received' and latest.stage is distinct from 'withdrawn'
      and not exists (
        select 1 from ${automationSteps} as step
        where step.applicant_id = latest.applicant_id and step.scholarship_id = scholarship.id
          and step.step = 'prepared' and step.taken_at >= sent.submitted_at)
    order by latest.applicant_id, scholarship.id`)
  return rows.map((row) => ({ ...row, applicantId: ownApplicantId(row.applicantId) }))
}

async function prepareDraft(tx: Transaction, app: App, earlier: Earlier): Promise<void> {
  const { applicantId, scholarshipId, cycle } = earlier
  const now = app.clock.now()
  const noted = await tx
    .insert(automationSteps)
    .values({ applicantId, scholarshipId, cycle, step: 'prepared', takenAt: now })
    .onConflictDoNothing()
    .returning()
  if (noted.length === 0) return
  const [draft] = await tx
    .insert(applications)
    .values({
      id: randomUUID(),
      applicantId,
      scholarshipId,
      cycle,
      status: 'Draft',
      origin: 'recurring',
      preparedFromId: earlier.applicationId,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  if (!draft) return
  const { asked, answers } = await readStillAsked(tx, earlier)
  const owner = { applicationId: draft.id, applicantId }
  await keepDraft(tx, app, owner, mergeAnswers([], answers, asked), now)
}

/** The earlier answers to what is asked now as it was then, without files that are gone. */
async function readStillAsked(tx: Transaction, earlier: Earlier) {
  const { applicationId, applicantId, scholarshipId } = earlier
  const asked = (await readRequirements(tx, [scholarshipId])).get(scholarshipId) ?? []
  const given = await tx
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, applicationId))
  const values = new Map<string, FieldValue>(
    given.map(({ requirementId, value }) => [requirementId, value]),
  )
  const left = withoutLostFiles(asked, values, await holdFiles(tx, applicantId, asked, values))
  const answers = asked.flatMap(({ id: requirementId }) => {
    const value = left.get(requirementId)
    const continues = { applicationId, requirementId }
    return value === undefined ? [] : [{ requirementId, value, baseVersion: undefined, continues }]
  })
  return { asked, answers }
}
