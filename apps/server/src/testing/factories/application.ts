import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { App } from '../../app-context.ts'
import type { Student } from './student.ts'

type Server = Pick<App, 'server'>

/** A requirement's id, any value a client might send for it, and the version it was written on. */
export type SentAnswer = [requirementId: string | undefined, value: unknown, baseVersion?: number]

/** Sends answers as a student does, to save a draft or to submit. */
export async function send(
  { server }: Server,
  { headers }: Pick<Student, 'headers'>,
  scholarshipId: string,
  status: string,
  answers: readonly SentAnswer[] = [],
) {
  const requirements = answers.map(([requirementId, fieldValue, baseVersion]) => ({
    requirementId,
    fieldValue,
    ...(baseVersion !== undefined && { baseVersion }),
  }))
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers,
    payload: { scholarshipId, status, requirements },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The application as its student reads it. */
export async function readApplication(
  { server }: Server,
  { headers }: Pick<Student, 'headers'>,
  scholarshipId: string,
): Promise<ApplicantDetails> {
  const url = `/api/v1/scholarships/${scholarshipId}/applicants/get-applicant-details`
  const answer = await server.inject({ url, headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}

/** The answers kept, by requirement. */
export async function keptAnswers(
  server: Server,
  student: Pick<Student, 'headers'>,
  scholarshipId: string,
): Promise<Record<string, FieldValue>> {
  const { applicantFields } = await readApplication(server, student, scholarshipId)
  return Object.fromEntries(
    applicantFields.map(({ requirementId, fieldValue }) => [requirementId, fieldValue]),
  )
}

/** The status and the answers kept. */
export async function statusAndAnswers(
  server: Server,
  student: Pick<Student, 'headers'>,
  scholarshipId: string,
): Promise<[ApplicantDetails['status'], Record<string, FieldValue>]> {
  const { status } = await readApplication(server, student, scholarshipId)
  return [status, await keptAnswers(server, student, scholarshipId)]
}

/** Uploads a short text file for a requirement; answers its public link. */
export async function uploadLetter(
  { server }: Server,
  { headers }: Pick<Student, 'headers'>,
  requirementId: string,
): Promise<string> {
  const form = new FormData()
  form.append('requirementId', requirementId)
  form.append('file', new Blob(['Dear committee']), 'letter.txt')
  const body = new Response(form)
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.publicUrl
}
