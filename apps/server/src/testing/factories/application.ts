import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { App } from '../../app-context.ts'
import { aPdf } from './file.ts'
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

/** One call as somebody who is signed in; with a body it is a write. */
export async function ask(
  { server }: Server,
  { headers }: Pick<Student, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { payload, key }: { payload?: object; key?: string } = {},
) {
  const answer = await server.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  const body = answer.json()
  return { status: answer.statusCode, body, data: body.data, error: body.error }
}

/** Applies to many at once; `cv` is the public link of a file. */
export const sendMany = (
  app: Server,
  student: Pick<Student, 'headers'>,
  scholarshipId: readonly string[],
  { cv, key }: { cv?: string; key?: string } = {},
) =>
  ask(app, student, 'POST', '/scholarships/submit-scholarships', {
    payload: { scholarshipId, ...(cv !== undefined && { requirements: { cv } }) },
    ...(key !== undefined && { key }),
  })

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
  server: Server,
  student: Pick<Student, 'headers'>,
  requirementId: string,
): Promise<string> {
  const form = new FormData()
  form.append('requirementId', requirementId)
  form.append('file', new Blob(['Dear committee']), 'letter.txt')
  return upload(server, student, form)
}

/** Uploads a CV that serves every scholarship; answers its public link. */
export async function uploadCv(
  server: Server,
  student: Pick<Student, 'headers'>,
  sizeBytes = 0,
): Promise<string> {
  const form = new FormData()
  form.append('purpose', 'cv')
  form.append('file', new Blob([new Uint8Array(aPdf('', sizeBytes))]), 'cv.pdf')
  return upload(server, student, form)
}

async function upload(
  { server }: Server,
  { headers }: Pick<Student, 'headers'>,
  form: FormData,
): Promise<string> {
  const body = new Response(form)
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  // As answers keep it.
  return new URL(answer.json().data.publicUrl).pathname
}
