import type { readApplicantFile as fileCall } from '@laurel/contract/applicants'
import type { FastifyReply } from 'fastify'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { submissions } from '../../../db/schema/applications.ts'
import { applicantEntries } from '../../../db/schema/rounds.ts'
import { fileIdOf } from '../../../file-links.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { sendFile } from '../../common/files/read-file.ts'
import { requireForApplication } from '../organisations/require-member.ts'

/** Answers with a file of an application to the member who was given the link. */
export async function readApplicantFile(
  app: App,
  asked: Asked<typeof fileCall>,
): Promise<FastifyReply> {
  const ticket = app.fileTickets.read(asked.params.ticket)
  if (!ticket) throw new CallFailure('NOT_FOUND')
  const { applicationId, requirementId } = ticket
  await requireForApplication(app.db, ticket, ticket, 'read_applicant')
  const [sent] = await app.db
    .select({ answers: submissions.answers, standing: applicantEntries.standing })
    .from(submissions)
    .innerJoin(applicantEntries, eq(applicantEntries.applicationId, submissions.applicationId))
    .where(eq(submissions.applicationId, applicationId))
  if (sent?.standing === 'withdrawn') throw new CallFailure('NOT_FOUND')
  const answer = sent?.answers.find((each) => each.requirementId === requirementId)
  const fileId = typeof answer?.value === 'string' ? fileIdOf(answer.value) : undefined
  if (fileId === undefined) throw new CallFailure('NOT_FOUND')
  return sendFile(app, fileId, asked)
}
