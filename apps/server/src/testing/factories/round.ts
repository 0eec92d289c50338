import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applications, submissions } from '../../db/schema/applications.ts'
import { applicationHandlings } from '../../db/schema/rounds.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../days.ts'
import { aScholarship, type ScholarshipOptions } from './scholarship.ts'
import { aStudent, type Student } from './student.ts'

type Parts = Parameters<typeof aScholarship>[0] & Pick<App, 'db' | 'clock' | 'tokens'>

export interface Applicant extends Student {
  applicationId: string
}

export interface ClosedRound {
  scholarshipId: string
  cycle: string
  /** Those who sent an application, in the order of sending. */
  applicants: Applicant[]
}

/** A round whose deadline was yesterday, with this many applications. */
export async function aClosedRound(
  app: Parts,
  people = 3,
  options: ScholarshipOptions = {},
): Promise<ClosedRound> {
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000)
  const deadline = dayIn(DEFAULT_TIME_ZONE, yesterday)
  const { id: scholarshipId } = await aScholarship(app, { deadline, ...options })
  const [{ cycle } = { cycle: '' }] = await app.db
    .select({ cycle: scholarships.cycle })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  const applicants: Applicant[] = []
  for (let n = 0; n < people; n++) {
    const student = await aStudent(app, { firstName: `Student${n}`, lastName: 'Ames' })
    const applicationId = await aReceived(app, student, { scholarshipId, cycle }, n)
    applicants.push({ ...student, applicationId })
  }
  return { scholarshipId, cycle, applicants }
}

/** An application that was sent in time, two days ago. */
async function aReceived(
  { db, clock }: Parts,
  { applicantId }: Student,
  round: { scholarshipId: string; cycle: string },
  n: number,
): Promise<string> {
  const id = randomUUID()
  const at = new Date(clock.now().getTime() - 2 * 86_400_000 + n)
  await db.insert(applications).values({
    ...round,
    id,
    applicantId,
    status: 'Received',
    origin: 'individual',
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(submissions).values({
    applicationId: id,
    submittedAt: at,
    recipient: 'Harbour Light Trust',
    answers: [],
    sender: { firstName: `Student${n}`, lastName: 'Ames', email: '', phone: null, facts: [] },
    receiptWrittenAt: at,
  })
  return id
}

/** Moves an application to the shortlist or further on the organisation's side. */
export const handle = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicationId: string,
  stage: (typeof applicationHandlings.$inferInsert)['stage'],
) =>
  db.insert(applicationHandlings).values({ applicationId, stage, tags: [], updatedAt: clock.now() })
