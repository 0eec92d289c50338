import { randomUUID } from 'node:crypto'
import type { FieldValue, Stage } from '@laurel/contract/application-shapes'
import type { Answers } from '@laurel/matching/answers'
import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { eq } from 'drizzle-orm'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  answerHistory,
  applicationAnswers,
  applications,
  applicationStages,
  submissions,
  type Sender,
} from '../../../db/schema/applications.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { listSentFacts } from '../../student/applications/list-sent-facts.ts'
import type { Origin } from '../../student/applications/origin.ts'
import { sampleKey } from './read-samples.ts'

export interface SampleApplication {
  scholarship: string
  startedDaysAgo?: number
  submittedDaysAgo?: number
  origin?: Origin
  /** By the key of the requirement's field. */
  answers: Record<string, FieldValue>
  /** What became of it, oldest first. */
  stages?: { stage: Stage; daysAgo: number }[]
}

interface Owner {
  applicantId: string
  timeZone: string
  account: {
    firstName: string
    lastName: string
    email: string
    phone?: string
    answers?: Answers
  }
}

/** Begins or sends a demo application as its student would have; answers where it is. */
export async function seedApplication(
  tx: Transaction,
  owner: Owner,
  sample: SampleApplication,
  now: Date,
): Promise<{ applicationId: string; scholarshipId: string; cycle: string }> {
  const { answers, startedDaysAgo, submittedDaysAgo, origin = 'individual', stages = [] } = sample
  const found = await findSample(tx, sample.scholarship)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS)
  const at = daysAgo(submittedDaysAgo ?? startedDaysAgo ?? 0)
  const latest = stages.at(-1)
  const applicationId = randomUUID()
  await tx.insert(applications).values({
    id: applicationId,
    applicantId: owner.applicantId,
    scholarshipId: found.id,
    cycle: found.cycle,
    status: submittedDaysAgo === undefined ? 'Draft' : 'Received',
    stage: latest?.stage ?? null,
    origin,
    version: 1,
    createdAt: at,
    updatedAt: latest ? daysAgo(latest.daysAgo) : at,
  })
  const given = await seedAnswers(tx, { applicationId, scholarshipId: found.id, answers, at })
  const seeded = { applicationId, scholarshipId: found.id, cycle: found.cycle }
  if (submittedDaysAgo === undefined) return seeded
  const sender = senderOf(owner, found.criteria, now)
  const submission = { applicationId, submittedAt: at, recipient: found.sponsor, sender }
  await tx.insert(submissions).values({ ...submission, answers: given })
  for (const [ordinal, { stage, daysAgo: days }] of stages.entries())
    await tx.insert(applicationStages).values({
      applicationId,
      ordinal: ordinal + 1,
      stage,
      enteredBy: stage === 'withdrawn' ? 'student' : 'sponsor',
      enteredAt: daysAgo(days),
    })
  return seeded
}

interface SeededAnswers {
  applicationId: string
  scholarshipId: string
  answers: SampleApplication['answers']
  at: Date
}

async function seedAnswers(
  tx: Transaction,
  { applicationId, scholarshipId, answers, at }: SeededAnswers,
) {
  const asked = await tx
    .select()
    .from(requirements)
    .where(eq(requirements.scholarshipId, scholarshipId))
  const given = asked.flatMap(({ id, title, fieldKey }) => {
    const value = answers[fieldKey]
    return value === undefined ? [] : [{ requirementId: id, title, value }]
  })
  const rows = given.map(({ requirementId, value }) => ({
    applicationId,
    requirementId,
    value,
    version: 1,
  }))
  if (rows.length > 0) {
    await tx.insert(applicationAnswers).values(rows.map((row) => ({ ...row, updatedAt: at })))
    await tx.insert(answerHistory).values(rows.map((row) => ({ ...row, savedAt: at })))
  }
  return given
}

function senderOf(
  { account, timeZone }: Owner,
  criteria: Awaited<ReturnType<typeof findSample>>['criteria'],
  now: Date,
): Sender {
  const { firstName, lastName, email, phone = null, answers = {} } = account
  const { reasons } = evaluate(criteria, answers, { today: dayIn(timeZone, now), facts: FACTS })
  return { firstName, lastName, email, phone, facts: listSentFacts(reasons, answers) }
}

async function findSample(tx: Transaction, key: string) {
  const { id, cycle, criteria } = scholarships
  const [found] = await tx
    .select({ id, cycle, criteria, sponsor: organisations.name })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(eq(scholarships.sourceKey, sampleKey(key)))
  if (!found) throw new Error(`The sample accounts name an unknown scholarship, ${key}.`)
  return found
}
