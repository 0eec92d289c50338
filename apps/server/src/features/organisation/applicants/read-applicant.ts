import type {
  ApplicantFilter,
  SentAnswer,
  SentApplication,
} from '@laurel/contract/applicant-shapes'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, applicationStages, submissions } from '../../../db/schema/applications.ts'
import { applicantMessages, applicationNotes } from '../../../db/schema/rounds.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { ownApplicantId } from '../../../http/session.ts'
import { countDisclosed } from '../../student/authorship/count-disclosed.ts'
import type { requireForApplication } from '../organisations/require-member.ts'
import { findNeighbours } from './find-neighbours.ts'
import { nameOf, readRows } from './read-rows.ts'

type Reader = Awaited<ReturnType<typeof requireForApplication>>

/** One application as it was sent, with what was noted and told of it; nothing it holds once withdrawn. */
export async function readApplicant(
  app: App,
  reader: Reader,
  filter: ApplicantFilter,
): Promise<SentApplication> {
  const { applicationId } = reader
  const [[row], sent] = await Promise.all([
    readRows(app.db, [applicationId]),
    readSent(app.db, applicationId),
  ])
  if (!row || !sent) throw new CallFailure('NOT_FOUND')
  const { scholarship, cycle, submission } = sent
  const isShown = row.standing !== 'withdrawn'
  const [answers, stages, notes, messages, neighbours] = await Promise.all([
    isShown ? readAnswers(app, reader, sent) : [],
    readStages(app.db, applicationId),
    readNotes(app.db, applicationId),
    readMessages(app.db, applicationId),
    findNeighbours(app.db, { ...reader, cycle }, filter, applicationId),
  ])
  return {
    ...row,
    facts: isShown ? row.facts : [],
    scholarship: { id: scholarship.id, title: scholarship.title },
    cycle,
    sender: isShown ? submission.sender : null,
    answers,
    stages,
    notes,
    messages,
    ...neighbours,
  }
}

type Sent = NonNullable<Awaited<ReturnType<typeof readSent>>>

/** Nothing of somebody whose account must go. */
async function readSent(db: Queryable, applicationId: string) {
  const [sent] = await db
    .select({
      cycle: applications.cycle,
      submission: submissions,
      scholarship: {
        id: scholarships.id,
        title: scholarships.title,
        aiPolicy: scholarships.aiPolicy,
      },
    })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .where(eq(submissions.applicationId, applicationId))
  return sent
}

async function readAnswers(
  app: App,
  { userId, scholarshipId, applicationId, applicantId }: Reader,
  { submission, scholarship }: Sent,
): Promise<SentAnswer[]> {
  const { id, dataType } = requirements
  const asked = await app.db
    .select({ id, dataType })
    .from(requirements)
    .where(eq(requirements.scholarshipId, scholarshipId))
  const dataTypes = new Map(asked.map((each) => [each.id, each.dataType]))
  const owner = { applicationId, applicantId: ownApplicantId(applicantId) }
  const essays = submission.answers.flatMap(({ requirementId, value }) =>
    dataTypes.get(requirementId) === 'editor' && typeof value === 'string'
      ? [[requirementId, value] as const]
      : [],
  )
  const words = await countDisclosed(app, owner, scholarship.aiPolicy, new Map(essays))
  return submission.answers.map(({ requirementId, title, value, file }) => {
    const ticket = { userId, scholarshipId, applicationId, requirementId }
    const counts = words.get(requirementId)
    return {
      requirementId,
      title,
      value: file ? null : value,
      dataType: dataTypes.get(requirementId) ?? 'text',
      ...(file && {
        file: {
          name: file.name,
          sizeBytes: file.sizeBytes,
          url: `/api/v1/applicant-files/${app.fileTickets.issue(ticket)}/${encodeURIComponent(file.name)}`,
        },
      }),
      ...(counts && { words: counts }),
    }
  })
}

async function readStages(db: Queryable, applicationId: string) {
  const { stage, enteredAt } = applicationStages
  const rows = await db
    .select({ stage, enteredAt })
    .from(applicationStages)
    .where(eq(applicationStages.applicationId, applicationId))
    .orderBy(asc(applicationStages.ordinal))
  return rows.map((row) => ({ ...row, enteredAt: row.enteredAt.toISOString() }))
}

async function readNotes(db: Queryable, applicationId: string) {
  const { id, text, writtenAt, authorId } = applicationNotes
  const rows = await db
    .select({ id, text, writtenAt, author: nameOf, authorId: users.id })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(writtenAt), asc(id))
  return rows.map(({ authorId: known, author, ...row }) => ({
    ...row,
    author: known === null ? null : author,
    writtenAt: row.writtenAt.toISOString(),
  }))
}

async function readMessages(db: Queryable, applicationId: string) {
  const { id, subject, body, sentAt, sentBy } = applicantMessages
  const rows = await db
    .select({ id, subject, text: body, sentAt, author: nameOf, authorId: users.id })
    .from(applicantMessages)
    .leftJoin(users, eq(users.id, sentBy))
    .where(eq(applicantMessages.applicationId, applicationId))
    .orderBy(asc(sentAt), asc(id))
  return rows.map(({ authorId: known, author, ...row }) => ({
    ...row,
    author: known === null ? null : author,
    sentAt: row.sentAt.toISOString(),
  }))
}
